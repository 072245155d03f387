import "./hint.css";
import { useId } from "preact/hooks";
import { percent, t } from "../i18n";
import { cardList, points } from "../i18n/game";
import type { Reviewed, Slip, TableState } from "../protocol";
import { Dialog } from "../ui/Dialog";
import { Cards, MovePicture } from "./MovePicture";
import { percentagePoints, whyBest } from "./words";

interface ReviewProps {
  state: TableState;
  review: Reviewed;
  onClose: () => void;
}

/** What would have been better in a round, by what one could know at the time; or that all was good enough. */
export function ReviewDialog({ state, review: { decisions, slips, cost, rough }, onClose }: ReviewProps) {
  const about = useId();
  const summary =
    slips.length === 0
      ? t("review-good", { decisions })
      : t("review-slips", { slips: slips.length, decisions, points: percentagePoints(cost) });
  return (
    <Dialog title={t("review-ask")} describedBy={about} onClose={onClose} class="advice">
      <p id={about}>{summary}</p>
      {slips.length > 0 && (
        <ol class="slips" role="list">
          {slips.map((slip, number) => (
            <Better key={number} slip={slip} state={state} />
          ))}
        </ol>
      )}
      {decisions > 0 && (
        <p class="hint">
          {t("hint-simply")} {rough && t("hint-rough")}
        </p>
      )}
    </Dialog>
  );
}

function Better({ slip, state }: { slip: Slip; state: TableState }) {
  const piles = state.rules.options.mechanism === "draw_discard";
  return (
    <li>
      <h3>
        {t("review-turn", { turn: slip.turn })}
        <span class="slip-cost">−{points(percentagePoints(slip.cost))} %</span>
      </h3>
      <dl>
        <Held name={t("review-hand")} cards={slip.hand} />
        <Held name={t(piles ? "review-pile" : "table-centre")} cards={slip.centre} />
        <div>
          <dt>{t("review-made")}</dt>
          <dd>
            <MovePicture move={slip.made.move} />
          </dd>
        </div>
        <div class="slip-best">
          <dt>{t("review-best")}</dt>
          <dd>
            <MovePicture move={slip.best.move} />
          </dd>
        </div>
      </dl>
      <p>{whyBest(slip.because, state)}</p>
      <p class="hint">
        {t("review-chance", {
          chance_made: percent(slip.made.win, 1),
          chance_best: percent(slip.best.win, 1),
        })}
      </p>
    </li>
  );
}

function Held({ name, cards }: { name: string; cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="sr-only">{cardList(cards, true)}</span>
        <Cards cards={cards} />
      </dd>
    </div>
  );
}
