// The card's back: the water, as rows of overlapping waves, the same from both ends, and a lifebuoy on it.
const RADIUS = 44 / 3;
const RINGS = [1, 0.68, 0.36];

const round = (n) => Number(n.toFixed(1));

/** Largest angle from the top at which a ring is not hidden by the rows of waves in front of it. */
function visible(ring) {
  const covers = [[1, 0.5], [0, 1]];
  for (let angle = 0; angle <= Math.PI; angle += 0.001) {
    const [x, y] = [ring * Math.sin(angle), -ring * Math.cos(angle)];
    if (covers.some(([cx, cy]) => (x - cx) ** 2 + (y - cy) ** 2 < 1)) return angle;
  }
  return Math.PI;
}

function waves() {
  const arcs = RINGS.map((ring) => {
    const angle = visible(ring);
    const [dx, dy] = [RADIUS * ring * Math.sin(angle), RADIUS * ring * Math.cos(angle)];
    return { radius: round(RADIUS * ring), dx, dy, large: angle > Math.PI / 2 ? 1 : 0 };
  });
  let path = "";
  for (let row = 0; row < 10; row++) {
    const y = row * (RADIUS / 2) + 6;
    for (let x = row % 2 ? 0 : RADIUS; x <= 88; x += 2 * RADIUS) {
      for (const { radius, dx, dy, large } of arcs) {
        path += `M${round(x - dx)} ${round(y - dy)}a${radius} ${radius} 0 ${large} 1 ${round(2 * dx)} 0`;
      }
    }
  }
  return path;
}

// The line between the two halves; it begins and ends outside the picture.
const CURRENT = `M-11 10q5.500-6 11 0${"t11 0".repeat(9)}`;

export const back = [
  { id: "waves", box: "88 64", art: `<path fill="none" stroke="var(--card-back-line)" stroke-width="1.5" d="${waves()}"/>` },
  {
    id: "back",
    box: "100 140",
    art: `<rect x="6" y="6" width="88" height="128" rx="5" fill="var(--card-back)"/>
      <use href="#waves" x="6" y="6" width="88" height="64"/>
      <use href="#waves" x="6" y="6" width="88" height="64" transform="rotate(180 50 70)"/>
      <svg x="6" y="60" width="88" height="20" viewBox="0 0 88 20">
        <path fill="none" stroke="var(--card-back)" stroke-width="11" d="${CURRENT}"/>
        <path fill="none" stroke="var(--card-back-line)" stroke-width="2.200" d="${CURRENT}"/>
      </svg>
      <circle cx="50" cy="70" r="25" fill="var(--card-back)"/>
      <circle cx="50" cy="70" r="16" fill="none" stroke="var(--card-back-line)" stroke-width="11"/>
      <circle cx="50" cy="70" r="16" fill="none" stroke="var(--card-back-buoy)" stroke-width="11" stroke-dasharray="12.566"/>
      <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="var(--card-back)" stroke-width="2"/>`,
  },
];
