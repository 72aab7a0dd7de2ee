import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { toApiError, Unavailable } from "../../lib/unavailable.ts";
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

test("accepts a disk with free space", async () => {
  await expect(diskStorage(folder).checkSpace?.()).resolves.toBeUndefined();
});

/** Libuv's, which all file operations share. */
const THREADS = 4;

/** Creates a pipe in the place of an image: a thread that opens it waits for a writer, as for the server of a shared folder. */
async function createHangingImage(letter: string) {
  const key = `${letter.repeat(32)}.webp`;
  const path = join(folder, key.slice(0, 2), key);
  await mkdir(dirname(path), { recursive: true });
  execFileSync("mkfifo", [path]);
  return { key, answer: () => closeSync(openSync(path, constants.O_RDWR)) };
}

test("while the folder doesn't answer, nobody waits without end, and threads stay for others", async () => {
  const images = await Promise.all(Array.from({ length: THREADS }, (_, index) => createHangingImage(String(index))));
  onTestFinished(() => {
    for (const { answer } of images) answer();
  });
  const storage = diskStorage(folder);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const settled = Promise.allSettled(images.map(({ key }) => storage.get(key)));
  const checked = storage.checkSpace?.();
  expect(await readdir(folder)).toContain("00");
  vi.advanceTimersByTime(2000);
  await expect(checked).rejects.toThrow(Unavailable);
  vi.advanceTimersByTime(5000);
  const errors = (await settled).map((result) => toApiError((result as PromiseRejectedResult).reason).errorName);
  expect(errors).toEqual(images.map(() => "UNAVAILABLE"));
  for (const { answer } of images) answer();
  await storage.checkSpace?.();
}, 15_000);
