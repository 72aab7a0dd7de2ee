/** A folder in memory for what the tests write. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** With less, the tests write to the disk as other programs do. */
const BYTES_MIN = 8 * 1024 ** 3;

function bytesLeft(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}

/**
 * Makes processes that are started afterwards put temporary files into memory, if there is plenty: a database is a thousand files, and
 * copying it to a disk takes ten times as long. The folder is removed when this process exits.
 */
export function useMemoryForTemporaryFiles(): void {
  if (bytesLeft() < BYTES_MIN) return;
  const folder = mkdtempSync(join(MEMORY, "babchingu-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
