/**
 * The catalogues for the page: `virtual:languages` lists the languages, `virtual:catalogue/TAG` is all texts of one,
 * and becomes a file of its own that is fetched only where that language is read. A language is a folder in
 * src/schwimmen/locales; adding one needs no change here.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:languages";
const CATALOGUE = "virtual:catalogue/";
const FALLBACK = "en";
/** What the command line and the server say, and the rules in whole sentences, which the server writes. */
const NOT_FOR_THE_PAGE = new Set(["cli.ftl", "lab.ftl", "rulebook.ftl", "server.ftl", "statistics.ftl"]);

export function locales(folder: string): Plugin {
  const files = (tag: string): string[] =>
    readdirSync(join(folder, tag))
      .filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.has(name))
      .sort()
      .map((name) => join(folder, tag, name));
  const tags = (): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "game.ftl")))
      .map((entry) => entry.name)
      .sort();
  const own = (tag: string): string => files(tag).map((file) => withoutComments(readFileSync(file, "utf8"))).join("\n");
  /** All texts of a language; what it lacks comes from English. */
  const text = (tag: string): string => {
    const there = new Set(idsOf(own(tag)));
    const lacking = own(FALLBACK).split(/^(?=[a-z])/m).filter((message) => !idsOf(message).some((id) => there.has(id)));
    return [own(tag), ...lacking].join("\n");
  };
  const entry = (tag: string): string => {
    const name = /^language-name = (.+)$/m.exec(text(tag))?.[1];
    if (name === undefined) throw new Error(`${tag}: language-name is missing`);
    const tagged = JSON.stringify(tag);
    return `{ tag: ${tagged}, name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(CATALOGUE + tag)}) }`;
  };
  return {
    name: "locales",
    resolveId: (id) => (id === LIST || id.startsWith(CATALOGUE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return `export default [${tags().map(entry).join(", ")}];`;
      if (!id.startsWith(`\0${CATALOGUE}`)) return null;
      const tag = id.slice(CATALOGUE.length + 1);
      for (const file of [...files(tag), ...files(FALLBACK)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(tag))};`;
    },
  };
}

function idsOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").trim() + "\n";
}
