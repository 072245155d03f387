import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { points } from "../../i18n/game";
import type { Hand, Id } from "../model/entries";
import { orderText, short } from "../words";
import type { WayProps } from "./RoundForm";

/** Where there is no mouse a tap on the field must not call the keyboard: the keys below are one tap. */
const coarse = () => matchMedia("(pointer: coarse)").matches;

/** Points of each player: one tap on a value that there is, or typed. */
export function PointGrid({ match, players, name, round, result, onChange }: WayProps) {
  const valueOf = (id: Id): number | undefined => {
    const hand = round.hands[id];
    return hand?.value ?? (result.settled.points[id] === undefined ? undefined : 2 * result.settled.points[id]);
  };
  const [at, setAt] = useState<Id | null>(() => players.find((id) => valueOf(id) === undefined) ?? players[0] ?? null);
  const [typed, setTyped] = useState<Readonly<Record<Id, string>>>({});
  const set = (id: Id, hand: Hand) => onChange({ hands: { ...round.hands, [id]: hand } });
  const tap = (value: number) => {
    if (at === null) return;
    set(at, { value });
    setTyped({ ...typed, [at]: points(value / 2) });
    const place = players.indexOf(at);
    const order = [...players.slice(place + 1), ...players.slice(0, place)];
    setAt(order.find((id) => valueOf(id) === undefined) ?? at);
  };
  const type = (id: Id, text: string) => {
    setTyped({ ...typed, [id]: text });
    const number = Number(text.trim().replace("½", ".5").replace(",", "."));
    set(id, text.trim() === "" ? {} : { value: Number.isFinite(number) ? 2 * number : -1 });
  };
  const wrong = (id: Id) => result.problems.some((problem) => problem.player === id && problem.code === "value");
  return (
    <>
      <ul role="list" class="sheet-points">
        {players.map((id) => {
          const value = valueOf(id);
          return (
            <li key={id} data-at={id === at || undefined}>
              <label for={`points-${id}`} class="sheet-name">
                {name(id)}
              </label>
              <input
                id={`points-${id}`}
                class="input"
                inputMode={coarse() ? "none" : "decimal"}
                autocomplete="off"
                value={typed[id] ?? (value === undefined ? "" : points(value / 2))}
                aria-invalid={wrong(id) || undefined}
                onFocus={(event) => {
                  setAt(id);
                  event.currentTarget.select();
                }}
                onInput={(event) => type(id, event.currentTarget.value)}
              />
              {result.settled.asked.includes(id) && (
                <select
                  class="input"
                  aria-label={t("sheet-suit", { name: name(id) })}
                  value={round.hands[id]?.order ?? ""}
                  onChange={(event) => set(id, { value: value ?? 0, order: Number(event.currentTarget.value) })}
                >
                  <option value="" disabled>
                    {t("sheet-which-suit")}
                  </option>
                  {match.book.worths.find((worth) => worth.value === value)?.orders.toReversed().map((order) => (
                    <option key={order} value={order}>
                      {orderText(order)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
      <div class="sheet-keys" role="group" aria-label={at === null ? t("sheet-way-points") : t("sheet-points-of", { name: name(at) })}>
        {match.book.worths.toReversed().map(({ value, ends }) => (
          <button key={value} type="button" class="btn" data-ends={ends !== 0 || undefined} aria-pressed={at !== null && valueOf(at) === value} onClick={() => tap(value)}>
            {short(value / 2)}
          </button>
        ))}
      </div>
    </>
  );
}
