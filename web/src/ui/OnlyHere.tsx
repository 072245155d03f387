import { t } from "../i18n";
import { leadsOnlyHere } from "../net/origin";

/** Beside a link that leads nowhere on other devices: that it does, and what to do. */
export function OnlyHere({ url }: { url: string }) {
  return leadsOnlyHere(url) ? <p class="only-here">{t("invite-only-here")}</p> : null;
}
