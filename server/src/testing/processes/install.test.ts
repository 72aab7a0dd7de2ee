import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aptGet } from "./install.ts";

const LISTS_LOCKED = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4321 (apt-get)";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "babchingu-apt-"));
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env["PATH"]}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Puts a mock apt-get on PATH that records each call and fails the given number of times with this message. */
async function fakeAptGet(failures: number, message: string): Promise<void> {
  const script = `#!/bin/sh
echo "$@" >> ${folder}/calls
[ "$(wc -l < ${folder}/calls)" -gt ${failures} ] && exit 0
echo "${message}" >&2
exit 100
`;
  await writeFile(join(folder, "apt-get"), script);
  await chmod(join(folder, "apt-get"), 0o755);
}

const calls = async () => (await readFile(join(folder, "calls"), "utf8")).trimEnd().split("\n");

test("apt-get is retried while another process has the lock", async () => {
  await fakeAptGet(2, LISTS_LOCKED);
  await aptGet(["update"], 1);
  expect(await calls()).toEqual(Array.from({ length: 3 }, () => "-o DPkg::Lock::Timeout=120 update"));
});

test("other failures of apt-get aren't retried", async () => {
  await fakeAptGet(2, "E: Unable to locate package nothing");
  await expect(aptGet(["install", "nothing"], 1)).rejects.toThrow("Unable to locate package");
  expect(await calls()).toHaveLength(1);
});
