import { t } from "../i18n";
import { publicOrigin } from "../net/origin";
import { CopyButton } from "../ui/CopyButton";
import { rulesLink } from "./address";
import type { Rules } from "./rules";

/** Copies a link that carries the rules. */
export function CopyLink({ rules }: { rules: Rules }) {
  return (
    <div class="copy-link">
      <CopyButton text={rulesLink(rules, publicOrigin())} label={t("editor-copy")} done={t("editor-copied")} />
    </div>
  );
}
