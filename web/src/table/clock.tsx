import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Game } from "../store/game";
import { CLOCK_SECONDS } from "../store/plans";
import { announce } from "../ui/announce";
import { useTable } from "./context";

/** Who has so few seconds left is told. */
const SOON = 10;

/** What `look` gives, looked at again four times a second; null is looked at once. */
export function useTicking<Value>(look: () => Value | null, key: unknown): Value | null {
  const latest = useRef(look);
  latest.current = look;
  const [value, setValue] = useState(look);
  useEffect(() => {
    const tick = () => setValue(latest.current());
    tick();
    if (latest.current() === null) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [key]);
  return value;
}

/** Whole seconds until the table's clock acts; null where none runs. */
export function useSecondsLeft(): number | null {
  const { game } = useTable();
  const live = game instanceof Game ? game : null;
  const until = live?.clock.value.until ?? null;
  return useTicking(() => (until === null || !live ? null : Math.max(0, Math.ceil(live.until(until) / 1000))), until);
}

/** Whole seconds for which those awaited have been awaited. */
export function useSecondsWaited(): number {
  const { game } = useTable();
  const live = game instanceof Game ? game : null;
  const since = live?.clock.value.since ?? null;
  return useTicking(() => (since === null || !live ? null : Math.floor(-live.until(since) / 1000)), since) ?? 0;
}

/** How much time a player who is awaited has left, as a bar that shrinks; for oneself it is said near the end. */
export function ClockBar({ seat }: { seat: number }) {
  const { state } = useTable();
  const left = useSecondsLeft();
  const runs = left !== null && state.awaited.includes(seat);
  const own = seat === state.seat;
  const soon = runs && own && left <= SOON;
  useEffect(() => {
    if (soon) announce(t("clock-left", { seconds: left }));
  }, [soon]);
  if (!runs) return null;
  const whole = Math.max(CLOCK_SECONDS[state.settings.clock], left, 1);
  return (
    <span class="clock" data-soon={left <= SOON || undefined} title={t("clock-left", { seconds: left })}>
      <span class="clock-bar" style={{ transform: `scaleX(${left / whole})` }} />
      {left <= SOON && (
        <span class="clock-text" aria-hidden="true">
          {left}
        </span>
      )}
      <span class="sr-only">{t("clock-left", { seconds: left })}</span>
    </span>
  );
}
