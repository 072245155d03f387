/** The list of options and presets, asked for once. */

import { signal } from "@preact/signals";
import { fetchCatalogue } from "../net/api";
import type { Catalogue } from "../protocol";

export const catalogue = signal<Catalogue | null>(null);
/** The server couldn't be reached. */
export const catalogueFailed = signal(false);

export async function loadCatalogue(): Promise<void> {
  if (catalogue.peek()) return;
  catalogueFailed.value = false;
  try {
    catalogue.value = await fetchCatalogue();
  } catch {
    catalogueFailed.value = true;
  }
}
