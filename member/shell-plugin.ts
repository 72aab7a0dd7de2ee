import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type Bundle, filesOf, screenChunk } from "./output.ts";

/** The placeholder in the worker's source for the files, which are known after bundling. */
const PLACEHOLDER = "__SHELL__";

interface ShellOptions {
  /** Name of the worker's entry. */
  worker: string;
  /** The base path of the app, with slashes on both sides. */
  base: string;
  /** Screens that open without a network as well, by the names of their modules. */
  screens: readonly string[];
}

/**
 * Writes the list of the shell's files into the service worker. Their names carry hashes, so a change of any
 * of them, or of the page itself, makes another worker, which the browser then notices.
 */
export function shellPlugin({ worker, base, screens }: ShellOptions): Plugin {
  return {
    name: "babchingu:shell",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, outputs) {
        const bundle = outputs as unknown as Bundle;
        const chunks = Object.values(bundle).filter(({ type, isEntry }) => type === "chunk" && isEntry === true);
        const target = chunks.find(({ name }) => name === worker);
        const entry = chunks.find(({ name }) => name !== worker);
        const page = bundle["index.html"]?.source;
        if (target?.code === undefined || !entry || page === undefined) {
          throw new Error("The build has no page, no entry or no service worker.");
        }
        if ((target.imports ?? []).length > 0) throw new Error("The service worker must not share code with the app.");
        const parts = [entry, ...screens.map((screen) => screenChunk(bundle, screen))];
        const names = new Set(parts.flatMap((part) => filesOf(bundle, part)));
        const files = [base, ...[...names].toSorted().map((file) => base + file)];
        const version = createHash("sha256").update(page).update(files.join("\n")).digest("hex").slice(0, 12);
        target.code = target.code.replaceAll(PLACEHOLDER, JSON.stringify({ version, files }));
      },
    },
  };
}
