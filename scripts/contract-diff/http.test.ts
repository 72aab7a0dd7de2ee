/** Each rule about operations, and that every change found in the real contract's form has a rule. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { describe, expect, it } from "vitest";
import { describeChange } from "./changes.ts";
import type { RuleId, Severity } from "./rules.ts";
import { brief, http, httpChanges, json, operation, type Json, type Operation } from "./testing.ts";

const text = { type: "string" };
const query = (required: boolean, schema: unknown = text) => ({
  parameters: [{ name: "q", in: "query", required, schema }],
});
const body = (required: boolean, type = "application/json") => ({ requestBody: { required, content: { [type]: {} } } });
const answers = (responses: Operation["responses"]) => ({ responses });
const header = (required: boolean) => answers({ "204": { headers: { "Retry-After": { required, schema: text } } } });
const codes = (...list: string[]) => answers({ "204": {}, "409": { "x-error-codes": list } });
const bearer = { security: [{ bearer: [] }] };
const either = { security: [{ bearer: [] }, { admin: [] }] };
const statuses = (...list: string[]) => ({ "x-member-status": list });

const cases: [rule: RuleId, severity: Severity, old: Json, now: Json][] = [
  ["operation-renamed", "note", {}, { operationId: "createThing" }],
  ["security-tightened", "breaking", { security: [] }, bearer],
  ["security-tightened", "breaking", either, bearer],
  ["security-tightened", "breaking", bearer, { security: [{ bearer: [], admin: [] }] }],
  ["security-loosened", "safe", bearer, either],
  ["security-loosened", "safe", bearer, { security: [] }],
  ["member-status-removed", "breaking", statuses("ACTIVE", "CREATED"), {}],
  ["member-status-added", "safe", {}, statuses("ACTIVE", "BANNED")],
  ["parameter-removed", "breaking", query(false), {}],
  ["parameter-added", "safe", {}, query(false)],
  ["parameter-required", "breaking", {}, query(true)],
  ["parameter-required", "breaking", query(false), query(true)],
  ["parameter-optional", "safe", query(true), query(false)],
  ["bound-narrowed", "breaking", query(false), query(false, { ...text, maxLength: 5 })],
  ["default-changed", "breaking", query(false, { default: 20 }), query(false, { default: 10 })],
  ["body-removed", "breaking", body(true), {}],
  ["body-added", "safe", {}, body(false)],
  ["body-required", "breaking", {}, body(true)],
  ["body-required", "breaking", body(false), body(true)],
  ["body-optional", "safe", body(true), body(false)],
  ["media-type-added", "safe", answers({ "200": { content: {} } }), answers({ "200": { content: json(text) } })],
  ["media-type-removed", "breaking", answers({ "200": { content: json(text) } }), answers({ "200": {} })],
  ["status-added", "safe", {}, answers({ "204": {}, "409": {} })],
  ["status-removed", "safe", answers({ "204": {}, "409": {} }), {}],
  ["success-removed", "breaking", answers({ "204": {}, "202": {} }), {}],
  ["success-added", "breaking", {}, answers({ "204": {}, "202": {} })],
  ["error-code-added", "safe", codes(errorCodes.PHONE_TAKEN), codes(errorCodes.PHONE_TAKEN, errorCodes.NAME_TAKEN)],
  ["error-code-removed", "safe", codes(errorCodes.PHONE_TAKEN, errorCodes.NAME_TAKEN), codes(errorCodes.PHONE_TAKEN)],
  ["header-added", "safe", {}, header(true)],
  ["header-removed", "breaking", header(false), {}],
  ["header-optional", "breaking", header(true), header(false)],
  ["header-required", "safe", header(false), header(true)],
];

it.each(cases)("%s: %s", (rule, severity, old, now) => {
  expect(brief(httpChanges(http(operation(old)), http(operation(now))))).toEqual([`${rule} ${severity}`]);
});

const all: [rule: RuleId, severity: Severity, old: Json, now: Json][] = [
  ["base-path-changed", "breaking", {}, { servers: [{ url: "/api/v2" }] }],
  ["scheme-changed", "breaking", {}, { components: { schemas: {}, securitySchemes: { bearer: { type: "apiKey" } } } }],
  ["operation-removed", "breaking", {}, { paths: {} }],
  ["operation-removed", "breaking", {}, { paths: { "/things": { put: operation() } } }],
  ["operation-added", "safe", { paths: {} }, {}],
];

it.each(all)("%s: %s, of the whole", (rule, severity, old, now) => {
  expect(brief(httpChanges(http(operation(), old), http(operation(), now)))).toContain(`${rule} ${severity}`);
});

const withPath = (name: string) => {
  const own = operation({ parameters: [{ name, in: "path", required: true, schema: { ...text } }] });
  return http(own, { paths: { [`/things/{${name}}`]: { post: own } } });
};

describe("what callers don't see is no change", () => {
  it("as the name of a path parameter, whose form still counts", () => {
    expect(httpChanges(withPath("id"), withPath("thingId"))).toEqual([]);
    const narrower = withPath("thingId");
    Object.assign(narrower.paths["/things/{thingId}"]!.post!.parameters![0]!.schema, { maxLength: 3 });
    expect(brief(httpChanges(withPath("id"), narrower))).toEqual(["bound-narrowed breaking"]);
  });

  it("as a summary, a tag, an example", () => {
    const now = operation({ summary: "New.", tags: ["new"], requestBody: undefined });
    expect(httpChanges(http(operation()), http(now))).toEqual([]);
  });
});

const both = (schemas: object) => {
  const own = operation({ responses: { "200": { content: json({ $ref: "#/components/schemas/Thing" }) } } });
  const paths = Object.fromEntries(["/a", "/b", "/c", "/d", "/e"].map((path) => [path, { get: own }]));
  return http(own, { paths, components: { schemas } });
};

it("lists a change of a shared schema once, with everybody it concerns, breaking ones first", () => {
  const old = both({ Thing: { properties: { a: text } } });
  const now = both({ Thing: { properties: { b: text } } });
  expect(httpChanges(old, now).map(describeChange)).toEqual([
    "GET /a, GET /b, GET /c and 2 more: answer Thing /a: the field is gone",
    "GET /a, GET /b, GET /c and 2 more: answer Thing /b: a new field that may be missing",
  ]);
});

const shared = (...list: string[]) =>
  http(operation({ responses: { default: { $ref: "#/components/responses/Any" } } }), {
    components: { schemas: {}, responses: { Any: { "x-error-codes": list } } },
  });

it("reads shared answers, and refuses one that leads nowhere", () => {
  expect(brief(httpChanges(shared(errorCodes.INTERNAL), shared()))).toEqual(["error-code-removed safe"]);
  const nowhere = http(operation({ responses: { default: { $ref: "#/components/responses/None" } } }));
  expect(() => httpChanges(nowhere, nowhere)).toThrow(/no answer/);
});
