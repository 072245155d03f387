/**
 * Rules in an address: `?rules=pagat-scat~lives-5~exchange-1.3`. The preset, then what differs from it, each as the
 * option's name and its value; all signs are such as stand in an address as they are.
 */

import type { Catalogue, OptionInfo, OptionJson } from "../protocol";
import { withValue, type Rules } from "./rules";

const LONGEST = 2000;

export interface ReadRules {
  rules: Rules;
  /** The parts that say nothing that is known, as they stand in the address. */
  unknown: string[];
}

export function encodeRules(rules: Rules): string {
  const options = Object.entries(rules.options).map(([name, value]) => `${name}-${valueText(value)}`);
  return [rules.preset, ...options].join("~");
}

function valueText(value: OptionJson): string {
  return Array.isArray(value) ? value.join(".") : String(value);
}

/** Anything is read: what isn't known is left out and told. Whether it can be played is the server's to say. */
export function decodeRules(text: string, catalogue: Catalogue): ReadRules {
  const unknown: string[] = [];
  const [name = "", ...parts] = text.slice(0, LONGEST).split("~");
  const preset = catalogue.presets.find((one) => one.name === name);
  if (!preset && name !== "") unknown.push(name);
  let rules: Rules = { preset: preset?.name ?? catalogue.standard, options: {} };
  const seen = new Set<string>();
  for (const part of parts.filter((one) => one !== "")) {
    const cut = part.indexOf("-");
    const option = catalogue.options.find((one) => one.name === part.slice(0, cut));
    const value = option && readValue(option, part.slice(cut + 1));
    if (!option || value === undefined || seen.has(option.name)) {
      unknown.push(part);
      continue;
    }
    seen.add(option.name);
    rules = withValue(rules, option, value, catalogue);
  }
  if (text.length > LONGEST) unknown.push("…");
  return { rules, unknown };
}

function readValue(option: OptionInfo, text: string): OptionJson | undefined {
  if (option.kind === "number") {
    const [least, most] = option.values.map(Number);
    const value = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
    return value >= (least ?? 0) && value <= (most ?? 0) ? value : undefined;
  }
  if (option.kind === "set") {
    const members = text.split(".");
    const chosen = option.values.filter((value) => members.includes(String(value))).map(Number);
    return chosen.length > 0 && chosen.length === members.length ? chosen : undefined;
  }
  return option.values.find((value) => String(value) === text);
}

/** The rules in an address's query (`location.search`), or null where there are none. */
export function readAddress(search: string, catalogue: Catalogue): ReadRules | null {
  const text = new URLSearchParams(search).get("rules");
  return text === null ? null : decodeRules(text, catalogue);
}

/** A link to the first page, with these rules. */
export function rulesLink(rules: Rules, origin: string): string {
  return `${origin}/?rules=${encodeURIComponent(encodeRules(rules))}`;
}

/** The address of the page that tells these rules in whole sentences, in that language. */
export function rulesText(rules: Rules, language: string): string {
  return `/rules?rules=${encodeURIComponent(encodeRules(rules))}&lang=${language}`;
}
