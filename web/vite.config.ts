import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { locales } from "./locales.ts";
import { offline } from "./offline.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where `schwimmen serve` listens, for the page that `npm run dev` serves. */
const server = process.env.SCHWIMMEN_SERVER ?? "http://127.0.0.1:3131";

const COMMON = /\/src\/(router|ui\/(Icon|Link|Look|CopyButton|RulesName|Dialog|Choice)|store\/(catalogue|fairness|settings))\.tsx?$/;

export default defineConfig({
  base: "/",
  plugins: [locales(fileURLToPath(new URL("../src/schwimmen/locales", import.meta.url))), offline()],
  build: {
    outDir: fileURLToPath(new URL("../src/schwimmen/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2023",
    // A Content-Security-Policy of 'self' allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page, and what the pages of the rules need that the server writes (src/schwimmen/server/rulebook.py).
    rolldownOptions: {
      input: { index: here("index.html"), book: here("src/rulebook/book.ts") },
      // Each file more costs its headers: what the first page and the table need of these comes in one.
      output: { codeSplitting: { groups: [{ name: "common", test: COMMON }] } },
    },
  },
  server: {
    fs: { allow: [repository] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
