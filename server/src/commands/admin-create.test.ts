import { execFile } from "node:child_process";
import { expect, test } from "vitest";

/** Runs the command with piped lines. It ends before opening a database. */
function runAdminCreate(lines: string, flags: string[] = []): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], NODE_ENV: "test" };
    const args = ["server/src/commands/admin-create.ts", ...flags];
    const command = execFile(process.execPath, args, { env }, (error, _, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stderr }),
    );
    command.stdin?.end(lines);
  });
}

test("reads the values from piped lines", async () => {
  const { code, stderr } = await runAdminCreate("operator\nfirst-pass-1\nsecond-pass-2\ntwelve\n");
  expect([code, stderr.trim()]).toEqual([1, "The security code: an integer from 0 to 2000000000."]);
});

test("fails with too few piped lines", async () => {
  const { code, stderr } = await runAdminCreate("operator\nfirst-pass-1\n");
  expect([code, stderr.trim()]).toEqual([1, "Second password: no input."]);
});

test("refuses an unknown role", async () => {
  const { code, stderr } = await runAdminCreate("operator\n", ["--role", "admin"]);
  expect([code, stderr.trim()]).toEqual([1, "The role: one of OWNER, SUPPORT, FINANCE, VIEWER."]);
});
