/** Lets the sheet be opened without a connection. */

import { signal } from "@preact/signals";

/** Whether everything that the sheet needs is kept here. */
export const offlineReady = signal(false);

/** The worker that keeps the page's files: for the sheet's own addresses alone (see worker.js). */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const scope = "/sheet";
  serviceWorker
    .register("/sw.js", { scope })
    .then((registration) => {
      const watch = (worker: ServiceWorker | null) => {
        // A new version waits until the page that it belongs to asks for it.
        const ask = () => {
          if (worker?.state === "activated") offlineReady.value = true;
          if (worker?.state === "installed") worker.postMessage(new URL(import.meta.url).pathname);
        };
        worker?.addEventListener("statechange", ask);
        ask();
      };
      watch(registration.active);
      watch(registration.waiting);
      watch(registration.installing);
      registration.addEventListener("updatefound", () => watch(registration.installing));
    })
    .catch(() => undefined);
}
