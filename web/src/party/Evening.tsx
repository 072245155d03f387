import { Keep } from "../end/Keep";
import { Standings } from "../end/Standings";
import { t } from "../i18n";
import { proofPath } from "../net/api";
import type { TableState } from "../protocol";
import { matchesOf, standings } from "../store/party";
import { Icon } from "../ui/Icon";

/** What was played here: the score, and each match to keep, to see again and to check. */
export function Evening({ state }: { state: TableState }) {
  if (state.match === 0) return null;
  return (
    <section class="stack" aria-labelledby="evening-title">
      <h3 id="evening-title">{t("end-standings")}</h3>
      {standings(state).length > 0 && <Standings state={state} />}
      <ol class="matches" role="list" aria-label={t("evening-matches")}>
        {matchesOf(state).map(({ match, winner }) => (
          <li key={match}>
            <details class="more">
              <summary>{winner === "" ? t("evening-match", { number: match }) : t("evening-match-won", { number: match, name: winner })}</summary>
              <div class="match-keep">
                <Keep table={state.table} match={match} />
                <a class="btn" href={proofPath(state.table, match)} download>
                  <Icon name="shield" />
                  {t("fair-proof")}
                </a>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
