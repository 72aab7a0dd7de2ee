/** Installs a tool in a folder of its own below node_modules/.cache, so that the lock file and its audit stay the project's. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import type { Tool } from "./tools.ts";

const cache = join(root, "node_modules", ".cache", "contract-tools");

/** Resolves with the tool's folder. Installs again only when the versions have changed. */
export async function install({ name, packages }: Pick<Tool, "name" | "packages">): Promise<string> {
  const folder = join(cache, name);
  const stamp = join(folder, ".installed");
  const wanted = packages.join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  if (packages.length > 0) {
    // No scripts of foreign packages run; what they ship is enough.
    const options = ["--prefix", folder, "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"];
    const { code, output } = await run("npm", ["install", "--loglevel=error", ...options, ...packages], {
      isQuiet: true,
    });
    if (code !== 0) throw new Error(`${name} could not be installed:\n${output}`);
  }
  writeFileSync(stamp, wanted);
  return folder;
}
