import { t } from "../i18n";
import { CopyButton } from "./CopyButton";
import { Icon } from "./Icon";
import { OnlyHere } from "./OnlyHere";

interface ShareProps {
  url: string;
  title: string;
  text: string;
}

/** A link to share: by what the device offers, or copied. */
export function Share({ url, title, text }: ShareProps) {
  const data: ShareData = { url, title, text };
  const share = async () => {
    try {
      await navigator.share(data);
    } catch {
      // Thought better of it.
    }
  };
  return (
    <div class="share">
      <OnlyHere url={url} />
      {"share" in navigator && (
        <button type="button" class="btn btn-primary" onClick={() => void share()}>
          <Icon name="share" />
          {t("invite-share")}
        </button>
      )}
      <CopyButton text={url} label={t("invite-copy")} done={t("invite-copied")} />
    </div>
  );
}
