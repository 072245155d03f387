// Jack, queen and king: each a half figure that stands in the water, in a box of 100 by 70 whose lower edge is the
// water line. On a large card the second half is the first one's reflection. Each figure is drawn once; the suit's
// colour makes it four.
const LINE = 'stroke="var(--card-ink)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';

// The water line, the same when turned about (50, 70): eight half waves over the width of a card.
const WAVE = `q6.250-4 12.500 0${"t12.500 0".repeat(7)}`;

const surface = `<clipPath id="surface"><path d="M0-9V70${WAVE}V-9Z"/></clipPath>`;

const face = `
  <path fill="var(--card-paper)" d="M49 40V54H61V40Z"/>
  <path fill="var(--card-tint)" d="M55 40V54H61V40Z"/>
  <path fill="none" ${LINE} d="M49 43V53M61 43V53"/>
  <path fill="var(--card-paper)" d="M44 19V33C44 40 49 46 55 46S66 40 66 33V19Z"/>
  <path fill="var(--card-tint)" d="M55 19V46C61 46 66 40 66 33V19Z"/>
  <path fill="none" ${LINE} d="M44 19V33C44 40 49 46 55 46S66 40 66 33V19M46.500 27.500Q49.500 25.500 52.500 27.500M63.500 27.500Q59 24.500 56 28V36H53"/>
  <g fill="var(--card-ink)"><circle cx="49.700" cy="30.800" r="1.400"/><circle cx="60.300" cy="30.800" r="1.400"/></g>`;

const hand = `<circle cx="88" cy="58" r="4.200" fill="var(--card-paper)" ${LINE}/>`;

/** A rod in gold with a dark edge. */
const rod = (d) => `
  <path fill="none" stroke="var(--card-ink)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>
  <path fill="none" stroke="var(--card-accent)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const court = (id, art) => ({ id: `court-${id}`, box: "100 70", art: `<g clip-path="url(#surface)">${art}</g>` });

const jack = `
  <path fill="var(--card-accent)" ${LINE} d="M42 18C39 28 39 36 41 43C45 46 49 45 50 42H60C61 45 65 46 69 43C71 36 71 28 68 18Z"/>
  <path fill="var(--card-paper)" ${LINE} d="M16 76C16 60 28 54 46 51Q55 59 64 51C82 54 94 60 94 76Z"/>
  <path fill="none" stroke="var(--suit)" stroke-width="4" d="M20 64C28 56 38 55 45 53.500Q55 62 65 53.500C72 55 82 56 90 64M16 73C28 63 38 63 44 61.500Q55 69 66 61.500C72 63 82 63 94 73"/>
  <path fill="none" ${LINE} d="M16 76C16 60 28 54 46 51Q55 59 64 51C82 54 94 60 94 76Z"/>
  ${face}
  <path stroke="var(--card-ink)" stroke-width="1.700" stroke-linecap="round" d="M52.500 40.500H57.500"/>
  <path fill="var(--card-paper)" ${LINE} d="M47 15C42 3 33 2 27 6C29 15 37 20 47 19Z"/>
  <path fill="var(--suit)" ${LINE} d="M41 20C37 9 46 4.500 56 5C67 5.500 73 11 69 20Z"/>
  <path fill="var(--card-accent)" ${LINE} d="M40 18.500Q55 14.500 70 18.500V23Q55 19 40 23Z"/>
  ${rod("M88 70V26")}
  <path fill="var(--suit)" ${LINE} d="M84 9Q88 4 92 9V24Q92 29 88 30Q84 29 84 24Z"/>
  <path stroke="var(--card-paper)" stroke-width="1.700" d="M84.500 14H91.500"/>
  ${hand}`;

const queen = `
  <path fill="var(--suit)" ${LINE} d="M14 76C15 61 28 54.500 44 51.500H66C82 54.500 95 61 96 76Z"/>
  <path fill="var(--card-hair)" ${LINE} d="M55 12C39 12 38 24 39 34C40 44 30 50 31 60C31.500 66 28 70 28 76H47L49 46H61L63 76H82C82 70 78.500 66 79 60C80 50 70 44 71 34C72 24 71 12 55 12Z"/>
  <path fill="none" stroke="var(--card-ink)" stroke-width="1.200" stroke-linecap="round" d="M42.500 38C43 48 34.500 52 35.500 64M45.500 45C45 52 39.500 57 41 69M67.500 38C67 48 75.500 52 74.500 64M64.500 45C65 52 70.500 57 69 69"/>
  <path fill="var(--suit)" ${LINE} d="M46 76L47.500 56L55 63L62.500 56L64 76Z"/>
  ${face}
  <path fill="var(--card-paper)" d="M48.500 52H55V63L48 56Z"/><path fill="var(--card-tint)" d="M61.500 52H55V63L62 56Z"/>
  <path fill="none" stroke="var(--card-accent)" stroke-width="2.600" stroke-linecap="round" stroke-dasharray=".1 3.500" d="M48.500 52.500Q55 60 61.500 52.500"/>
  <path fill="var(--suit-h)" d="M51.800 40.500Q53.500 39 55 39.800Q56.500 39 58.200 40.500Q55 43.800 51.800 40.500Z"/>
  <path fill="var(--card-accent)" ${LINE} d="M41 22L40 11Q44 8.500 47.500 12.500Q50 4.500 55 4.500T62.500 12.500Q66 8.500 70 11L69 22Q55 15.500 41 22Z"/>
  <circle cx="55" cy="11.500" r="2" fill="var(--suit)"/>
  <path fill="none" stroke="var(--card-ink)" stroke-width="2" d="M88 36V70"/>
  <path fill="var(--card-paper)" ${LINE} d="M78.500 22C77 30 81 37 88 38C95 37 99 30 97.500 22C94 23 92 25 91 28L88 18L85 28C84 25 82 23 78.500 22Z"/>
  <path fill="var(--suit)" d="M88 24L90.500 32Q88 36 85.500 32Z"/>
  ${hand}`;

const king = `
  <path fill="var(--suit)" ${LINE} d="M10 76C11 60 24 53 42 50H68C86 53 99 60 100 76Z"/>
  <path fill="var(--card-paper)" ${LINE} d="M42 48C36 49 32 52 31 56C34 66 44 73 55 76C66 73 76 66 79 56C78 52 74 49 68 48Z"/>
  <path stroke="var(--card-ink)" stroke-width="2" stroke-linecap="round" d="M36.500 55L37.500 58M42.500 61L43.500 64M73.500 55L72.500 58M67.500 61L66.500 64"/>
  <path fill="var(--card-paper)" ${LINE} d="M44 20H41C37.500 27 37.500 34 40 40C43 42 46 40 46 36ZM66 20H69C72.500 27 72.500 34 70 40C67 42 64 40 64 36Z"/>
  ${face}
  <path fill="var(--card-paper)" ${LINE} d="M44 31C42 44 43 54 49 60C52 63 54 65 55 68C56 65 58 63 61 60C67 54 68 44 66 31C64.500 36 61 38.300 58 38.300C56.500 38.300 55.500 38 55 37.500C54.500 38 53.500 38.300 52 38.300C49 38.300 45.500 36 44 31Z"/>
  <path fill="none" ${LINE} d="M52.500 42H57.500M48.500 45C48.500 51 50 55 53 58.500M61.500 45C61.500 51 60 55 57 58.500M55 47V60"/>
  <path fill="var(--card-accent)" ${LINE} d="M40.500 22L37 7L46.500 13.500L55 3L63.500 13.500L73 7L69.500 22Q55 17.500 40.500 22Z"/>
  <path fill="var(--suit)" d="M55 10.500L57.600 14L55 17.500L52.400 14Z"/>
  ${rod("M88 70V10M82 12V18C82 25 94 25 94 18V12")}
  ${hand}`;

const water = `M0 70${WAVE}`;

export const courts = [
  // The clip path has no picture of its own: it stands in the first symbol and serves all three.
  { id: "court-sea", box: "100 70", art: `${surface}<path fill="var(--card-tint)" d="M0 61${WAVE}V74H0Z"/>` },
  court("J", jack),
  court("Q", queen),
  court("K", king),
  {
    id: "court-water",
    box: "100 82",
    art: `<path fill="none" stroke="var(--card-paper)" stroke-width="4" d="${water}"/><path fill="none" stroke="var(--suit)" stroke-width="1.500" d="${water}"/>`,
  },
  {
    id: "court-shore",
    box: "100 20",
    art: `<path fill="var(--card-tint)" d="M0 4${WAVE}V20H0Z"/><path fill="none" stroke="var(--card-paper)" stroke-width="4" d="M0 4${WAVE}"/><path fill="none" stroke="var(--suit)" stroke-width="1.800" d="M0 4${WAVE}M0 10${WAVE}"/>`,
  },
  {
    id: "ace-water",
    box: "100 40",
    art: `<path fill="none" stroke="var(--card-paper)" stroke-width="2.200" d="M0 17${WAVE}M0 23${WAVE}"/>`,
  },
];
