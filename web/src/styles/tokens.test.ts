// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

// WCAG 2.2: text 4.5 (1.4.3), signs and the edges of controls 3 (1.4.11, 2.4.11).
const TEXT = 4.5;
const SIGN = 3;
const PAIRS: [string, string, number][] = [
  ...["bg", "surface", "surface-2"].flatMap((ground): [string, string, number][] => [
    ["text", ground, TEXT], ["text-soft", ground, TEXT], ["link", ground, TEXT], ["danger", ground, TEXT],
    ["success", ground, TEXT], ["focus", ground, SIGN], ["border-strong", ground, SIGN],
  ]),
  ["on-primary", "primary", TEXT],
  ["on-primary", "primary-hover", TEXT],
  ["brass-ink", "brass", TEXT],
  ...["felt", "felt-light", "felt-deep"].flatMap((ground): [string, string, number][] => [
    ["on-felt", ground, TEXT], ["on-felt-soft", ground, TEXT], ["brass", ground, SIGN],
  ]),
  ["on-felt", "wood", TEXT],
  ["card-ink", "card-paper", TEXT],
  ["suit-h", "card-paper", TEXT],
  ["suit-d", "card-paper", TEXT],
  ["suit-c", "card-paper", TEXT],
  ["suit-h", "card-ink", 1.8],
  ["card-back-line", "card-back", SIGN],
];

/** The values of a block of declarations, by name. */
function declared(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}

const base = declared(tokens.slice(0, tokens.indexOf("\n[data-theme")));
const four = new Map([...base, ...declared(/\[data-deck="four"\] \{([^}]*)\}/.exec(tokens)?.[1] ?? "")]);

function colour(name: string, scheme: 0 | 1, values: Map<string, string>): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(name);
  const inner = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (inner) return colour(inner, scheme, values);
  return /^light-dark\((.+), (.+)\)$/.exec(value)?.[scheme + 1] ?? value;
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(hex);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each([["light", 0], ["dark", 1]] as const)("contrast in the %s theme", (_, scheme) => {
  describe.each([["two", base], ["four", four]] as const)("with %s colours of suits", (_, values) => {
    it.each(PAIRS)("%s on %s is at least %d", (front, ground, least) => {
      expect(contrast(colour(front, scheme, values), colour(ground, scheme, values))).toBeGreaterThanOrEqual(least);
    });
  });
});
