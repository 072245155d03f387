/**
 * Keeps the page's files, so that the score sheet opens without a connection. It serves the sheet's addresses alone
 * (its scope is /sheet): the game at its tables never sees it, and it never touches /api or /ws.
 *
 * `offline.ts` writes VERSION and FILES when the page is built. Every version has a cache of its own, filled whole or not
 * at all. While there is a connection the page itself always comes from the server; the files carry hashes in their
 * names, so what is kept of them can't be out of date. The sheets themselves lie in a database, which this never opens.
 */

/* global self, caches, fetch, URL, Request, clients, location, setTimeout */

const VERSION = "VERSION";
const FILES = ["FILES"];
const PREFIX = "schwimmen-sheet-";
const PAGE = "/index.html";
/** Milliseconds that the server may take for the page, where a connection is there but hardly carries anything. */
const PATIENCE = 5000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PREFIX + VERSION).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// A page of this version asks to be served by it; not while another window may still need the files of the last one.
self.addEventListener("message", (event) => {
  if (!FILES.includes(event.data)) return;
  event.waitUntil(clients.matchAll({ includeUncontrolled: true }).then((all) => (all.length === 1 ? self.skipWaiting() : undefined)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/") || pathname === "/ws") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});

const kept = (pathname) => caches.match(pathname, { cacheName: PREFIX + VERSION });

/** The page as the server has it now; as it was kept, where there is no server. */
async function page(request) {
  const asked = fetch(request).then((answer) => (answer.status < 500 ? answer : undefined), () => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return (await Promise.race([asked, late])) ?? (await kept(PAGE)) ?? fetch(request);
}
