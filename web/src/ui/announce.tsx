/** What is said to those who can't see it happen. */

import { signal } from "@preact/signals";

const spoken = signal<{ key: number; text: string }[]>([]);
/** So many stay in the page: a screen reader may still be at the first of them. */
const KEPT = 6;
let key = 0;

export function announce(text: string): void {
  if (text) spoken.value = [...spoken.value.slice(1 - KEPT), { key: (key += 1), text }];
}

export function Announcer() {
  return (
    <div class="sr-only" role="log" aria-live="polite" aria-relevant="additions" data-testid="announcer">
      {spoken.value.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
