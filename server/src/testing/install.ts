/** Programs that tests need and npm doesn't bring: found, or installed with Debian's apt-get. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const runFile = promisify(execFile);
const INSTALL_MS_MAX = 300_000;

async function aptGet(...parameters: string[]): Promise<void> {
  await runFile("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: INSTALL_MS_MAX,
  });
}

/**
 * What `find` finds, after installing the Debian package and others with it when it finds nothing. Throws with advice where
 * that can't be done: these tests are never passed over.
 */
export async function findOrInstall(
  find: () => Promise<string | null>,
  debianPackage: string,
  ...others: string[]
): Promise<string> {
  const found = await find();
  if (found !== null) return found;
  const advice = `These tests need ${debianPackage}: install it and run them again.`;
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error(advice);
  try {
    await aptGet("update");
    await aptGet("install", "-y", "--no-install-recommends", debianPackage, ...others);
  } catch (cause) {
    throw new Error(advice, { cause });
  }
  const installed = await find();
  if (installed === null) throw new Error(advice);
  return installed;
}
