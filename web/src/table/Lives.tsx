import { Mark } from "../cards/Sprite";
import { t } from "../i18n";
import type { PlayerInfo } from "../protocol";

/** More matches than that are a number beside one: on a phone there is no room for nine of them in one line. */
const MANY = 5;

/** A player's lives as matches, burnt ones too; who swims has a lifebelt, who is out a sign of it. */
export function Lives({ player, most }: { player: PlayerInfo; most: number }) {
  const all = Math.max(most, player.lives);
  const text = player.out ? t("lives-out") : player.swims ? t("lives-swims") : t("lives-left", { lives: player.lives });
  return (
    <span class="lives" data-swims={player.swims || undefined} data-out={player.out || undefined}>
      <span class="sr-only">{text}</span>
      {player.out && <Mark name="out" />}
      {player.swims && <Mark name="swim" class="bob" />}
      {(player.out || player.swims) && (
        <span class="lives-word" aria-hidden="true">
          {text}
        </span>
      )}
      {!player.out && !player.swims && (all > MANY ? (
        <>
          <Mark name="life" />
          <span aria-hidden="true">{player.lives}</span>
        </>
      ) : (
        Array.from({ length: all }, (_, n) => <Mark key={n} name={n < player.lives ? "life" : "life-lost"} />)
      ))}
    </span>
  );
}
