import "./hint.css";
import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { Hinted, Prospect, TableState } from "../protocol";
import type { Game } from "../store/game";
import { Dialog } from "../ui/Dialog";
import { MovePicture } from "./MovePicture";
import { chanceTexts, moveText, spokenHint, whyBest } from "./words";

interface HintProps {
  game: Game;
  state: TableState;
  hint: Hinted;
}

/** What would be best, why, and what every legal move would be worth. */
export function HintDialog({ game, state, hint: { moves, because, rough } }: HintProps) {
  const spoken = useId();
  const [best] = moves;
  if (!best) return null;
  return (
    <Dialog title={t("hint-title")} describedBy={spoken} onClose={() => (game.hintOpen.value = false)} class="advice">
      <p id={spoken} class="sr-only">
        {spokenHint(best, because, state)}
      </p>
      <div class="advice-best">
        <MovePicture move={best.move} />
        <p>{whyBest(because, state)}</p>
        <button type="button" class="btn btn-primary" autofocus onClick={() => game.play(best.move)}>
          {t("hint-do")}
        </button>
      </div>
      <table class="prospects">
        <caption>{t("hint-moves")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("hint-move")}</th>
            <th scope="col">{t("hint-win")}</th>
            <th scope="col">{t("hint-lose")}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((one) => (
            <Row key={one.move} found={one} />
          ))}
        </tbody>
      </table>
      <p class="hint">
        {t("hint-about")} {t("hint-simply")} {rough && t("hint-rough")}
      </p>
    </Dialog>
  );
}

function Row({ found: { move, win, win_error, lose, lose_error } }: { found: Prospect }) {
  return (
    <tr>
      <th scope="row">{moveText(move)}</th>
      <Chance texts={chanceTexts(win, win_error, true)} />
      <Chance texts={chanceTexts(lose, lose_error)} />
    </tr>
  );
}

function Chance({ texts: [chance, off] }: { texts: [string, string] }) {
  return (
    <td>
      {chance} <span class="off">{off}</span>
    </td>
  );
}
