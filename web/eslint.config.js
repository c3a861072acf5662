/// What svelte-check and Prettier do not see: promises nobody waits for, keys that are missing, names nobody uses.
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  {
    ignores: [
      "artefacts",
      "node_modules",
      "src/net/protocol.ts",
      "src/games/*/data.ts",
      "src/i18n/messages.ts",
      "src/games/queen/tiles.ts",
      "src/games/*/moments.ts",
      "src/games/*/situations.ts",
    ],
  },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    rules: {
      // What is called _ is there only because something else comes after it.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets here are worked out in one go or keep what was fetched; what is drawn is replaced, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      "prefer-const": ["error", { destructuring: "all" }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The rule for components sees what bindings in the markup assign to.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$state"] }],
    },
  },
);
