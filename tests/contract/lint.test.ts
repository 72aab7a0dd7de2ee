/** Each lint rule of the contract catches the fault that it is meant for. The rest of the contract passes. */
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
let problems: Problem[];

/** Puts all faults into one document, because running Redocly takes seconds. */
beforeAll(async () => {
  folder = mkdtempSync(join(openapiDir, "generated", ".lint-"));
  const document = structuredClone(bundle) as unknown as Json;
  for (const [, , , seed] of faults) seed(document);
  problems = await lint(document);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Json {
  [key: string]: Json;
}

interface Problem {
  ruleId: string;
  location: { pointer: string }[];
}

/** Lints the document and resolves with what Redocly found. */
async function lint(document: Json): Promise<Problem[]> {
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const parameters = [redocly, "lint", "--config", "redocly.yaml", "--format=json", "--max-problems=500", file];
  // Redocly exits with an error when it finds problems.
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: openapiDir, env }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return (JSON.parse(stdout) as { problems: Problem[] }).problems;
}

const login = (document: Json) => document["paths"]?.["/auth/login"]?.["post"] as Json;

/** A fault, the rule that reports it, where it reports it, and the function that puts the fault into a document. */
const faults: [name: string, rule: string, pointer: string, seed: (document: Json) => void][] = [
  [
    "a second success",
    "babchingu/operation-answers",
    "auth~1login/post/responses",
    (document) => {
      Object.assign(login(document)["responses"] as Json, { "201": { description: "Another one." } });
    },
  ],
  [
    "a response without an example",
    "babchingu/examples-present",
    "auth~1login/post/responses/200/content/",
    (document) => {
      delete login(document)["responses"]?.["200"]?.["content"]?.["application/json"]?.["examples"];
    },
  ],
  [
    "an error message in English",
    "babchingu/error-examples",
    "auth~1login/post/responses/401/content/",
    (document) => {
      const examples = login(document)["responses"]?.["401"]?.["content"]?.["application/json"]?.["examples"];
      Object.assign(examples?.[errorCodes.LOGIN_REFUSED]?.["value"] as Json, { message: "Wrong password." });
    },
  ],
  [
    "text without a bound",
    "babchingu/schema-bounds",
    "/schemas/Tokens/properties/accessToken",
    (document) => {
      delete document["components"]?.["schemas"]?.["Tokens"]?.["properties"]?.["accessToken"]?.["maxLength"];
    },
  ],
  [
    "an integer without its width",
    "babchingu/schema-bounds",
    "/schemas/RiceBalance",
    (document) => {
      delete document["components"]?.["schemas"]?.["RiceBalance"]?.["format"];
    },
  ],
  [
    "a response example that no request example is named after",
    "babchingu/example-names",
    "auth~1refresh/post/responses/200",
    (document) => {
      const refresh = document["paths"]?.["/auth/refresh"]?.["post"] as Json;
      delete refresh["responses"]?.["200"]?.["content"]?.["application/json"]?.["examples"]?.["operator"];
    },
  ],
  [
    "an example that breaks its schema",
    "no-invalid-media-type-examples",
    "members~1me/get/responses/200/content/",
    (document) => {
      const me = document["paths"]?.["/members/me"]?.["get"]?.["responses"]?.["200"]?.["content"]?.["application/json"];
      Object.assign(me?.["examples"]?.["active"]?.["value"] as Json, { point: 101 });
    },
  ],
  [
    "an operation without an id",
    "operation-operationId",
    "auth~1login/post/operationId",
    (document) => {
      delete login(document)["operationId"];
    },
  ],
];

it("finds nothing in the rest of the contract", () => {
  expect(problems).toHaveLength(faults.length);
});

it.each(faults)("catches %s", (_name, rule, pointer) => {
  const pointers = problems.filter(({ ruleId }) => ruleId === rule).map(({ location }) => location[0]?.pointer);
  expect(pointers).toContainEqual(expect.stringContaining(pointer));
});
