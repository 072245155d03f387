/** Chinese is two written languages: which one a tag without a script means. */
const SCRIPTS: Readonly<Record<string, string>> = {
  zh: "zh-hans", "zh-cn": "zh-hans", "zh-sg": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant",
};

export const FALLBACK = "en";

/** The first of the `wanted` languages (as in `navigator.languages`) that there is, or the one nearest to it. */
export function negotiate(wanted: readonly string[], available: readonly string[]): string {
  const known = new Map(available.map((tag) => [tag.toLowerCase(), tag]));
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const base = lower.split("-", 1)[0] ?? lower;
    const candidates = [lower, SCRIPTS[lower], lower.replace(/-[^-]*$/, ""), base, SCRIPTS[base]];
    for (const candidate of candidates) {
      const found = candidate === undefined ? undefined : known.get(candidate);
      if (found !== undefined) return found;
    }
  }
  return FALLBACK;
}
