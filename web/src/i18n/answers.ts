/** Why something didn't happen, in words. Of what only a newer server knows it is said that the page is older. */

import { textId, textOr } from "./index";

/** Says that this page is older than the server. */
export const OLD_PAGE = "failed-old-page";

/** Why a connection or a request has failed. */
export function failureText(code: string): string {
  return textOr(textId("failed", code), "failed-internal");
}

/** Why a command or a move was refused. */
export function refusalText(reason: string): string {
  return textOr(textId("refusal", reason), OLD_PAGE);
}
