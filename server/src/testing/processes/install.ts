/** Finds programs that tests need, or installs them with Debian's apt-get. */
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { delimiter, join } from "node:path";
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
 * Runs apt-get, and retries while another apt process has a lock: `DPkg::Lock::Timeout` waits for the installation lock only;
 * `apt-get update` fails at once when another process has the lock of the package lists.
 */
export async function aptGet(parameters: string[], retryMs = LOCK_RETRY_MS): Promise<void> {
  const deadline = Date.now() + LOCK_MS_MAX;
  for (;;) {
    try {
      await runFile("apt-get", ["-o", `DPkg::Lock::Timeout=${LOCK_MS_MAX / 1000}`, ...parameters], {
        // In English, since the message about the lock is compared.
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

/** Debian keeps servers in a folder that isn't on everybody's PATH. */
const SERVER_FOLDER = "/usr/sbin";

/** The path of a program; null when it isn't installed. */
export async function findOnPath(program: string): Promise<string | null> {
  for (const folder of [...(process.env["PATH"] ?? "").split(delimiter), SERVER_FOLDER]) {
    const path = join(folder, program);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() === true) return path;
  }
  return null;
}

/**
 * Returns the result of `find`; if it is null, installs the Debian packages and calls `find` again. Throws with advice when they
 * can't be installed: these tests are never skipped.
 */
export async function findOrInstall(
  find: () => Promise<string | null>,
  debianPackage: string,
  ...otherPackages: string[]
): Promise<string> {
  const found = await find();
  if (found !== null) return found;
  const advice = `These tests need ${debianPackage}: install it and run them again.`;
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error(advice);
  try {
    await aptGet(["update"]);
    await aptGet(["install", "-y", "--no-install-recommends", debianPackage, ...otherPackages]);
  } catch (cause) {
    throw new Error(advice, { cause });
  }
  const installed = await find();
  if (installed === null) throw new Error(advice);
  return installed;
}
