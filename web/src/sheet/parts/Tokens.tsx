import { Mark } from "../../cards/Sprite";
import { t } from "../../i18n";
import { swims, type Seat } from "../model/evening";

/** A seat's lives as matches that burn down one by one; who swims has a lifebelt. */
export function Tokens({ seat, most }: { seat: Seat; most: number }) {
  const text = seat.gone ? t("sheet-gone") : seat.out ? t("lives-out") : swims(seat) ? t("lives-swims") : t("lives-left", { lives: seat.lives });
  const worded = seat.out || swims(seat);
  return (
    <span class="tokens" data-swims={swims(seat) || undefined}>
      <span class={worded ? "tokens-word" : "sr-only"}>{text}</span>
      {swims(seat) && <Mark name="swim" class="bob" />}
      {seat.out && !seat.gone && <Mark name="out" />}
      {!worded && Array.from({ length: Math.max(most, seat.lives) }, (_, n) => <Mark key={n} name={n < seat.lives ? "life" : "life-lost"} />)}
    </span>
  );
}
