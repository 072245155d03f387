/** Writes /sw.js when the page is built: src/sheet/worker.js with the names of all files, and a version made of them. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("src/sheet/worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("public", import.meta.url));

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hash = createHash("sha256");
        for (const file of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
          hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        }
        const shown = readdirSync(PUBLIC).sort();
        for (const name of shown) hash.update(name).update(readFileSync(`${PUBLIC}/${name}`));
        const files = [...Object.keys(bundle), ...shown].map((name) => `/${name}`).sort();
        const source = readFileSync(WORKER, "utf8")
          .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replace('["FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
