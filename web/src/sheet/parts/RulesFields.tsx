import { useId } from "preact/hooks";
import { t, textId } from "../../i18n";
import { OptionField } from "../../rules/OptionField";
import { described, isIdle, presetValue, rulesDifferences, valueOf, withValue, type Rules } from "../../rules/rules";
import { CATALOGUE, SHEET_OPTIONS } from "../model/rules";

interface Props {
  rules: Rules;
  onChange: (rules: Rules) => void;
}

const OPTIONS = SHEET_OPTIONS.flatMap((name) => CATALOGUE.options.filter((option) => option.name === name));
const LIVES = OPTIONS.filter(({ name }) => name === "lives");

/** The rule set, and every option that matters where the cards are real. All of their combinations can be played. */
export function RulesFields({ rules, onChange }: Props) {
  const preset = useId();
  const field = (option: (typeof OPTIONS)[number]) => (
    <OptionField
      key={option.name}
      option={option}
      value={valueOf(rules, option, CATALOGUE)}
      preset={option.name in rules.options ? presetValue(rules, option, CATALOGUE) : null}
      idle={isIdle(rules, option, CATALOGUE)}
      problems={[]}
      onChange={(value) => onChange(withValue(rules, option, value, CATALOGUE))}
    />
  );
  const differences = rulesDifferences(described(rules, CATALOGUE));
  return (
    <div class="sheet-rules">
      <div class="field">
        <label class="label" for={preset}>
          {t("start-rules")}
        </label>
        <select id={preset} class="input" value={rules.preset} onChange={(event) => onChange({ preset: event.currentTarget.value, options: {} })}>
          {CATALOGUE.presets.map(({ name }) => (
            <option key={name} value={name}>
              {t(textId("preset", name))}
            </option>
          ))}
        </select>
        <span class="hint">{differences.length > 0 ? differences.join(" · ") : t("start-rules-standard")}</span>
      </div>
      {LIVES.map(field)}
      <details class="more">
        <summary>{t("sheet-house-rules")}</summary>
        <div class="sheet-rules-more">{OPTIONS.filter((option) => !LIVES.includes(option)).map(field)}</div>
      </details>
    </div>
  );
}
