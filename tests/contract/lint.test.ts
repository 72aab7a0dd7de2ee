/** The contract's lint passes as it is, and each of our own rules catches what it is for. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };

const openapiDir = join(import.meta.dirname, "..", "..", "openapi");
const redocly = join(openapiDir, "..", "node_modules", "@redocly", "cli", "bin", "cli.js");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(openapiDir, "generated", ".lint-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Json {
  [key: string]: Json;
}

/** Lints the bundle after `change`; resolves to what Redocly prints. */
async function lint(change: (document: Json) => void): Promise<string> {
  const document = structuredClone(bundle) as unknown as Json;
  change(document);
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const parameters = [redocly, "lint", "--config", "redocly.yaml", "--format=stylish", file];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters, { cwd: openapiDir, env });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const login = (document: Json) => document["paths"]?.["/auth/login"]?.["post"] as Json;

it("finds nothing in the contract as it is", async () => {
  const output = await lint(() => {});
  expect(output).toContain("Your API description is valid");
  expect(output).not.toMatch(/\b(error|warning)\s/);
});

it.each<[string, RegExp, (document: Json) => void]>([
  [
    "a second success",
    /operation-answers/,
    (document) => {
      Object.assign(login(document)["responses"] as Json, { "201": { description: "Another one." } });
    },
  ],
  [
    "an answer without an example",
    /examples-present/,
    (document) => {
      delete login(document)["responses"]?.["200"]?.["content"]?.["application/json"]?.["examples"];
    },
  ],
  [
    "an error message in English",
    /error-examples/,
    (document) => {
      const examples = login(document)["responses"]?.["401"]?.["content"]?.["application/json"]?.["examples"];
      Object.assign(examples?.[errorCodes.LOGIN_REFUSED]?.["value"] as Json, { message: "Wrong password." });
    },
  ],
  [
    "text without a bound",
    /schema-bounds/,
    (document) => {
      delete document["components"]?.["schemas"]?.["Tokens"]?.["properties"]?.["accessToken"]?.["maxLength"];
    },
  ],
  [
    "an example that breaks its schema",
    /no-invalid-media-type-examples/,
    (document) => {
      const me = document["paths"]?.["/members/me"]?.["get"]?.["responses"]?.["200"]?.["content"]?.["application/json"];
      Object.assign(me?.["examples"]?.["active"]?.["value"] as Json, { point: 101 });
    },
  ],
  [
    "an operation without an id",
    /operation-operationId/,
    (document) => {
      delete login(document)["operationId"];
    },
  ],
])("catches %s", async (_what, rule, change) => {
  expect(await lint(change)).toMatch(rule);
});
