/** The checks of the contract's sources find mistakes, and find none in the current sources. */
import { errorCatalogue, errorCodes } from "@babchingu/openapi/errors";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  catalogueProblems,
  particleProblems,
  readSources,
  unusedComponents,
} from "../../openapi/build/check-sources.ts";

const root = join(import.meta.dirname, "..", "..");
const entry = { code: errorCodes.PHONE_TAKEN, meaning: "…", message: "…" };

test.each<[string, Parameters<typeof catalogueProblems>[0], RegExp]>([
  ["an error that no operation lists", { GONE: entry }, /No operation lists GONE/],
  ["a code twice", { USED: entry, TOO: entry }, /TOO has the code \S+ of USED/],
  ["a placeholder without data", { USED: { ...entry, message: "{days}일 뒤에 해요." } }, /names \{days\}/],
])("reports %s", (_name, catalogue, problem) => {
  expect(catalogueProblems(catalogue, new Set(["USED", "TOO"])).join("\n")).toMatch(problem);
});

test.each(["{name}은 없어요.", "{NAME_MAX}을 넘었어요."])(
  "reports a particle after the placeholder of %s",
  (message) => {
    expect(particleProblems({ USED: { ...entry, message, data: { name: "밥" } } })).toEqual([
      expect.stringMatching(/particle [은을]/),
    ]);
  },
);

test("finds a schema that nothing refers to", () => {
  const texts = new Map([
    ["schemas/a.yaml", "Used:\n  type: string\nUnused:\n  type: string\n"],
    ["paths/b.yaml", 'schema: { $ref: "../schemas/a.yaml#/Used" }\n'],
  ]);
  expect(unusedComponents(texts)).toEqual([expect.stringContaining("Unused of openapi/schemas/a.yaml")]);
  expect(unusedComponents(readSources())).toEqual([]);
});

test("today's deposit is stated where it is taken: what comes back is what was taken (D45)", () => {
  const stated = [...readSources().values()].flatMap((text) => text.match(/\S+\s+\{MEETING_DEPOSIT_RICE\}/g) ?? []);
  expect(stated).toEqual(stated.map(() => "Takes {MEETING_DEPOSIT_RICE}"));
});

test("error codes are written by their names", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const codes = Object.values(errorCatalogue).map(({ code }) => code);
  const literal = new RegExp(`["'\`](${codes.join("|")})["'\`]`);
  const found = files
    .filter((file) => !file.startsWith("openapi/generated/") && file !== "tests/contract/sources.test.ts")
    .filter((file) => literal.test(readFileSync(join(root, file), "utf8")));
  expect(found, 'Write the error\'s name, or errorCodes.NAME of "@babchingu/openapi/errors".').toEqual([]);
});

test("released migrations are unchanged", () => {
  const folder = join(root, "server/src/db/migrations");
  const released = parse(readFileSync(join(folder, "released.yaml"), "utf8")) as Record<string, string>;
  const current = Object.keys(released).map((file) => {
    const content = readFileSync(join(folder, file));
    return [file, createHash("sha256").update(content).digest("hex")];
  });
  expect(Object.fromEntries(current), "A database has run it already: undo the change and add a migration.").toEqual(
    released,
  );
});
