/**
 * Texts of the page, out of the catalogues that Python reads too (docs/languages.md). `t` reads a signal: whatever
 * shows a text is shown anew when the language changes. Only the catalogue of the language in use is fetched.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import languages from "virtual:languages";
import { negotiate } from "./negotiate";

export { textId } from "./ids";

export type Args = Record<string, FluentVariable>;

const CHOICE = "schwimmen.language";
const bundles = new Map<string, FluentBundle>();
const current = signal<FluentBundle | null>(null);

/** All languages, by their own names, for the list to choose from. */
export const LANGUAGES: readonly { tag: string; name: string }[] = languages;

/** The language in use, as in BCP 47: for `lang` and `Intl`. */
export const language = computed(() => current.value?.locales[0] ?? "en");

/** The text with that id, in the language in use. An id that isn't there shows itself. */
export function t(id: string, args?: Args): string {
  const bundle = current.value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (bundle && import.meta.env.DEV) console.error(`no text: ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0 && import.meta.env.DEV) console.error(id, errors);
  return text;
}

/** Whether there is a text with that id. */
export function hasText(id: string): boolean {
  return current.value?.getMessage(id)?.value != null;
}

/**
 * The text with an id out of what a server sent. One that was updated since the page was loaded may send what the page has
 * no words for: then `other`.
 */
export function textOr(id: string, other: string, args?: Args): string {
  return t(hasText(id) ? id : other, args);
}

/** Things in a row, as the language puts it: “a, b and c”, “1 or 3”. */
export function list(parts: readonly string[], type: "conjunction" | "disjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(parts);
}

/** A chance from 0 to 1 for a text that has it as percent: Fluent lets a text say so in Python alone. */
export function percent(chance: number, digits = 0): FluentNumber {
  return new FluentNumber(chance, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Before anything is shown: fetch the language that was chosen here, or that the browser prefers. */
export async function startLanguage(): Promise<void> {
  const tags = languages.map(({ tag }) => tag);
  const chosen = remembered();
  await use(negotiate([...(chosen ? [chosen] : []), ...navigator.languages], tags));
}

/** Change the language, for this and the next visit. Rejects, and changes nothing, where it can't be fetched. */
export async function setLanguage(tag: string): Promise<void> {
  await use(tag);
  try {
    localStorage.setItem(CHOICE, tag);
  } catch {
    // Nothing may be stored here: the choice lasts as long as the page.
  }
}

/** The choice of an earlier visit. */
function remembered(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}

async function use(tag: string): Promise<void> {
  const bundle = bundles.get(tag) ?? (await load(tag));
  bundles.set(tag, bundle);
  current.value = bundle;
  document.documentElement.lang = tag;
}

async function load(tag: string): Promise<FluentBundle> {
  const found = languages.find((one) => one.tag === tag);
  if (!found) throw new RangeError(tag);
  // Without the invisible marks round each variable, as in Python.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource((await found.load()).default));
  return bundle;
}
