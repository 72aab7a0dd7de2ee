/**
 * Loaded before the reference backend (`node --import`): builds every seeded defect into its source, dormant, and wakes the one
 * that the parent process names. A defect costs no start of its own then.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { patchSource } from "./patch.ts";
import { patchFaults } from "./patches/index.ts";

const root = join(import.meta.dirname, "..", "..", "..", "server", "src");
const byFile = Map.groupBy(patchFaults, ({ file }) => file);
const state = globalThis as { seededDefect?: string | null };
state.seededDefect = null;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith("file:")) return nextLoad(url, context);
    const patches = byFile.get(relative(root, fileURLToPath(url)).replaceAll("\\", "/"));
    if (patches === undefined) return nextLoad(url, context);
    const source = patchSource(readFileSync(fileURLToPath(url), "utf8"), patches);
    return { format: "module-typescript", source, shortCircuit: true };
  },
});

process.on("message", (message: { defect: string | null }) => {
  state.seededDefect = message.defect;
  process.send?.({ woken: message.defect });
});
process.channel?.unref();
