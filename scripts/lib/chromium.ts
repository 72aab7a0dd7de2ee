/** Finds a Chromium for the browser tests, or installs Debian's. Playwright's own download isn't used. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { findOrInstall } from "../../server/src/testing/processes/install.ts";

/** The headless shell first: it paints no window, so the tests take three quarters of the time. */
const EXECUTABLES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Debian's packages, the first choice first. */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];

/** The path of a Chromium: CHROMIUM_PATH when set, else the first one on PATH; null when there is none. */
export function findChromium(): string | null {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured) return configured;
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of EXECUTABLES) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here; try the next one.
      }
    }
  }
  return null;
}

/** Finds Chromium, or installs it and a Korean font with apt-get. Throws with advice when that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  process.stdout.write("Installing Chromium and a Korean font with apt-get …\n");
  let lastError: unknown;
  for (const name of DEBIAN_PACKAGES) {
    try {
      return await findOrInstall(async () => findChromium(), name, "fonts-noto-cjk");
    } catch (error) {
      lastError = error;
    }
  }
  throw new Error("Browser tests need Chromium: install one and set CHROMIUM_PATH to it.", { cause: lastError });
}
