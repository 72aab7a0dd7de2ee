import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { migratedDataDir } from "../testing/migrated-database.ts";
import { openEmbedded } from "./open-embedded.ts";

test("a process that has lost the lock ends without another write, and says why", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const dataDir = await migratedDataDir("babchingu-lock-");
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { close } = await openEmbedded(dataDir);
  await rm(join(dataDir, "pg.lock"), { recursive: true });
  await eventually(() => expect(exit).toHaveBeenCalledWith(1));
  expect(write).toHaveBeenCalledWith(expect.stringContaining("lost its lock"));
  // Here, where nothing ends, the lock can't be released.
  await expect(close()).rejects.toThrow("already released");
});
