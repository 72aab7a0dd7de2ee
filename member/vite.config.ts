import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shellPlugin } from "./shell-plugin.ts";

const backend = process.env["BABCHINGU_BACKEND"] ?? "http://127.0.0.1:8080";

const BASE = "/app/";
/** The service worker's entry. A worker keeps its address, or browsers would never find the next one. */
const WORKER = "worker";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The member app lives under /app/ of the one origin (D2); in development the rest of that origin is the backend. */
export default defineConfig({
  base: BASE,
  // SITE_* names the business; the public site reads the same variables.
  envPrefix: ["VITE_", "SITE_"],
  plugins: [react(), shellPlugin({ worker: WORKER, base: BASE })],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    // Browsers of that target either preload modules or load them a little later; neither needs help.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("./index.html"), [WORKER]: here("./src/offline/worker.ts") },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    port: 5200,
    proxy: {
      "/api": backend,
      "/ws": { target: backend, ws: true },
      "/dev": backend,
      "/images": backend,
    },
  },
});
