import { execFile } from "node:child_process";
import { expect, test } from "vitest";

/** It ends before opening a database. */
test.each([
  [["--member", "국밥요정"], "The member: a number."],
  [["--member", "1042", "--waive", "0"], "The no-show: a number."],
])("refuses %j", async (flags, message) => {
  const env = { PATH: process.env["PATH"], NODE_ENV: "test" };
  const args = ["server/src/commands/admin-no-shows.ts", ...flags];
  const { promise, resolve } = Promise.withResolvers<[number | undefined, string]>();
  execFile(process.execPath, args, { env }, (error, _, stderr) =>
    resolve([typeof error?.code === "number" ? error.code : 0, stderr.trim()]),
  );
  expect(await promise).toEqual([1, message]);
});
