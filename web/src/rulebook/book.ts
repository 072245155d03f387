/** What a script adds to the pages of the rules, which are whole without it: the reader's colours, and quick changes. */

import "./book.css";
import { applyAppearance } from "../store/settings";

applyAppearance(document.documentElement);

const form = document.querySelector<HTMLFormElement>("#change");
form?.addEventListener("change", () => void showChanged(form));

let newest = 0;

/** Put the text of the changed rules in the place of the old one; the form stays as it is. */
async function showChanged(changed: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(changed)].filter((field): field is [string, string] => typeof field[1] === "string");
  const sent = new URLSearchParams(fields);
  const mine = ++newest; // only the last change is shown, whichever answer comes last
  const answer = await fetch(`/rules?${sent.toString()}`).catch(() => null);
  if (!answer?.ok) {
    changed.requestSubmit(); // shows what is wrong
    return;
  }
  const text = await answer.text();
  if (mine !== newest) return;
  const next = new DOMParser().parseFromString(text, "text/html");
  history.replaceState(null, "", answer.url);
  document.title = next.title;
  for (const part of ["h1", ".lead", ".refused", "#rules", ".sprite", ".book > header", ".book > footer"]) exchange(part, next);
}

/** The part of the page that this selects becomes what it is in the other. */
function exchange(selector: string, next: Document): void {
  const [old, now] = [document.querySelector(selector), next.querySelector(selector)];
  if (old && now) old.replaceWith(now);
  else if (now) document.querySelector("h1")?.after(now);
  else old?.remove();
}
