/** Each rule about operations. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import { describe, expect, it } from "vitest";
import { describeChange } from "./changes.ts";
import type { RuleId, Severity } from "./rules.ts";
import { rulesWithSeverity, http, httpChanges, json, operation, type Json, type Operation } from "./testing.ts";

const text = { type: "string" };
const query = (required: boolean, schema: unknown = text) => ({
  parameters: [{ name: "q", in: "query", required, schema }],
});
const body = (required: boolean, type = "application/json") => ({ requestBody: { required, content: { [type]: {} } } });
const responding = (responses: Operation["responses"]) => ({ responses });
const header = (required: boolean) => responding({ "204": { headers: { "Retry-After": { required, schema: text } } } });
const codes = (...list: string[]) => responding({ "204": {}, "409": { "x-error-codes": list } });
const bearer = { security: [{ bearer: [] }] };
const bearerOrAdmin = { security: [{ bearer: [] }, { admin: [] }] };
const statuses = (...list: string[]) => ({ "x-member-status": list });
const roles = (...list: OperatorRoleValue[]) => ({ ...bearerOrAdmin, "x-roles": list });

const cases: [rule: RuleId, severity: Severity, old: Json, now: Json][] = [
  ["operation-renamed", "note", {}, { operationId: "createThing" }],
  ["security-tightened", "breaking", { security: [] }, bearer],
  ["security-tightened", "breaking", bearerOrAdmin, bearer],
  ["security-tightened", "breaking", bearer, { security: [{ bearer: [], admin: [] }] }],
  ["security-loosened", "safe", bearer, bearerOrAdmin],
  ["security-loosened", "safe", bearer, { security: [] }],
  ["member-status-removed", "breaking", statuses("ACTIVE", "CREATED"), {}],
  ["member-status-added", "safe", {}, statuses("ACTIVE", "BANNED")],
  ["operator-role-removed", "breaking", roles("OWNER", "SUPPORT"), roles("OWNER")],
  ["operator-role-removed", "breaking", bearerOrAdmin, roles("OWNER", "SUPPORT", "FINANCE")],
  ["operator-role-added", "safe", roles("OWNER"), roles("OWNER", "SUPPORT")],
  ["security-loosened", "safe", bearer, roles("OWNER")],
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
  ["media-type-added", "safe", responding({ "200": { content: {} } }), responding({ "200": { content: json(text) } })],
  ["media-type-removed", "breaking", responding({ "200": { content: json(text) } }), responding({ "200": {} })],
  ["status-added", "safe", {}, responding({ "204": {}, "409": {} })],
  ["status-removed", "safe", responding({ "204": {}, "409": {} }), {}],
  ["success-removed", "breaking", responding({ "204": {}, "202": {} }), {}],
  ["success-added", "breaking", {}, responding({ "204": {}, "201": {} })],
  ["accepted-added", "safe", {}, responding({ "204": {}, "202": {} })],
  ["error-code-added", "safe", codes(errorCodes.PHONE_TAKEN), codes(errorCodes.PHONE_TAKEN, errorCodes.NAME_TAKEN)],
  ["error-code-removed", "safe", codes(errorCodes.PHONE_TAKEN, errorCodes.NAME_TAKEN), codes(errorCodes.PHONE_TAKEN)],
  ["header-added", "safe", {}, header(true)],
  ["header-removed", "breaking", header(false), {}],
  ["header-optional", "breaking", header(true), header(false)],
  ["header-required", "safe", header(false), header(true)],
];

it.each(cases)("%s: %s", (rule, severity, old, now) => {
  expect(rulesWithSeverity(httpChanges(http(operation(old)), http(operation(now))))).toEqual([`${rule} ${severity}`]);
});

const documentCases: [rule: RuleId, severity: Severity, old: Json, now: Json][] = [
  ["base-path-changed", "breaking", {}, { servers: [{ url: "/api/v2" }] }],
  ["scheme-changed", "breaking", {}, { components: { schemas: {}, securitySchemes: { bearer: { type: "apiKey" } } } }],
  ["operation-removed", "breaking", {}, { paths: {} }],
  ["operation-removed", "breaking", {}, { paths: { "/things": { put: operation() } } }],
  ["operation-added", "safe", { paths: {} }, {}],
];

it.each(documentCases)("%s: %s, of the whole document", (rule, severity, old, now) => {
  expect(rulesWithSeverity(httpChanges(http(operation(), old), http(operation(), now)))).toContain(
    `${rule} ${severity}`,
  );
});

const withPath = (name: string) => {
  const own = operation({ parameters: [{ name, in: "path", required: true, schema: { ...text } }] });
  return http(own, { paths: { [`/things/{${name}}`]: { post: own } } });
};

describe("what callers don't see is no change", () => {
  it("the name of a path parameter, but not its schema", () => {
    expect(httpChanges(withPath("id"), withPath("thingId"))).toEqual([]);
    const narrower = withPath("thingId");
    Object.assign(narrower.paths["/things/{thingId}"]!.post!.parameters![0]!.schema, { maxLength: 3 });
    expect(rulesWithSeverity(httpChanges(withPath("id"), narrower))).toEqual(["bound-narrowed breaking"]);
  });

  it("a summary, a tag, an example", () => {
    const now = operation({ summary: "New.", tags: ["new"], requestBody: undefined });
    expect(httpChanges(http(operation()), http(now))).toEqual([]);
  });
});

const withSharedSchema = (schemas: object) => {
  const own = operation({ responses: { "200": { content: json({ $ref: "#/components/schemas/Thing" }) } } });
  const paths = Object.fromEntries(["/a", "/b", "/c", "/d", "/e"].map((path) => [path, { get: own }]));
  return http(own, { paths, components: { schemas } });
};

it("lists a change of a shared schema once with all affected operations, breaking changes first", () => {
  const old = withSharedSchema({ Thing: { properties: { a: text } } });
  const now = withSharedSchema({ Thing: { properties: { b: text } } });
  expect(httpChanges(old, now).map(describeChange)).toEqual([
    "GET /a, GET /b, GET /c and 2 more: response Thing /a: the field is gone",
    "GET /a, GET /b, GET /c and 2 more: response Thing /b: a new field that may be missing",
  ]);
});

const shared = (...list: string[]) =>
  http(operation({ responses: { default: { $ref: "#/components/responses/Any" } } }), {
    components: { schemas: {}, responses: { Any: { "x-error-codes": list } } },
  });

it("resolves shared responses, and throws for a missing one", () => {
  expect(rulesWithSeverity(httpChanges(shared(errorCodes.INTERNAL), shared()))).toEqual(["error-code-removed safe"]);
  const nowhere = http(operation({ responses: { default: { $ref: "#/components/responses/None" } } }));
  expect(() => httpChanges(nowhere, nowhere)).toThrow(/no response/);
});
