import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Unavailable } from "../../lib/unavailable.ts";
import { diskStorage } from "./storage.ts";

const KEY = `${"ab".repeat(16)}.webp`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "babchingu-storage-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a failed write leaves no temporary file", async () => {
  // A folder at the target makes the final rename fail.
  await mkdir(join(folder, "ab", KEY, "in the way"), { recursive: true });
  await expect(diskStorage(folder).put(KEY, Buffer.from("x"))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(join(folder, "ab"))).toEqual([KEY]);
});

test("a removed file leaves nothing of a write that a killed server began", async () => {
  const key = `${"cd".repeat(16)}.webp`;
  const storage = diskStorage(folder);
  await storage.put(key, Buffer.from("x"));
  await writeFile(join(folder, "cd", `${key}.part`), "");
  await storage.remove(key);
  expect(await readdir(join(folder, "cd"))).toEqual([]);
});

test("accepts a disk with free space and rejects a full one", async () => {
  await diskStorage(folder).checkSpace?.();
  // A file system without a free block.
  await expect(diskStorage("/proc/self").checkSpace?.()).rejects.toThrow(Unavailable);
});
