import { execFile } from "node:child_process";
import { expect, test } from "vitest";

test("refuses what is no number of a no-show, before it opens a database", async () => {
  const env = { PATH: process.env["PATH"], NODE_ENV: "test" };
  const args = ["server/src/commands/admin-no-shows.ts", "--member", "1042", "--waive", "0"];
  const { promise, resolve } = Promise.withResolvers<[number | undefined, string]>();
  execFile(process.execPath, args, { env }, (error, _, stderr) =>
    resolve([typeof error?.code === "number" ? error.code : 0, stderr.trim()]),
  );
  expect(await promise).toEqual([1, "The no-show: a number."]);
});
