import { statfsSync } from "node:fs";
import { Unavailable } from "./unavailable.ts";

/** The embedded database needs room for the next 16 MB of its log, and the images are on the same disk. */
const FREE_BYTES_MIN = 32 * 1024 * 1024;

/** Throws Unavailable when the disk of `folder` is nearly full. Takes a few microseconds. */
export function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < FREE_BYTES_MIN) throw new Unavailable(`The disk of ${folder} is full.`);
}
