/** Each rule about values, in both directions: narrowing breaks requests, widening breaks responses. */
import { describe, expect, it } from "vitest";
import { describeChange } from "./changes.ts";
import type { RuleId } from "./rules.ts";
import { rulesWithSeverity, schemaChanges } from "./testing.ts";

type Severities = [request: string, response: string];
const narrows: Severities = ["breaking", "safe"];
const widens: Severities = ["safe", "breaking"];
const breaks: Severities = ["breaking", "breaking"];
const safe: Severities = ["safe", "safe"];

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const text = { type: "string" };
const closed = { additionalProperties: false };

const cases: [rule: RuleId, what: string, old: unknown, now: unknown, severities: Severities][] = [
  ["field-removed", "a field", object({ a: text }), object({}), breaks],
  ["field-removed", "a required field", object({ a: text }, { required: ["a"] }), object({}), breaks],
  ["field-added", "a field", object({}), object({ a: text }), safe],
  ["required-field-added", "a field", object({}), object({ a: text }, { required: ["a"] }), narrows],
  ["field-required", "a field", object({ a: text }), object({ a: text }, { required: ["a"] }), narrows],
  ["field-optional", "a field", object({ a: text }, { required: ["a"] }), object({ a: text }), widens],
  ["null-added", "null", text, { type: ["string", "null"] }, widens],
  ["null-removed", "null", { type: ["string", "null"] }, text, narrows],
  [
    "null-added",
    "a listed null",
    { type: "string", enum: ["a"] },
    { type: ["string", "null"], enum: ["a", null] },
    widens,
  ],
  ["type-changed", "another type", text, { type: "boolean" }, breaks],
  ["type-narrowed", "fewer types", { type: ["string", "integer"] }, text, narrows],
  ["type-narrowed", "whole numbers only", { type: "number" }, { type: "integer" }, narrows],
  ["type-narrowed", "a first type", {}, text, narrows],
  ["type-narrowed", "null only", { type: ["string", "null"], const: null, maxLength: 0 }, { type: "null" }, narrows],
  ["type-widened", "more types", text, { type: ["string", "integer"] }, widens],
  ["type-widened", "fractions", { type: "integer" }, { type: "number" }, widens],
  ["type-widened", "any type", text, {}, widens],
  ["enum-value-removed", "a value", { enum: ["a", "b"] }, { enum: ["a"] }, narrows],
  ["enum-value-added", "a value", { enum: ["a"] }, { enum: ["a", "b"] }, widens],
  ["enum-value-added", "a value beside a constant", { const: "a" }, { enum: ["a", "b"] }, widens],
  ["enum-introduced", "a list", text, { ...text, enum: ["a"] }, narrows],
  ["enum-dropped", "no list", { ...text, enum: ["a"] }, text, widens],
  ["bound-narrowed", "a lower maximum", { maxLength: 20 }, { maxLength: 15 }, narrows],
  ["bound-narrowed", "a first maximum", text, { ...text, maxLength: 15 }, narrows],
  ["bound-narrowed", "a higher minimum", { minimum: 1 }, { minimum: 2 }, narrows],
  ["bound-narrowed", "a minimum of 0 for a number", {}, { minimum: 0 }, narrows],
  ["bound-narrowed", "smaller files", { "x-max-bytes": 20 }, { "x-max-bytes": 10 }, narrows],
  ["bound-widened", "a higher maximum", { maxItems: 10 }, { maxItems: 20 }, widens],
  ["bound-widened", "a lower minimum", { minLength: 6 }, { minLength: 4 }, widens],
  ["bound-widened", "no maximum", { exclusiveMaximum: 5 }, {}, widens],
  ["restriction-added", "a pattern", text, { ...text, pattern: "^a" }, narrows],
  ["restriction-removed", "a format", { ...text, format: "date" }, text, widens],
  ["restriction-changed", "a pattern", { pattern: "^a" }, { pattern: "^b" }, breaks],
  ["restriction-added", "items of a form", { type: "array" }, { type: "array", items: text }, narrows],
  ["restriction-added", "one more part", {}, { allOf: [object({ a: text })] }, narrows],
  ["restriction-added", "one more condition", { if: text }, { if: text, else: { if: { const: 1 } } }, narrows],
  ["restriction-removed", "a keyword without a rule of its own", { if: text }, {}, widens],
  ["variant-added", "a variant", { oneOf: [text] }, { oneOf: [text, { type: "null" }] }, widens],
  ["variant-removed", "a variant", { anyOf: [text, { type: "integer" }] }, { anyOf: [text] }, narrows],
  ["null-removed", "null beside one variant", { anyOf: [text, { type: "null" }] }, { anyOf: [text] }, narrows],
  ["variant-added", "a first choice", text, { oneOf: [text, { type: "integer" }] }, widens],
  ["unknown-fields-refused", "a closed object", object({}), object({}, closed), narrows],
  ["unknown-fields-allowed", "an open object", object({}, closed), object({}), safe],
  ["default-changed", "a default", { default: 20 }, { default: 10 }, ["breaking", "note"]],
  ["default-changed", "no default", { default: 20 }, {}, ["breaking", "note"]],
  ["default-added", "a first default", {}, { default: 20 }, ["safe", "note"]],
  ["page-size-changed", "a page", { "x-page-size": 20 }, { "x-page-size": 30 }, breaks],
];

describe.each(["request", "response"] as const)("in a %s", (direction) => {
  it.each(cases)("%s: %s", (rule, _what, old, now, severities) => {
    const severity = severities[direction === "request" ? 0 : 1];
    expect(rulesWithSeverity(schemaChanges(old, now)[direction])).toEqual([`${rule} ${severity}`]);
  });
});

describe("no change", () => {
  it.each<[string, unknown, unknown]>([
    ["the same", object({ a: text }), object({ a: text })],
    ["another description", { ...text, description: "Old.", examples: ["a"] }, { ...text, description: "New." }],
    ["another order", { enum: ["a", "b"], type: "string" }, { type: "string", enum: ["b", "a"] }],
    ["a minimum length of 0", text, { ...text, minLength: 0 }],
    ["the same conditions", { if: text, else: { if: { const: 1 } } }, { if: text, else: { if: { const: 1 } } }],
    ["a format for clients", { type: "integer" }, { type: "integer", format: "int64" }],
    ["null as a variant instead of a type", { type: ["string", "null"] }, { anyOf: [text, { type: "null" }] }],
    ["named texts beside any text", text, { anyOf: [{ type: "string", enum: ["a"] }, text] }],
    ["a reference instead of the schema itself", { $ref: "#/components/schemas/Text" }, text],
  ])("is %s", (_what, old, now) => {
    const named = { Text: text };
    expect(schemaChanges(old, now, [named, named])).toEqual({ request: [], response: [] });
  });
});

const deep = (maximum: number) =>
  object({ rows: { type: "array", items: { additionalProperties: { type: "integer", maximum } } } });

const tree = (type: string) => ({
  Tree: object({ value: { type }, children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } }),
});

describe("the location of a change", () => {
  it("is the pointer from the nearest schema name that both sides have", () => {
    const item = (maxLength: number) => ({ Item: object({ name: { ...text, maxLength } }) });
    const list = { type: "array", items: { $ref: "#/components/schemas/Item" } };
    const { response } = schemaChanges(object({ rows: list }), object({ rows: list }), [item(20), item(15)]);
    expect(response.map(({ where, detail }) => [where, detail])).toEqual([["Item /name", "maxLength 20 → 15"]]);
  });

  it("is otherwise the part of the request, with the pointer through lists and maps", () => {
    const { request } = schemaChanges(deep(9), deep(5));
    expect(request.map(describeChange)).toEqual([
      "POST /things: request body /rows/[]/*: the bound is tighter (maximum 9 → 5)",
    ]);
  });

  it("follows a schema that contains itself once", () => {
    const ref = { $ref: "#/components/schemas/Tree" };
    const { request } = schemaChanges(ref, ref, [tree("string"), tree("boolean")]);
    expect(request.map(({ rule, where }) => [rule, where])).toEqual([["type-changed", "Tree /value"]]);
  });

  it("a reference to a missing schema is refused", () => {
    expect(() => schemaChanges({ $ref: "#/components/schemas/None" }, {})).toThrow(/no schema/);
  });
});
