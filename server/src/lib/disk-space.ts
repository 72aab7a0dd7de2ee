import { statfsSync } from "node:fs";
import { Unavailable } from "./unavailable.ts";

/**
 * The embedded database needs room for the next 16 MB of its log, and the images are on the same disk. Others may fill the rest
 * before the disk is read again.
 */
const FREE_BYTES_MIN = 48 * 1024 * 1024;
/** Reading the disk for each statement of the embedded database took a twentieth of the server's processor time. */
const ENOUGH_FOR_MS = 10;

/** When a folder's disk was last found to have enough room, on the clock of `performance`. */
const enoughAt = new Map<string, number>();

/** Throws Unavailable when the disk of `folder` is nearly full, by a reading that is at most a few milliseconds old. */
export function requireDiskSpace(folder: string): void {
  const now = performance.now();
  const foundAt = enoughAt.get(folder);
  if (foundAt !== undefined && now - foundAt < ENOUGH_FOR_MS) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < FREE_BYTES_MIN) throw new Unavailable(`The disk of ${folder} is full.`);
  enoughAt.set(folder, now);
}
