import js from "@eslint/js";
import tseslint from "typescript-eslint";
import { noTexts } from "./eslint.texts.js";

export default tseslint.config(
  { ignores: ["node_modules", "dist", "coverage"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      // Cards, ranks and suits are ASCII.
      "@typescript-eslint/no-misused-spread": "off",
      "max-lines": ["error", 400],
    },
  },
  { files: ["src/protocol.ts"], rules: { "max-lines": "off" } }, // generated
  {
    files: ["src/**/*.tsx"],
    ignores: ["src/cards/sheet.tsx"], // the developers' contact sheet
    rules: { "no-restricted-syntax": noTexts },
  },
  {
    files: ["scripts/**/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
