/** Finds a Chromium for the browser tests, or installs Debian's. Playwright's own download is not relied on. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium: CHROMIUM_PATH when set, else the first one on PATH; null when there is none. */
export function findChromium(): string | null {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured) return configured;
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here; the next place is tried.
      }
    }
  }
  return null;
}

/** Installs Chromium and a Korean font with apt-get where that is possible. Throws with advice where it isn't. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const advice = "Browser tests need Chromium: install one and set CHROMIUM_PATH to it.";
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error(advice);
  process.stdout.write("Installing Chromium and a Korean font with apt-get …\n");
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-cjk"]]) {
    const { code, output } = await run("apt-get", parameters, {
      isQuiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (code !== 0) throw new Error(`${output}\n${advice}`);
  }
  const installed = findChromium();
  if (!installed) throw new Error(advice);
  return installed;
}
