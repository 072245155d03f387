/** The list of options and presets, asked for once. */

import { signal } from "@preact/signals";
import { hasText, textId } from "../i18n";
import { fetchCatalogue } from "../net/api";
import type { Catalogue } from "../protocol";

export const catalogue = signal<Catalogue | null>(null);
/** The server couldn't be reached. */
export const catalogueFailed = signal(false);

/** What of a newer server's list this page has words for: the rest can't be chosen here. */
export function readable({ options, presets, standard }: Catalogue): Catalogue {
  return {
    options: options
      .filter(({ name }) => hasText(textId("option", name)))
      .map((option) =>
        option.kind === "choice"
          ? { ...option, values: option.values.filter((value) => hasText(textId("option", option.name, value))) }
          : option,
      ),
    presets: presets.filter(({ name }) => name === standard || hasText(textId("preset", name))),
    standard,
  };
}

export async function loadCatalogue(): Promise<void> {
  if (catalogue.peek()) return;
  catalogueFailed.value = false;
  try {
    catalogue.value = readable(await fetchCatalogue());
  } catch {
    catalogueFailed.value = true;
  }
}
