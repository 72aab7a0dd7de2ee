import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/harness.ts";
import { startPostgresEnvironment } from "../testing/postgres-environment.ts";

/** Runs the command with piped lines. */
function runAdminCreate(lines: string, { flags = [] as string[], env = {} } = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const args = ["server/src/commands/admin-create.ts", ...flags];
    const options = { env: { PATH: process.env["PATH"], NODE_ENV: "test", ...env } };
    const command = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr: stderr.trim() }),
    );
    command.stdin?.end(lines);
  });
}

test("creates an operator who can log in, with the values of flags and of piped lines", async () => {
  const { db, databaseUrl, clock, close } = await startPostgresEnvironment();
  const flags = ["--role", "support", "--name=밥상지기", "--code=20250901"];
  const lines = "first-pass-1\nsecond-pass-2\n";
  const { code, stdout, stderr } = await runAdminCreate(lines, { flags, env: { DATABASE_URL: databaseUrl } });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("The operator 밥상지기 (SUPPORT) can log in at /admin.");
  const { app, api } = await createTestApp({ deps: { db, clock } });
  const body = { name: "밥상지기", password1: "first-pass-1", password2: "second-pass-2", code: 20_250_901 };
  const { accessToken: token } = await api.ok("loginAdmin", { body });
  expect(await api.ok("getAdminMe", { token })).toMatchObject({ role: "SUPPORT" });
  expect(await db.selectFrom("auditLog").select("action").execute()).toContainEqual({ action: "OPERATOR_CREATE" });
  await app.close();
  await close();
}, 400_000);

test("fails with too few piped lines, before it opens a database", async () => {
  const { code, stderr } = await runAdminCreate("operator\nfirst-pass-1\n");
  expect([code, stderr]).toEqual([1, "Second password: no input."]);
});
