import { t } from "../i18n";
import { qrPath } from "../net/api";
import { publicOrigin } from "../net/origin";
import { tableAddress } from "../router";
import { Share } from "../ui/Share";

/** How others come to the table: a link to send, and a code for the phone's camera. */
export function Invite({ table, name }: { table: string; name: string }) {
  const address = tableAddress(table);
  const url = publicOrigin() + address;
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("invite-title")}</h2>
      <p class="invite-url">{url.replace(/^https?:\/\//, "")}</p>
      <Share url={url} title={t("app-name")} text={t("invite-text", { name })} />
      <figure class="qr">
        <img src={qrPath(address)} alt={t("invite-qr")} width={168} height={168} />
        <figcaption class="hint">{t("invite-qr-about")}</figcaption>
      </figure>
    </section>
  );
}
