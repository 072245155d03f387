// Small signs of the table, in a square of 24 (a match is 10 wide).
import { SPADE } from "./suits.mjs";

export const logo = {
  id: "logo",
  box: "48 48",
  art: `<circle cx="24" cy="24" r="24" fill="var(--logo-ground)"/>
    <circle cx="24" cy="24" r="17.500" fill="none" stroke="var(--buoy-white)" stroke-width="8.500"/>
    <path fill="none" stroke="var(--buoy-red)" stroke-width="8.500" d="${quarters(17.5)}"/>
    <path fill="var(--buoy-white)" transform="translate(14.500 14.200) scale(.19)" d="${SPADE}"/>`,
};

/** Four arcs of an eighth of a circle each, at the corners of a buoy. */
function quarters(radius) {
  const at = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(24 + radius * Math.cos(angle)).toFixed(2)} ${(24 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return [45, 135, 225, 315].map((middle) => `M${at(middle - 22.5)}A${radius} ${radius} 0 0 1 ${at(middle + 22.5)}`).join("");
}

export const marks = [
  logo,
  { id: "life", box: "10 24", art: `<path stroke="var(--match-wood)" stroke-width="3" d="M5 23V6"/><path fill="var(--match-head)" d="M5 .5C7.600 2.600 8 5 7.500 7.500S5.800 10 5 10S3 9.500 2.500 7.500S2.400 2.600 5 .5Z"/>` },
  { id: "life-lost", box: "10 24", art: `<path fill="none" stroke="var(--match-burnt)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" d="M5 22.500L5.500 15L4.500 10L7 5L5.500 3"/>` },
  { id: "swim", box: "24 24", art: `<circle cx="12" cy="10" r="6" fill="none" stroke="var(--buoy-white)" stroke-width="4.500"/><circle cx="12" cy="10" r="6" fill="none" stroke="var(--buoy-red)" stroke-width="4.500" stroke-dasharray="4.712"/><path fill="none" stroke="var(--water)" stroke-width="2.500" stroke-linecap="round" d="M1.500 19q3.500-3 7 0t7 0t7 0"/>` },
  { id: "out", box: "24 24", art: `<path fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" d="M12 8V21M8 11H16M4 14C4 18.500 7.500 21 12 21S20 18.500 20 14M2.500 16L4 13.500L6.500 15M21.500 16L20 13.500L17.500 15"/><circle cx="12" cy="5.200" r="2.500" fill="none" stroke="currentColor" stroke-width="2.200"/>` },
  { id: "dealer", box: "24 24", art: `<circle cx="12" cy="12" r="11" fill="var(--brass)"/><g fill="var(--brass-ink)"><rect x="6" y="7" width="7" height="10" rx="1.200" transform="rotate(-14 9.500 12)"/><rect x="11" y="7" width="7" height="10" rx="1.200" transform="rotate(14 14.500 12)" stroke="var(--brass)" stroke-width="1.200"/></g>` },
  { id: "knock", box: "24 24", art: `<path fill="currentColor" d="M4 11.500a1.700 1.700 0 0 1 3.400 0v3.700H4ZM8.200 10.200a1.700 1.700 0 0 1 3.400 0v5H8.200ZM12.400 10.200a1.700 1.700 0 0 1 3.400 0v5h-3.400ZM16.600 11.300a1.700 1.700 0 0 1 3.400 0v3.900h-3.400ZM4 16.200H13.500a1.500 1.500 0 0 1 0 3H9.500V20.200H13.500a2.500 2.500 0 0 0 2.400-4H20C20 20.500 17.500 23 14 23H10C6.500 23 4 20.500 4 16.200Z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 1.200V4.600M4.800 2.800L6.600 5.800M19.200 2.800L17.400 5.800"/>` },
  { id: "stock", box: "24 24", art: `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" d="M8 3H19V18M5 6H16V21H5Z"/>` },
];
