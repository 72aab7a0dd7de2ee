/** scripts/run.mjs in a repository of its own, with an `npm` that takes a moment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { root } from "./root.ts";

const NPM = `#!/bin/sh
echo begin >> npm.txt; rm -rf node_modules; sleep 0.5; mkdir node_modules; echo end >> npm.txt
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["scripts", "bin", ".cache"]) mkdirSync(join(folder, name));
  cpSync(join(root, "scripts/run.mjs"), join(folder, "scripts/run.mjs"));
  writeFileSync(join(folder, "script.mjs"), "");
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "bin/npm"), NPM, { mode: 0o755 });
});

async function run(): Promise<unknown> {
  const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}` };
  const child = spawn(process.execPath, ["scripts/run.mjs", "script.mjs"], { cwd: folder, env, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as unknown[];
  return code;
}

const calls = () => readFileSync(join(folder, "npm.txt"), "utf8").trim().split("\n");

test("commands that start at once install once", async () => {
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0]);
  expect(calls()).toEqual(["begin", "end"]);
});

test("a command that was killed while it installed keeps no other from it", async () => {
  const lock = join(folder, ".cache/installing");
  const longAgo = new Date(Date.now() - 31_000);
  writeFileSync(lock, "");
  utimesSync(lock, longAgo, longAgo);
  expect(await run()).toBe(0);
  expect(calls()).toEqual(["begin", "end"]);
});

test("a command whose installation fails leaves no lock", async () => {
  writeFileSync(join(folder, "bin/npm"), "#!/bin/sh\nexit 3\n");
  expect(await run()).toBe(3);
  expect(existsSync(join(folder, ".cache/installing"))).toBe(false);
});
