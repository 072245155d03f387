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
