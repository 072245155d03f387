/* What the page offers at this moment to somebody who can see and press: read from the page alone. The elements stay
   in `offered`, so that a key press can be followed to them. */
(() => {
  const nameOf = (element) => {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent.replace(/\s+/g, " ").trim();
  };
  const enabled = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true";
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const place = (element, n) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const { at, move, card } = element.dataset;
    const free = element.contains(document.elementFromPoint(x, y));
    return { n, name: nameOf(element), x, y, free, kind: at ?? move ?? "", card: card ?? "" };
  };
  let offered = [];
  /** Nothing while what was pressed after a round has not been answered: the page stays as it is until then. */
  const now = () => {
    if (document.querySelector(".next [aria-disabled=true]")) return [];
    const all = document.querySelectorAll("[data-move], button[data-at], .next button");
    offered = [...all].filter((one) => enabled(one) && shown(one));
    return offered.map(place);
  };

  /** What may be done at the table, once something may and lies still; unless one may scroll, once all of it can be
      pressed. */
  const look = (patience, scrolls) => new Promise((resolve, reject) => {
    const began = performance.now();
    let before = "";
    const attempt = () => {
      const offers = now();
      const waited = performance.now() - began;
      const still = JSON.stringify(offers) === before;
      before = JSON.stringify(offers);
      if (offers.length > 0 && still && (scrolls || waited > 2000 || offers.every(({ free }) => free))) resolve(offers);
      else if (waited > patience) reject(new Error("nothing may be done"));
      else setTimeout(attempt, 25);
    };
    attempt();
  });
  /** Scroll something that was offered into sight; where it is then. */
  const bring = (n) => {
    offered[n].scrollIntoView({ block: "center", behavior: "instant" });
    return place(offered[n], n);
  };
  /** Where the focus is, seen from something that was offered: on it, in its group, or elsewhere. */
  const distance = (n) => {
    const [thing, at] = [offered[n], document.activeElement];
    return thing === at ? "here" : at && thing.closest("[data-roving]")?.contains(at) ? "group" : "far";
  };
  globalThis.guest = { now, look, bring, distance };
})();
