import { constants, statfsSync, type StatsFs } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { Unavailable } from "./unavailable.ts";

/**
 * The embedded database needs room for the next 16 MB of its log, and the images are on the same disk. Others may fill the rest
 * before the disk is read again.
 */
const FREE_BYTES_MIN = 48 * 1024 * 1024;
const FREE_FILES_MIN = 100;
/** Reading the disk for each statement of the embedded database took a twentieth of the server's processor time. */
const ENOUGH_FOR_MS = 10;

/** When a folder's disk was last found to have enough room, on the clock of `performance`. */
const enoughAt = new Map<string, number>();

/** Throws Unavailable when the disk of `folder`, which is as `stats` say, is nearly full. */
export function requireRoom(folder: string, stats: StatsFs): void {
  const { bavail, bsize, files, ffree } = stats;
  // A file system without a limit of files says that it has none.
  const isRoomForFiles = files === 0 || ffree >= FREE_FILES_MIN;
  if (bavail * bsize < FREE_BYTES_MIN || !isRoomForFiles) throw new Unavailable(`The disk of ${folder} is full.`);
}

/**
 * Throws Unavailable when the disk of `folder` is nearly full, by a reading that is at most a few milliseconds old. For the embedded
 * database, which reads and writes its files on the same thread.
 */
export function requireDiskSpace(folder: string): void {
  const now = performance.now();
  const foundAt = enoughAt.get(folder);
  if (foundAt !== undefined && now - foundAt < ENOUGH_FOR_MS) return;
  requireRoom(folder, statfsSync(folder));
  enoughAt.set(folder, now);
}

/** Rejects when the disk of `folder` is nearly full or read-only. A shared folder whose server is away never answers. */
export async function requireWritableDisk(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  requireRoom(folder, await statfs(folder));
}
