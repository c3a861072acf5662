/// The page is built into the Python package; the server there knows how to serve it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://localhost:8026";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/paddlewheel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
