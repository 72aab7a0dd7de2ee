/** What the build adds to the bundle holds in a validator, and the same in OpenAPI 3.0 has a form that 3.0 knows. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { resolveRefs, rootSchema, validatorOptions } from "@babchingu/openapi/contract/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { downConvert } from "../../openapi/build/openapi-3.0.ts";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import type { OpenApiDocument, Schema } from "../../openapi/src/contract/document.ts";

const ajv = new Ajv2020(validatorOptions);
addFormats.default(ajv);
ajv.addSchema(rootSchema(bundle));
const isError = ajv.compile(resolveRefs({ $ref: "#/components/schemas/Error" }));

it("has valid schemas, which validators don't check", () => {
  const schemas: [string, object][] = Object.entries(bundle.components.schemas);
  expect(schemas.filter(([, schema]) => ajv.validateSchema(schema) !== true).map(([name]) => name)).toEqual([]);
});

it.each<[string, object, boolean]>([
  ["with all data of its code", { code: errorCodes.NOT_ENOUGH_RICE, data: { balance: 300, required: 500 } }, true],
  ["with a part of the data", { code: errorCodes.NOT_ENOUGH_RICE, data: { balance: 300 } }, false],
  ["without the data of its code", { code: errorCodes.NAME_CHANGE_LOCKED }, false],
  ["without data that it may lack", { code: errorCodes.REFRESH_REFUSED }, true],
  ["of a code without data", { code: errorCodes.MEETING_FULL }, true],
])("an error %s: %s is %s", (_what, error, isValid) => {
  expect(isError({ message: "다시 확인해 주세요.", ...error })).toBe(isValid);
});

const text: Schema = { type: "string", maxLength: 9 };
const onlyNull = { type: "string", nullable: true, enum: [null] };

it.each<[string, object, object]>([
  ["null as a type", { type: ["string", "null"], maxLength: 9 }, { ...text, nullable: true }],
  ["null only", { type: "null" }, onlyNull],
  ["null beside another schema", { anyOf: [text, { type: "null" }] }, { anyOf: [text, onlyNull] }],
  ["false only", { type: "boolean", const: false }, { type: "boolean", enum: [false] }],
  [
    "several types",
    { type: ["string", "number", "null"], maxLength: 9, minimum: 1 },
    { anyOf: [text, { type: "number", minimum: 1 }, onlyNull] },
  ],
  ["a pattern for a part of a text", { ...text, pattern: "\\S" }, { ...text, pattern: "^[\\s\\S]*\\S[\\s\\S]*$" }],
  ["a pattern for a whole text", { ...text, pattern: "^a$" }, { ...text, pattern: "^a$" }],
  ["a pattern beside a time", { ...text, format: "date-time", pattern: "Z$" }, { ...text, format: "date-time" }],
  ["a condition", { ...text, if: text, else: text }, text],
  [
    "a file",
    { ...text, format: "binary", contentMediaType: "application/octet-stream" },
    { ...text, format: "binary" },
  ],
])("OpenAPI 3.0 says %s in its own way", (_what, schema, expected) => {
  const document = { openapi: "3.1.0", info: { version: "1" }, paths: {}, components: { schemas: { Thing: schema } } };
  const { components } = downConvert(document) as OpenApiDocument;
  expect(JSON.parse(JSON.stringify(components.schemas["Thing"]))).toEqual(expected);
});
