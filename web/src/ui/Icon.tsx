/** Small signs of the page's own controls; whatever carries one has a name beside it. */

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  auto: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 7h4.5M12 11h7M12 15h6M12 19h2.5",
  log: "M5 6h14M5 10.5h14M5 15h9M5 19.5h6",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  arrow: "M4 12h15M13 6l6 6-6 6",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5l5 5L19 7",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  chart: "M4 20h16M7 20v-6M12 20V6M17 20v-9",
  share: "M8.2 10.8l7.6-4.2M8.2 13.2l7.6 4.2M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  copy: "M9 9h10v11H9ZM5 15V4h10",
  talk: "M4 5h16v11h-8l-5 4v-4H4Z",
  people: "M9 5a3.2 3.2 0 1 0 0 6.400A3.2 3.2 0 0 0 9 5ZM3 19c.4-3.300 2.800-5 6-5s5.600 1.700 6 5M16 5.5a3 3 0 0 1 0 5.600M17.5 14.300c2 .6 3.2 2.2 3.5 4.700",
  computer: "M6 9h12v9H6ZM12 9V5.5M12 3.800v.2M9.5 12.800v.7M14.5 12.800v.7M3 12v3M21 12v3",
  host: "M4 18h16M4.5 15.5 3.5 8l5 3.5L12 6l3.5 5.5 5-3.5-1 7.5Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  play: "M8 5l11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18 5l-9 7 9 7",
  last: "M18 5v14M6 5l9 7-9 7",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  shield: "M12 3l7.5 2.800v5.700c0 4.5-3 7.700-7.5 9.5-4.5-1.800-7.5-5-7.5-9.5V5.800ZM8.5 12l2.5 2.5 4.5-5",
  bulb: "M9 18h6M10 21h4M8.500 15c-1.800-1.200-3-3-3-5.500a6.500 6.500 0 0 1 13 0c0 2.500-1.200 4.300-3 5.500Z",
  mute: "M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
