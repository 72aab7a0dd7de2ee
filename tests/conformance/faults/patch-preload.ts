/**
 * Loaded before the reference backend (`node --import`): builds every seeded defect into its source, inactive, and activates the one
 * that the parent process names, so that a defect needs no restart.
 */
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { serverSource } from "../runner/repository.ts";
import { patchSources } from "./patch.ts";
import { patchFaults } from "./patches/index.ts";
import { readSources } from "./symbols.ts";

const patched = patchSources(readSources(serverSource), patchFaults);
const state = globalThis as { seededDefect?: string | null };
state.seededDefect = null;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith("file:")) return nextLoad(url, context);
    const source = patched.get(relative(serverSource, fileURLToPath(url)).replaceAll("\\", "/"));
    return source === undefined ? nextLoad(url, context) : { format: "module-typescript", source, shortCircuit: true };
  },
});

process.on("message", (message: { defect: string | null }) => {
  state.seededDefect = message.defect;
  process.send?.({ active: message.defect });
});
process.channel?.unref();
