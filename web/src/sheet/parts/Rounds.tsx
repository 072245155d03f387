import { t } from "../../i18n";
import { cardName } from "../../i18n/game";
import { Icon } from "../../ui/Icon";
import type { Id } from "../model/entries";
import { nameOf, type Evening, type Match } from "../model/evening";
import { write } from "../store/sheets";
import { problemText, roundLine } from "../words";

interface Props {
  evening: Evening;
  match: Match;
  onCorrect: (id: Id) => void;
}

/** All rounds of a match, the newest first; each can be corrected, and everything after it follows. */
export function Rounds({ evening, match, onCorrect }: Props) {
  return (
    <ol class="sheet-rounds" role="list">
      {match.rounds.toReversed().map((round) => (
        <li key={round.entry.id}>
          <span class="sheet-number">{round.number}</span>
          <span>
            {roundLine(round, evening)}
            <span class="hint">{t("sheet-line-dealt", { name: nameOf(evening, round.dealer) })}</span>
            {round.problems.length > 0 && (
              <span class="sheet-problem">
                {t("sheet-no-longer")} {round.problems.map((problem) => problemText(problem, evening, cardName)).join(" ")}
              </span>
            )}
          </span>
          <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-correct", { round: round.number })} onClick={() => onCorrect(round.entry.id)}>
            <Icon name="edit" />
          </button>
          <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-remove-round", { round: round.number })} onClick={() => write({ op: "remove", id: round.entry.id })}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ol>
  );
}
