import { useState } from "preact/hooks";
import type { Catalogue, OptionInfo, OptionJson, RulesProblem } from "../protocol";
import { t, textId } from "../i18n";
import type { Group } from "./groups";
import { OptionField } from "./OptionField";
import { isIdle, lineText, presetValue, valueOf, type Rules } from "./rules";

interface Props {
  group: Group;
  catalogue: Catalogue;
  rules: Rules;
  problems: readonly RulesProblem[];
  onChange: (option: OptionInfo, value: OptionJson) => void;
}

/** There is room to show everything at once. */
const WIDE = "(min-width: 760px)";

/** The options of one theme. Closed, it says in a line what holds there. */
export function RulesGroup({ group, catalogue, rules, problems, onChange }: Props) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  const changed = group.options.filter(({ name }) => name in rules.options);
  const told = [...changed, ...group.options.filter((option) => !changed.includes(option))]
    .filter((option) => !isIdle(rules, option, catalogue));
  const refused = problems.filter((problem) => group.options.some(({ name }) => name === problem.option));
  return (
    <details class="rules-group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="rules-summary">
        <h3 class="rules-heading">
          {t(textId("editor-group", group.id))}
          {changed.length > 0 && <span class="badge">{t("editor-changed-count", { count: changed.length })}</span>}
          {refused.length > 0 && <span class="rules-refused">{t("editor-refused")}</span>}
        </h3>
        {!open && (
          <span class="rules-inside">
            {told.map((option, i) => (
              <span key={option.name} class={changed.includes(option) ? "is-changed" : undefined}>
                {i > 0 && " · "}
                {lineText(option.name, valueOf(rules, option, catalogue))}
              </span>
            ))}
          </span>
        )}
      </summary>
      <div class="rules-grid">
        {group.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={valueOf(rules, option, catalogue)}
            preset={option.name in rules.options ? presetValue(rules, option, catalogue) : null}
            idle={isIdle(rules, option, catalogue)}
            problems={problems.filter((problem) => problem.option === option.name)}
            onChange={(value) => onChange(option, value)}
          />
        ))}
      </div>
    </details>
  );
}
