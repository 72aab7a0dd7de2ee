import { expect, test } from "vitest";
import { requireRoom, requireWritableDisk } from "./disk-space.ts";

const disk = { type: 0, bsize: 4096, blocks: 1e6, bfree: 1e6, bavail: 1e6, files: 1e6, ffree: 1e6 };

test.each([
  ["with room", {}],
  ["that doesn't count its files", { files: 0, ffree: 0 }],
])("a disk %s has enough", (_name, stats) => {
  expect(() => requireRoom("/images", { ...disk, ...stats })).not.toThrow();
});

test.each([
  ["without room", { bavail: 1 }],
  ["without room for more files", { ffree: 1 }],
])("a disk %s is full", (_name, stats) => {
  expect(() => requireRoom("/images", { ...disk, ...stats })).toThrow("The disk of /images is full.");
});

test("what can't be written is rejected", async () => {
  // Not even root may write it, as on a read-only disk.
  await expect(requireWritableDisk("/proc/sys/kernel/ostype")).rejects.toMatchObject({ syscall: "access" });
});
