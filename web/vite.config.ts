/// The page is built into the Python package; the server there knows how to serve it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://localhost:8026";

const WORDS = join(import.meta.dirname, "../src/paddlewheel/words");
/// Of these the page says nothing; write_words.py leaves the same ones out.
const NOT_IN_PAGE = ["drawn.ftl", "games.ftl", "help.ftl", "lessons.ftl", "puzzles.ftl", "terminal.ftl"];

/// Makes a module of each language's catalogue, `words:de`: the files that the page needs, without comments and indents.
function catalogues(): Plugin {
  const prefix = "\0words:";
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = join(WORDS, id.slice(prefix.length));
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl") && !NOT_IN_PAGE.includes(name))
        .sort();
      files.forEach((name) => this.addWatchFile(join(folder, name)));
      const source = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
      return `export default ${JSON.stringify(
        source
          .replace(/^#.*\n/gm, "")
          .replace(/\n{2,}/g, "\n")
          .replace(/^ +/gm, " "),
      )}`;
    },
  };
}

/// Writes the worker with the name of every file, so that the whole page is there without a network after one visit.
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort()
        .map((name) => `/${name}`);
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync("worker.js", "utf8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/// Writes each script and style sheet a second time, packed as small as browsers can read it: a sixth less than on the fly.
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      const assets = join(dir!, "assets");
      for (const name of readdirSync(assets)) {
        if (/\.(js|css)$/.test(name)) writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
      }
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), worker(), packed()],
  // Tests mount components, which Svelte can do in a browser only: without this they would get what it has for servers.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/paddlewheel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Every file costs its headers besides: what is small, or needed together, comes in one.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|rolldown\/runtime|src\/(main|app|games\/\w+\.|i18n|net)|words:en/, priority: 3 },
            {
              name: "pieces",
              test: /src\/(boards\/(Badge|Coal|Deck|Flag|Jetty|Lady|Lamplight|Log|MomentFrame|Option\w+|Passenger|Sign|hexes)|games\/\w+\/(pictures|Moment|OptionPicture))\./,
              priority: 2,
            },
            // What of the school stands at a table too; its own screens come by themselves.
            { name: "TableScreen", test: /src\/(table\/|school\/(?!Learn|Lesson|courses))/, priority: 1 },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // A page's worth of modules is read once and not for each file of tests: each test puts away what it has set up.
  test: { include: ["src/**/*.test.ts"], isolate: false },
});
