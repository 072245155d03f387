import { t } from "../../i18n";
import { nameOf, type Evening, type Match, type Seat } from "../model/evening";

const HEIGHT = 120;
const LEFT = 22;
const LABEL = 84;
/** Lines that run together lie side by side. */
const APART = 2.4;

/** Everybody's lives over the rounds of a match. What it shows stands in the list of rounds too. */
export function LivesPlot({ evening, match }: { evening: Evening; match: Match }) {
  const states = [match.rounds[0]?.before ?? match.seats, ...match.rounds.map(({ after }) => after)];
  const most = Math.max(match.book.lives, ...states.flat().map(({ lives }) => lives));
  const y = (level: number) => 8 + ((most - level) * (HEIGHT - 16)) / (most + 1);
  const step = Math.max(22, Math.min(60, (290 - LEFT - LABEL) / (states.length - 1)));
  const width = LEFT + step * (states.length - 1) + LABEL;
  const level = (seat: Seat) => (seat.out ? -1 : seat.lives);
  return (
    <div class="sheet-plot" tabIndex={0} role="group" aria-label={t("sheet-plot-lives")}>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 14}`} width={width} height={HEIGHT + 14} role="img" aria-label={t("sheet-plot-lives")}>
        {Array.from({ length: most + 2 }, (_, n) => (
          <g key={n}>
            <line class="plot-grid" x1={LEFT} x2={width - LABEL} y1={y(n - 1)} y2={y(n - 1)} />
            <text class="plot-text" x={LEFT - 6} y={y(n - 1) + 4} text-anchor="end">
              {n === 0 ? "✕" : n - 1}
            </text>
          </g>
        ))}
        {match.seats.map((seat, place) => {
          const shift = (place - (match.seats.length - 1) / 2) * APART;
          const points = states.flatMap((seats, at) => {
            const one = seats.find(({ id }) => id === seat.id);
            return one ? [[LEFT + step * at, y(level(one)) + shift] as const] : [];
          });
          const steps = points.map(([x, to], i) => (i === 0 ? `M${x} ${to}` : `H${x}V${to}`)).join("");
          const end = points.at(-1);
          return (
            <g key={seat.id} class="plot-line" data-n={place % 9}>
              <path d={steps} />
              {end && <circle cx={end[0]} cy={end[1]} r="3" />}
              <text class="plot-text" x={width - LABEL + 8} y={spread(place, match.seats.length)}>
                {nameOf(evening, seat.id)}
              </text>
              <rect class="plot-key" x={width - LABEL + 1} y={spread(place, match.seats.length) - 7} width="4" height="7" />
            </g>
          );
        })}
        {states.slice(1).map((_, n) => (
          <text key={n} class="plot-text" x={LEFT + step * (n + 1)} y={HEIGHT + 12} text-anchor="middle">
            {n + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Names under one another at the plot's edge. */
const spread = (place: number, count: number): number => 14 + (place * (HEIGHT - 8)) / Math.max(count, 6);

/** How much of the whole something is, as a bar beside its number. */
export function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg class="sheet-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="bar-ground" width="100" height="10" rx="2" />
      <rect class="bar-value" width={most === 0 ? 0 : (100 * value) / most} height="10" rx="2" />
    </svg>
  );
}
