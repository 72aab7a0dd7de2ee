/** Renaming a field in the contract breaks the type-check of server, member and admin where they use it. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
/** A file of each project that uses the renamed field. Only it and its imports are type-checked, at a tenth of the whole project's cost. */
const readers = {
  server: "server/src/domain/accounts/members.ts",
  member: "member/src/features/mypage/components/ProfileCard.tsx",
  admin: "admin/src/sections/shared/MemberSummary.tsx",
};
const isSource = (path: string) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path.slice(root.length));
let copy: string;

/** A copy of the sources whose `@babchingu/openapi` resolves to the copy; every other package to the real one. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "babchingu-types-"));
  for (const path of ["tsconfig.base.json", "openapi", ...Object.keys(readers)]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource });
  }
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@babchingu"), { recursive: true });
  for (const entry of readdirSync(join(root, "node_modules"))) {
    if (entry !== "@babchingu") symlinkSync(join(root, "node_modules", entry), join(modules, entry));
  }
  symlinkSync(join(copy, "openapi"), join(modules, "@babchingu", "openapi"));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** With the settings of the apps, which have more libraries than the server's: one run takes half as long as three. */
async function typeErrors(): Promise<string> {
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const settings = { extends: "./member/tsconfig.json", files: Object.values(readers), include: [] };
  writeFileSync(join(copy, "readers.json"), JSON.stringify(settings));
  try {
    await promisify(execFile)(process.execPath, [tsc, "-p", "readers.json"], { cwd: copy, maxBuffer: 2 ** 26 });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it("a renamed field breaks the types of server, member and admin", { timeout: 300_000 }, async () => {
  const types = join(copy, "openapi", "generated", "types.ts");
  writeFileSync(types, readFileSync(types, "utf8").replaceAll("riceBalance", "riceGrains"));
  const errors = await typeErrors();
  for (const reader of Object.values(readers))
    expect(errors).toMatch(new RegExp(`${reader}.*(riceBalance|riceGrains)`));
});
