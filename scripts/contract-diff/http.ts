/** Compares two bundles of the HTTP contract: operations, who may call them, parameters, bodies, responses. */
import {
  ACCEPTED_STATUS,
  eachOperation,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Response,
} from "@babchingu/openapi/contract/document";
import { OperatorRoleValues } from "@babchingu/openapi/enums";
import type { ChangeCollector, Location } from "./changes.ts";
import { compareSchemas, createSchemaContext, type SchemaContext } from "./schema.ts";
import { canonical, formatValue } from "./schema-keywords.ts";

export type HttpContract = Omit<OpenApiDocument, "components"> & {
  servers?: { url: string }[];
  components: OpenApiDocument["components"] & { securitySchemes?: Record<string, unknown> };
};

interface Header {
  required?: boolean;
  schema?: unknown;
}

interface OperationEntry {
  operation: Operation;
  item: PathItem;
  path: string;
}

/** The default of a bearer operation without statuses. */
const MEMBER_STATUSES = ["ACTIVE"];
/** The default of an admin operation without roles, as in contracts that have no operators' roles. */
const OPERATOR_ROLES: readonly string[] = OperatorRoleValues;

export function compareHttp(old: HttpContract, now: HttpContract, changes: ChangeCollector): void {
  const context = createSchemaContext(old.components.schemas, now.components.schemas, changes);
  compareServersAndSchemes(old, now, changes);
  const [before, after] = [operationsOf(old), operationsOf(now)];
  for (const [address, entry] of before) {
    const next = after.get(address);
    const place: Location = { operation: address, direction: "request", where: "" };
    if (next) compareOperation(context, [old, entry], [now, next], place);
    else changes.add("operation-removed", place);
  }
  for (const [address, { operation }] of after) {
    if (before.has(address)) continue;
    changes.add("operation-added", { operation: address, direction: "request", where: "" }, operation.operationId);
  }
}

function compareServersAndSchemes(old: HttpContract, now: HttpContract, changes: ChangeCollector): void {
  const place: Location = { operation: "all operations", direction: "request", where: "" };
  const [oldUrl, url] = [old.servers?.[0]?.url, now.servers?.[0]?.url];
  if (oldUrl !== url) changes.add("base-path-changed", place, `${formatValue(oldUrl)} → ${formatValue(url)}`);
  for (const [name, scheme] of Object.entries(old.components.securitySchemes ?? {})) {
    const next = now.components.securitySchemes?.[name];
    if (next !== undefined && canonical(scheme) !== canonical(next)) changes.add("scheme-changed", place, name);
  }
}

/** The operations by `GET /meetings/{…}`: clients never send the names of path parameters. */
function operationsOf(document: HttpContract): Map<string, OperationEntry> {
  return new Map(
    [...eachOperation(document)].map(({ path, method, operation, item }) => [
      `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, "{…}")}`,
      { operation, item, path },
    ]),
  );
}

type Side = [document: HttpContract, entry: OperationEntry];

function compareOperation(context: SchemaContext, [oldDocument, old]: Side, [document, now]: Side, at: Location): void {
  const { changes } = context;
  const [a, b] = [old.operation, now.operation];
  if (a.operationId !== b.operationId) changes.add("operation-renamed", at, `${a.operationId} → ${b.operationId}`);
  if (canonical(old.item.servers) !== canonical(now.item.servers)) changes.add("base-path-changed", at);
  compareSecurity(changes, a, b, at);
  compareParameters(context, [a, old.path], [b, now.path], at);
  compareBody(context, a, b, at);
  const [responses, newResponses] = [responsesOf(oldDocument, a), responsesOf(document, b)];
  for (const [status, response] of responses) {
    const place: Location = { ...at, direction: "response", where: status };
    const next = newResponses.get(status);
    if (next) compareResponse(context, response, next, place);
    else changes.add(isSuccess(status) ? "success-removed" : "status-removed", place);
  }
  for (const status of newResponses.keys()) {
    if (responses.has(status)) continue;
    const rule = status === ACCEPTED_STATUS ? "accepted-added" : isSuccess(status) ? "success-added" : "status-added";
    changes.add(rule, { ...at, direction: "response", where: status });
  }
}

const isSuccess = (status: string) => status.startsWith("2");

/** The alternative security requirements, each as its schemes; without security one empty requirement. */
function requirementsOf({ security }: Operation): string[][] {
  return security.length === 0 ? [[]] : security.map((requirement) => Object.keys(requirement).toSorted());
}

/** Whether a caller with these schemes is accepted by one of the requirements. */
const accepts = (requirements: string[][], caller: string[]) =>
  requirements.some((schemes) => schemes.every((scheme) => caller.includes(scheme)));

const formatRequirement = (schemes: string[]) => schemes.join(" and ") || "without a token";

function compareSecurity(changes: ChangeCollector, a: Operation, b: Operation, at: Location): void {
  const [old, now] = [requirementsOf(a), requirementsOf(b)];
  for (const each of old) if (!accepts(now, each)) changes.add("security-tightened", at, formatRequirement(each));
  for (const each of now) if (!accepts(old, each)) changes.add("security-loosened", at, formatRequirement(each));
  const [statuses, newStatuses] = [a["x-member-status"] ?? MEMBER_STATUSES, b["x-member-status"] ?? MEMBER_STATUSES];
  for (const each of statuses) if (!newStatuses.includes(each)) changes.add("member-status-removed", at, each);
  for (const each of newStatuses) if (!statuses.includes(each)) changes.add("member-status-added", at, each);
  if (!accepts(old, ["admin"]) || !accepts(now, ["admin"])) return;
  const [roles, newRoles] = [a["x-roles"] ?? OPERATOR_ROLES, b["x-roles"] ?? OPERATOR_ROLES];
  for (const each of roles) if (!newRoles.includes(each)) changes.add("operator-role-removed", at, each);
  for (const each of newRoles) if (!roles.includes(each)) changes.add("operator-role-added", at, each);
}

/** Parameters by location and name; path parameters by position, because their names are not on the wire. */
function parametersOf(operation: Operation, path: string) {
  const positions = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    (operation.parameters ?? []).map((parameter) => {
      const { in: place, name } = parameter;
      return [place === "path" ? `path ${positions.indexOf(name) + 1}` : `${place} ${name}`, parameter];
    }),
  );
}

function compareParameters(context: SchemaContext, a: [Operation, string], b: [Operation, string], at: Location): void {
  const { changes } = context;
  const [old, now] = [parametersOf(...a), parametersOf(...b)];
  for (const [key, parameter] of old) {
    const place: Location = { ...at, where: key };
    const next = now.get(key);
    if (!next) {
      changes.add("parameter-removed", place);
      continue;
    }
    if (!parameter.required && next.required) changes.add("parameter-required", place);
    if (parameter.required && !next.required) changes.add("parameter-optional", place);
    compareSchemas(context, parameter.schema, next.schema, place);
  }
  for (const [key, { required }] of now) {
    if (!old.has(key)) changes.add(required ? "parameter-required" : "parameter-added", { ...at, where: key });
  }
}

function compareBody(context: SchemaContext, a: Operation, b: Operation, at: Location): void {
  const { changes } = context;
  const place: Location = { ...at, where: "body" };
  const [old, now] = [a.requestBody, b.requestBody];
  if (!old && !now) return;
  if (!now) return changes.add("body-removed", place);
  if (!old) return changes.add(now.required ? "body-required" : "body-added", place);
  if (!old.required && now.required) changes.add("body-required", place);
  if (old.required && !now.required) changes.add("body-optional", place);
  compareContent(context, old.content, now.content, place);
}

type Content = Readonly<Record<string, { schema?: unknown }>>;

function compareContent(context: SchemaContext, old: Content, now: Content, at: Location): void {
  for (const [type, media] of Object.entries(old)) {
    if (!now[type]) context.changes.add("media-type-removed", at, type);
    else compareSchemas(context, media.schema, now[type].schema, at);
  }
  for (const type of Object.keys(now)) if (!old[type]) context.changes.add("media-type-added", at, type);
}

/** Responses by status, with references resolved. */
function responsesOf(document: HttpContract, operation: Operation): Map<string, Response> {
  return new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      if (response.$ref === undefined) return [status, response];
      const shared = document.components.responses?.[response.$ref.split("/").at(-1) ?? ""];
      if (!shared) throw new Error(`The contract has no response ${response.$ref}.`);
      return [status, shared];
    }),
  );
}

function compareResponse(context: SchemaContext, a: Response, b: Response, at: Location): void {
  const { changes } = context;
  const [codes, newCodes] = [a["x-error-codes"] ?? [], b["x-error-codes"] ?? []];
  for (const code of codes) if (!newCodes.includes(code)) changes.add("error-code-removed", at, code);
  for (const code of newCodes) if (!codes.includes(code)) changes.add("error-code-added", at, code);
  compareContent(context, a.content ?? {}, b.content ?? {}, at);
  const [headers, newHeaders] = [a.headers ?? {}, b.headers ?? {}] as Record<string, Header>[];
  for (const [name, header] of Object.entries(headers ?? {})) {
    const place: Location = { ...at, where: `${at.where} header ${name}` };
    const next = newHeaders?.[name];
    if (!next) {
      changes.add("header-removed", place);
      continue;
    }
    if (header.required && !next.required) changes.add("header-optional", place);
    if (!header.required && next.required) changes.add("header-required", place);
    compareSchemas(context, header.schema, next.schema, place);
  }
  for (const name of Object.keys(newHeaders ?? {})) {
    if (!headers?.[name]) changes.add("header-added", { ...at, where: `${at.where} header ${name}` });
  }
}
