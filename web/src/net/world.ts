/** The browser, as `Link` needs it. */

import { SOCKET_PATH } from "../protocol";
import type { LinkWorld, Socket } from "./link";

export const browserWorld: LinkWorld = {
  connect: () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${SOCKET_PATH}`) as Socket;
  },
  later: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
};

/** Whenever the network is back, or somebody looks at the page again. Gives what ends it. */
export function onReturn(action: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") action();
  };
  for (const event of RETURNS) addEventListener(event, seen);
  document.addEventListener("visibilitychange", seen);
  return () => {
    for (const event of RETURNS) removeEventListener(event, seen);
    document.removeEventListener("visibilitychange", seen);
  };
}

const RETURNS = ["online", "focus", "pageshow"];
