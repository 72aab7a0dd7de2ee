import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sharedChunks } from "./chunk-groups.ts";
import { firstPaintPlugin } from "./first-paint-plugin.ts";
import { routerTreeshakePlugin } from "./router-treeshake-plugin.ts";
import { minifyPlugin } from "./minify-plugin.ts";
import { precachePlugin } from "./precache-plugin.ts";

const backend = process.env["BABCHINGU_BACKEND"] ?? "http://127.0.0.1:8080";

const BASE = "/app/";
/** SITE_* describe the company; the public site reads the same variables. */
const ENV_PREFIX = ["VITE_", "SITE_"];
/** The service worker's entry. A worker keeps its URL, or browsers would never find the next one. */
const WORKER = "worker";
/** 42 bits tell the versions of a file apart; the first script has the names of all files. */
const FILE_NAME = "assets/[name]-[hash:7].js";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The router's packages name their development build; a release takes the smaller one. */
const productionRouter = {
  "react-router/dom": here("../node_modules/react-router/dist/production/dom-export.mjs"),
  "react-router": here("../node_modules/react-router/dist/production/index.mjs"),
};

const classOwners = new Map<string, string>();
const CLASS_HASH_LENGTH = 3;

/** Class names are long by default, and the first screens have a hundred of them. */
function className(name: string, file: string): string {
  const owner = `${relative(here("./src"), file)} .${name}`;
  const hash = createHash("sha256").update(owner).digest("base64url");
  for (let start = 0; start < hash.length - CLASS_HASH_LENGTH; start += 1) {
    const result = `_${hash.slice(start, start + CLASS_HASH_LENGTH)}`;
    if ((classOwners.get(result) ?? owner) !== owner) continue;
    classOwners.set(result, owner);
    return result;
  }
  throw new Error(`Every short name of ${owner} belongs to another class.`);
}

const cssModules = { generateScopedName: className };

/** The member app lives under /app/ of the one origin (D2); in development the rest of that origin is the backend. */
export default defineConfig(({ command }) => ({
  base: BASE,
  envPrefix: ENV_PREFIX,
  resolve: { alias: command === "build" ? productionRouter : {} },
  plugins: [
    react(),
    routerTreeshakePlugin(),
    firstPaintPlugin({ base: BASE, envPrefix: ENV_PREFIX, cssModules }),
    precachePlugin({ worker: WORKER, base: BASE }),
    minifyPlugin(),
  ],
  css: { modules: cssModules },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Which chunk has which screen, for scripts/budget.ts; files with a dot in front are not served.
    manifest: ".manifest.json",
    target: "es2022",
    assetsInlineLimit: 2048,
    // Browsers of that target that can't preload modules load them a little later, so a polyfill isn't needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: true },
      // An area's index only re-exports: a screen that uses one part of it doesn't load the others.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
      input: { index: here("./index.html"), [WORKER]: here("./src/offline/worker.ts") },
      output: {
        codeSplitting: { groups: sharedChunks(), includeDependenciesRecursively: false },
        entryFileNames: ({ name }) => (name === WORKER ? "sw.js" : FILE_NAME),
        chunkFileNames: FILE_NAME,
        assetFileNames: FILE_NAME.replace(".js", "[extname]"),
      },
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
}));
