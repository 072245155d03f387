/** After the server was updated the page is loaded anew, but never again and again. */

const KEY = "schwimmen.reloaded";
/** Milliseconds after which a page may load itself anew once more. */
const LONG_AGO = 60_000;

/** What it needs of the browser; a test brings its own. */
export interface Reloading {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: () => number;
  reload: () => void;
}

/** Load the page anew, unless that was tried just now. Says whether it is. */
export function reloadOnce(browser: Reloading = BROWSER): boolean {
  try {
    const now = browser.now();
    if (now - Number(browser.storage.getItem(KEY) ?? -Infinity) < LONG_AGO) return false;
    browser.storage.setItem(KEY, String(now));
  } catch {
    return false; // nothing can be remembered: it might go on for ever
  }
  browser.reload();
  return true;
}

const BROWSER: Reloading = {
  get storage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  reload: () => location.reload(),
};
