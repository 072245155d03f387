import { t } from "../../i18n";
import type { Id } from "../model/entries";
import { Chips } from "./Chips";
import type { WayProps } from "./RoundForm";

const NOBODY = "";

/** Who lost is tapped: once for a life, twice for two, once more for none. */
export function Losers({ players, name, round, onChange, fire }: WayProps & { fire: boolean }) {
  const lost = (id: Id) => (round.fire === null ? (round.losers?.[id] ?? 0) : Number(id !== round.fire));
  const tap = (id: Id) => onChange({ fire: null, losers: { ...round.losers, [id]: (lost(id) + 1) % 3 } });
  return (
    <>
      <fieldset class="sheet-field">
        <legend class="label">{t("sheet-who-lost")}</legend>
        <div class="sheet-losers">
          {players.map((id) => (
            <button key={id} type="button" class="btn sheet-loser" aria-pressed={lost(id) > 0} onClick={() => tap(id)}>
              <span>{name(id)}</span>
              <span class="sheet-minus" aria-hidden="true">
                {lost(id) > 0 ? `−${String(lost(id))}` : ""}
              </span>
              <span class="sr-only">{t("sheet-lives", { lost: lost(id) })}</span>
            </button>
          ))}
          <button type="button" class="btn sheet-loser" aria-pressed={round.fire === null && round.losers !== null && players.every((id) => lost(id) === 0)} onClick={() => onChange({ fire: null, losers: {} })}>
            {t("sheet-nobody-lost")}
          </button>
        </div>
      </fieldset>
      {fire && (
        <Chips
          legend={t("sheet-who-fire")}
          options={[[NOBODY, t("sheet-no-one")], ...players.map((id) => [id, name(id)] as const)]}
          value={round.fire ?? NOBODY}
          onChange={(id) => onChange({ fire: id === NOBODY ? null : id })}
        />
      )}
    </>
  );
}
