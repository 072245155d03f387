/* Looks at a page as somebody with a ruler would: says what of it can't be seen or pressed without scrolling. */
(() => {
  const SMALLEST = 24; // WCAG 2.2, 2.5.8
  const TREMOR = 1; // pixels; what is rounded
  const described = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;
  const controls = () =>
    [...document.querySelectorAll("button, a[href], input, select, summary")].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

  /** What sticks out of the window, is too small for a finger, lies under something else or shows only a part of its text. */
  const faults = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} pixels wide, of ${innerWidth}`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} pixels high, of ${innerHeight}`);
    for (const one of controls()) {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (left < -TREMOR || top < -TREMOR || right > innerWidth + TREMOR || bottom > innerHeight + TREMOR) {
        found.push(`${described(one)} is out of sight`);
        continue;
      }
      if (width < SMALLEST || height < SMALLEST) found.push(`${described(one)} is ${width} by ${height} pixels small`);
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      // A round's end lies on the table, by intention.
      const covered = seen?.closest(".result") && !one.closest(".result");
      if (!covered && !one.contains(seen)) found.push(`${described(one)} lies under ${seen && described(seen)}`);
      if (one.scrollWidth > one.clientWidth + TREMOR && one.matches(".btn")) found.push(`${described(one)} is too narrow for what it says`);
    }
    return found;
  };
  /** What makes the page wider than the window: the innermost of it. */
  const wide = () => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth);
    const inner = out.filter((one) => !out.some((other) => other !== one && one.contains(other)));
    return [`the page is ${document.documentElement.scrollWidth} pixels wide, of ${innerWidth}`, ...inner.map(described)];
  };
  globalThis.layout = { faults, wide };
})();
