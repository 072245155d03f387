import { useState } from "preact/hooks";
import { language, t } from "../i18n";
import type { Catalogue } from "../protocol";
import { Icon } from "../ui/Icon";
import { lazy } from "../ui/lazy";
import { rulesText } from "./address";
import { described, rulesDifferences, rulesName, type Rules } from "./rules";

const RulesEditor = lazy(async () => (await import("./RulesEditor")).RulesEditor);

interface RulesRowProps {
  catalogue: Catalogue;
  rules: Rules;
  onChange: (rules: Rules) => void;
}

/** The rules in use by their name, and what is different about them; a tap opens the editor. */
export function RulesRow({ catalogue, rules, onChange }: RulesRowProps) {
  const [open, setOpen] = useState(false);
  const info = described(rules, catalogue);
  const differences = rulesDifferences(info);
  return (
    <div class="rules-row">
      <span class="label" id="rules-row-label">
        {t("start-rules")}
      </span>
      <button
        type="button"
        class="rules-button"
        aria-labelledby="rules-row-label rules-row-text"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="rules-button-text" id="rules-row-text">
          <strong>{rulesName(info)}</strong>
          <span class="rules-line">{differences.length > 0 ? differences.join(" · ") : t("start-rules-standard")}</span>
        </span>
        <Icon name="next" />
      </button>
      <a class="rules-read" href={rulesText(rules, language.value)}>{t("rules-in-words")}</a>
      {open && <RulesEditor catalogue={catalogue} rules={rules} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
