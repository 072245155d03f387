/** Where one is: the address is the only place that knows. */

import { signal } from "@preact/signals";

export type Route =
  | { page: "start"; query: URLSearchParams }
  | { page: "table"; table: string }
  | { page: "replay"; replay: string }
  | { page: "sheet"; share: string | null }
  | { page: "friends" | "lobby" | "record" | "fair" | "nothing" };

const PAGES = { "/friends": "friends", "/lobby": "lobby", "/record": "record", "/fair": "fair" } as const;

export function parseRoute(path: string, search: string): Route {
  if (path === "/") return { page: "start", query: new URLSearchParams(search) };
  const sheet = /^\/sheet(?:\/([\w-]{1,32}))?$/.exec(path);
  if (sheet) return { page: "sheet", share: sheet[1] ?? null };
  const [, kind, id = ""] = /^\/([tr])\/([\w-]{1,32})$/.exec(path) ?? [];
  if (kind === "t") return { page: "table", table: id };
  if (kind === "r") return { page: "replay", replay: id };
  return { page: Object.hasOwn(PAGES, path) ? PAGES[path as keyof typeof PAGES] : "nothing" };
}

/** The secret that a personal link carries (`#k=…`): in the part of an address that no server is sent. */
export function secretIn(hash: string): string | null {
  return /^#k=([\w-]{22,64})$/.exec(hash)?.[1] ?? null;
}

const here = (): Route => parseRoute(location.pathname, location.search);

export const route = signal<Route>(here());

addEventListener("popstate", () => (route.value = here()));

export const tableAddress = (table: string): string => `/t/${table}`;
export const replayAddress = (replay: string): string => `/r/${replay}`;

/** Go to an address of this page. `replace`: the present one doesn't stay in the history. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  route.value = here();
  scrollTo(0, 0);
}
