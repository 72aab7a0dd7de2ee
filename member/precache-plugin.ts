import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type Bundle, filesOf } from "./bundle.ts";

/** The placeholder in the worker's source for the list of files, which is known only after bundling. */
const PLACEHOLDER = "__PRECACHE__";

interface PrecacheOptions {
  /** Name of the worker's entry. */
  worker: string;
  /** The base path of the app, with slashes on both sides. */
  base: string;
}

/**
 * Writes the list of files to precache, those of all screens (D56), into the service worker. Their names carry hashes, so a
 * change of any of them, or of the page itself, makes another worker, which the browser then notices.
 */
export function precachePlugin({ worker, base }: PrecacheOptions): Plugin {
  return {
    name: "babchingu:precache",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, outputs) {
        const bundle = outputs as unknown as Bundle;
        const chunks = Object.values(bundle).filter(({ type, isEntry }) => type === "chunk" && isEntry === true);
        const workerChunk = chunks.find(({ name }) => name === worker);
        const entry = chunks.find(({ name }) => name !== worker);
        const page = bundle["index.html"]?.source?.toString();
        if (workerChunk?.code === undefined || !entry || page === undefined) {
          throw new Error("The build has no page, no entry or no service worker.");
        }
        if ((workerChunk.imports ?? []).length > 0)
          throw new Error("The service worker must not share code with the app.");
        const appChunks = Object.values(bundle).filter((file) => file.type === "chunk" && file !== workerChunk);
        const pageScripts = Object.keys(bundle).filter((file) => page.includes(`<script src="${base}${file}"`));
        const names = new Set([...pageScripts, ...appChunks.flatMap((chunk) => filesOf(bundle, chunk))]);
        const files = [base, ...[...names].toSorted().map((file) => base + file)];
        const version = createHash("sha256").update(page).update(files.join("\n")).digest("hex").slice(0, 12);
        workerChunk.code = workerChunk.code.replaceAll(PLACEHOLDER, JSON.stringify({ version, files }));
      },
    },
  };
}
