import { t } from "../i18n";
import type { TableState } from "../protocol";
import { standings } from "../store/party";

/** So many stand in it without scrolling, on a phone too. */
const IN_SIGHT = 8;

/** The evening's score: everybody who has played here, those who are gone too. */
export function Standings({ state }: { state: TableState }) {
  const rows = standings(state);
  return (
    <ol class="standings" role="list" tabIndex={rows.length > IN_SIGHT ? 0 : undefined}>
      {rows.map(({ member, name, wins, played }) => (
        <li key={member} data-own={member === state.you || undefined}>
          {t("end-standing", { name, wins, played })}
        </li>
      ))}
    </ol>
  );
}
