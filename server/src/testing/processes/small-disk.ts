/** A file system of a few megabytes that a test can fill: a tmpfs, which only root of Linux may mount. */
import { execFile } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const runFile = promisify(execFile);
const CHUNK = Buffer.alloc(64 * 1024);

export interface SmallDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
  close: () => Promise<void>;
}

/** Null where this process may not mount a file system. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), "babchingu-disk-"));
  try {
    await runFile("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  } catch {
    await rmdir(folder);
    return null;
  }
  const filler = join(folder, "filler");
  const fill = async () => {
    const file = await open(filler, "a");
    try {
      for (;;) await file.write(CHUNK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    } finally {
      await file.close();
    }
  };
  return {
    folder,
    fill,
    free: () => rm(filler, { force: true }),
    close: async () => {
      await runFile("umount", [folder]);
      await rmdir(folder);
    },
  };
}
