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
  server: "src/domain/accounts/members.ts",
  member: "src/features/mypage/components/ProfileCard.tsx",
  admin: "src/sections/shared/MemberSummary.tsx",
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

async function typeErrors(project: string, reader: string): Promise<string> {
  const tsc = join(root, "node_modules", ".bin", "tsc");
  writeFileSync(
    join(copy, project, "reader.json"),
    JSON.stringify({ extends: "./tsconfig.json", files: [reader], include: [] }),
  );
  try {
    await promisify(execFile)(process.execPath, [tsc, "-p", `${project}/reader.json`], {
      cwd: copy,
      maxBuffer: 2 ** 26,
    });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it("a renamed field breaks the types of server, member and admin", { timeout: 300_000 }, async () => {
  const types = join(copy, "openapi", "generated", "types.ts");
  writeFileSync(types, readFileSync(types, "utf8").replaceAll("riceBalance", "riceGrains"));
  for (const [project, reader] of Object.entries(readers)) {
    expect(await typeErrors(project, reader), project).toMatch(new RegExp(`${reader}.*(riceBalance|riceGrains)`));
  }
});
