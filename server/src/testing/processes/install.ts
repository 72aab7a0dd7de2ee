/** Programs that tests need and npm doesn't bring: found, or installed with Debian's apt-get. */
import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const runFile = promisify(execFile);
const INSTALL_MS_MAX = 300_000;

const LOCK_MS_MAX = 120_000;
const LOCK_RETRY_MS = 1000;

/** Whether apt-get ended because another apt process holds a lock. */
function isLocked(error: unknown): boolean {
  const { stderr } = error as { stderr?: string };
  return /could not get lock|unable to lock/i.test(stderr ?? "");
}

/**
 * Runs apt-get, and again while another apt process runs: `DPkg::Lock::Timeout` waits for the lock of an installation, but
 * `apt-get update` fails at once when another process holds the lock of the lists.
 */
export async function aptGet(parameters: string[], retryMs = LOCK_RETRY_MS): Promise<void> {
  const deadline = Date.now() + LOCK_MS_MAX;
  for (;;) {
    try {
      await runFile("apt-get", ["-o", `DPkg::Lock::Timeout=${LOCK_MS_MAX / 1000}`, ...parameters], {
        // The message about the lock is compared: it must be in English.
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
        timeout: INSTALL_MS_MAX,
      });
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw error;
    }
    await sleep(retryMs);
  }
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
    await aptGet(["update"]);
    await aptGet(["install", "-y", "--no-install-recommends", debianPackage, ...others]);
  } catch (cause) {
    throw new Error(advice, { cause });
  }
  const installed = await find();
  if (installed === null) throw new Error(advice);
  return installed;
}
