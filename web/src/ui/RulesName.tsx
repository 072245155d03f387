import { useEffect, useState } from "preact/hooks";
import { language, t, textId } from "../i18n";
import type { RulesInfo } from "../protocol";
import { rulesText } from "../rules/address";
import { isIdle, normalised, rulesDifferences, rulesName, valueText } from "../rules/rules";
import { catalogue, loadCatalogue } from "../store/catalogue";
import { Dialog } from "./Dialog";

/** What the rules in use are called; a tap tells all of them. */
export function RulesName({ rules }: { rules: RulesInfo }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="bare rules-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="sr-only">{t("start-rules")}: </span>
        {rulesName(rules)}
      </button>
      {open && <RulesDialog rules={rules} onClose={() => setOpen(false)} />}
    </>
  );
}

function RulesDialog({ rules, onClose }: { rules: RulesInfo; onClose: () => void }) {
  useEffect(() => void loadCatalogue(), []);
  const known = catalogue.value;
  const differences = rulesDifferences(rules);
  return (
    <Dialog title={rulesName(rules)} onClose={onClose}>
      <p>{differences.length > 0 ? differences.join(" · ") : t("start-rules-standard")}</p>
      {known && (
        <dl class="rules-list">
          {known.options
            .filter((option) => !isIdle(normalised(rules, known), option, known))
            .map((option) => (
              <div key={option.name}>
                <dt>{t(textId("option", option.name))}</dt>
                <dd>{valueText(option, rules.options[option.name] ?? option.default)}</dd>
              </div>
            ))}
        </dl>
      )}
      {known && (
        <p><a href={rulesText(normalised(rules, known), language.value)} target="_blank">{t("rules-in-words")}</a></p>
      )}
    </Dialog>
  );
}
