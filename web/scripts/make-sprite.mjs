// Builds the pictures of the page and of the rules from the drawings in scripts/sprite/:
//   node scripts/make-sprite.mjs           writes them
//   node scripts/make-sprite.mjs --check   fails if one is not what the drawings give
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, buildIcon } from "./sprite/build.mjs";

const pictures = { "../src/schwimmen/rulebook/sprite.svg": build(), "src/icon.svg": buildIcon() };

for (const [name, text] of Object.entries(pictures)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!process.argv.includes("--check")) {
    writeFileSync(path, text);
  } else if (readFileSync(path, "utf8") !== text) {
    console.error(`${name} is not what scripts/sprite draws: run node scripts/make-sprite.mjs and commit it`);
    process.exitCode = 1;
  }
}
