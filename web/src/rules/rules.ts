/** Rules as the editor changes them: a preset, and the options that differ from it. */

import type { Catalogue, OptionInfo, OptionJson, PresetInfo, RulesInfo } from "../protocol";
import { hasText, list, t, textId, textOr } from "../i18n";
import { OLD_PAGE } from "../i18n/answers";

export interface Rules {
  preset: string;
  /** Only those that differ from the preset. */
  options: Record<string, OptionJson>;
}

export function presetOf(name: string, catalogue: Catalogue): PresetInfo {
  const found = catalogue.presets.find((preset) => preset.name === name);
  if (!found) throw new RangeError(name);
  return found;
}

export function sameValue(a: OptionJson | undefined, b: OptionJson | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((size, i) => size === b[i]);
  return a === b;
}

/** The value that an option has under these rules. */
export function valueOf(rules: Rules, option: OptionInfo, catalogue: Catalogue): OptionJson {
  return rules.options[option.name] ?? presetValue(rules, option, catalogue);
}

/** The value that the preset of these rules gives an option. */
export function presetValue(rules: Rules, option: OptionInfo, catalogue: Catalogue): OptionJson {
  return presetOf(rules.preset, catalogue).options[option.name] ?? option.default;
}

/** The rules with another value of one option. */
export function withValue(rules: Rules, option: OptionInfo, value: OptionJson, catalogue: Catalogue): Rules {
  const options = Object.fromEntries(Object.entries(rules.options).filter(([name]) => name !== option.name));
  if (!sameValue(value, presetValue(rules, option, catalogue))) options[option.name] = value;
  return { preset: rules.preset, options };
}

/** Whether an option changes nothing under these rules. */
export function isIdle(rules: Rules, option: OptionInfo, catalogue: Catalogue): boolean {
  if (!option.idle) return false;
  const other = catalogue.options.find(({ name }) => name === option.idle?.option);
  return other !== undefined && sameValue(valueOf(rules, other, catalogue), option.idle.value);
}

/** Any rules, those of a table too, as a preset and what differs from it; by none that is known, from the standard. */
export function normalised(
  rules: { preset?: string | null; options?: Record<string, OptionJson> },
  catalogue: Catalogue,
): Rules {
  const named = catalogue.presets.some(({ name }) => name === rules.preset);
  let result: Rules = { preset: (named && rules.preset) || catalogue.standard, options: {} };
  for (const option of catalogue.options) {
    const value = rules.options?.[option.name] ?? (named ? undefined : option.default);
    if (value !== undefined) result = withValue(result, option, value, catalogue);
  }
  return result;
}

/** What a table's rules would be called: the preset only where nothing differs from it, as the server does it. */
export function described(rules: Rules, catalogue: Catalogue): RulesInfo & { changed: boolean } {
  const standard: Rules = { preset: catalogue.standard, options: {} };
  const options = Object.fromEntries(
    catalogue.options.map((option) => [option.name, valueOf(rules, option, catalogue)]),
  );
  const differences = catalogue.options
    .filter((option) => !isIdle(rules, option, catalogue))
    .filter((option) => !sameValue(options[option.name], valueOf(standard, option, catalogue)))
    .map(({ name }) => name);
  return { preset: rules.preset, options, differences, changed: Object.keys(rules.options).length > 0 };
}

/** “Scat”, “Scat, changed”, “Own rules”. */
export function rulesName(rules: { preset: string | null; changed?: boolean }): string {
  const id = textId("preset", rules.preset ?? "");
  if (!hasText(id)) return t("rules-name-own");
  const name = t(id);
  return rules.changed ? t("rules-name-changed", { preset: name }) : name;
}

/** What differs from the standard, each in a few words that stand for themselves. */
export function rulesDifferences(rules: RulesInfo): string[] {
  return [...new Set(rules.differences.map((name) => lineText(name, rules.options[name] ?? false)))];
}

/** The name and the differences from the standard in one line: “Scat · draw and discard · 52 cards”. */
export function rulesLine(rules: RulesInfo & { changed?: boolean }): string {
  return [rulesName(rules), ...rulesDifferences(rules)].join(" · ");
}

/** A value in a few words that stand for themselves; of a value that only a newer server knows, that this page is old. */
export function lineText(name: string, value: OptionJson): string {
  const [line, exact] = [textId("line", name), textId("line", name, String(value))];
  if (Array.isArray(value)) return textOr(line, OLD_PAGE, { value: sizes(value) });
  return typeof value === "number" && !hasText(exact) ? textOr(line, OLD_PAGE, { value }) : textOr(exact, OLD_PAGE);
}

/** A value as it stands under its option. */
export function valueText(option: OptionInfo, value: OptionJson): string {
  if (Array.isArray(value)) return sizes(value);
  if (option.kind === "number") return t(textId("option", option.name, "value"), { value: Number(value) });
  return textOr(textId("option", option.name, value), OLD_PAGE);
}

function sizes(values: readonly number[]): string {
  return list(values.map(String), "disjunction");
}
