/**
 * Adds the error responses of every operation from the catalogue (errors.yaml): those it lists under `x-errors`, and
 * those implied by its body, its parameters and its security.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  eachOperation,
  type OpenApiDocument,
  type Operation,
  type Response,
  type Schema,
} from "../src/contract/document.ts";
import { formatMessage } from "../src/messages.ts";

/** One entry of errors.yaml; the status is part of the code. */
export interface CatalogueEntry {
  code: string;
  meaning: string;
  message: string;
  data?: Record<string, unknown>;
  /** Whether the error may come without its data. */
  isDataOptional?: boolean;
}

/** Name → entry, in the order of errors.yaml. */
export type Catalogue = Record<string, CatalogueEntry>;

export function readCatalogue(): Catalogue {
  return parse(readFileSync(join(import.meta.dirname, "..", "errors.yaml"), "utf8")) as Catalogue;
}

/** Every status that a member with a token can have: a withdrawn one has none. */
const SIGNED_IN_STATUSES = ["CREATED", "ACTIVE", "BANNED", "PHONE_V_REQUIRED"];
/** Errors that any operation may return. */
const COMMON_ERRORS = [
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "BODY_TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "NOT_IMPLEMENTED",
  "UPSTREAM_FAILED",
  "UNAVAILABLE",
];

const retryAfter = {
  description: "Seconds to wait before the next try.",
  required: true,
  schema: { type: "integer", format: "int32", minimum: 0, maximum: 2147483647 },
  example: 20,
};

function impliedErrors(operation: Operation, roleCount: number): string[] {
  const names: string[] = [];
  const hasBody = operation.requestBody !== undefined;
  if (hasBody || (operation.parameters ?? []).length > 0) names.push("INVALID_REQUEST");
  if (hasBody) names.push("MEDIA_TYPE_NOT_SUPPORTED");
  const schemes = operation.security.flatMap((requirement) => Object.keys(requirement));
  const isOptional = operation.security.some((requirement) => Object.keys(requirement).length === 0);
  if (schemes.length === 0 || isOptional) return names;
  names.push("TOKEN_INVALID", "TOKEN_EXPIRED", "TOKEN_REVOKED");
  if (schemes.length === 1) names.push("ROLE_NOT_ALLOWED");
  if (operation["x-roles"] && operation["x-roles"].length < roleCount) names.push("OPERATOR_ROLE_NOT_ALLOWED");
  const statuses = operation["x-member-status"] ?? ["ACTIVE"];
  if (schemes.includes("bearer") && !SIGNED_IN_STATUSES.every((status) => statuses.includes(status))) {
    names.push("STATUS_NOT_ALLOWED");
  }
  return names;
}

interface NamedError extends CatalogueEntry {
  name: string;
}

function findError(catalogue: Catalogue, name: string): NamedError {
  const entry = catalogue[name];
  if (!entry) throw new Error(`errors.yaml has no error ${name}.`);
  return { name, ...entry };
}

function exampleOf({ name, code, message, data }: NamedError): [string, object] {
  const value = { code, message: formatMessage(message, data), ...(data ? { data } : {}) };
  return [code, { summary: name, value }];
}

function orderOf({ code }: NamedError): number {
  return Number(code.split("-")[1]);
}

function statusOf({ code }: NamedError): string {
  return code.slice(1, 4);
}

/** An outage says when to try again only where a backend keeps D66. */
function retryHeaders(status: string): Pick<Response, "headers"> {
  if (status !== "429" && status !== "503" && status !== "default") return {};
  return { headers: { "Retry-After": { ...retryAfter, required: status === "429" } } };
}

function errorResponse(status: string, errors: NamedError[]): Response {
  const sorted = errors.toSorted((a, b) => statusOf(a).localeCompare(statusOf(b)) || orderOf(a) - orderOf(b));
  return {
    description: sorted.map(({ code, name }) => `${code} ${name}`).join(", "),
    "x-error-codes": sorted.map(({ code }) => code),
    ...retryHeaders(status),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(sorted.map(exampleOf)),
      },
    },
  };
}

/**
 * The condition of the Error schema: an error whose catalogue entry has data carries all of it. It is a chain of `else`, because generators of clients
 * pass over `if` but take the parts of `allOf` for types. Only the HTTP API has it, as a socket's frame may be invalid as a whole.
 */
function dataCondition(catalogue: Catalogue): Schema {
  return Object.values(catalogue)
    .filter(({ data, isDataOptional }) => data !== undefined && isDataOptional !== true)
    .reduceRight<Schema>((otherwise, { code, data = {} }) => {
      const required = Object.keys(data);
      const properties = Object.fromEntries(required.map((name) => [name, {}]));
      return {
        if: { properties: { code: { const: code } } },
        // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's keyword
        then: { required: ["data"], properties: { data: { required, properties } } },
        ...(Object.keys(otherwise).length > 0 ? { else: otherwise } : {}),
      };
    }, {});
}

/** Changes `document` in place. Throws on a name that the catalogue lacks. */
export function expandErrors(document: OpenApiDocument, catalogue: Catalogue): void {
  document.components.responses = {
    ...document.components.responses,
    Unexpected: {
      ...errorResponse(
        "default",
        COMMON_ERRORS.map((name) => findError(catalogue, name)),
      ),
      description:
        "What any operation may meet: a rate limit or an outage (with Retry-After), a missing implementation.",
    },
  };
  Object.assign(document.components.schemas["Error"] ?? {}, dataCondition(catalogue));
  const roleCount = document.components.schemas["OperatorRole"]?.enum?.length ?? 0;
  for (const { operation } of eachOperation(document)) {
    const names = new Set([...(operation["x-errors"] ?? []), ...impliedErrors(operation, roleCount)]);
    delete operation["x-errors"];
    const byStatus = Map.groupBy(
      [...names].map((name) => findError(catalogue, name)),
      statusOf,
    );
    for (const status of [...byStatus.keys()].toSorted()) {
      operation.responses[status] = errorResponse(status, byStatus.get(status) ?? []);
    }
    operation.responses["default"] = { $ref: "#/components/responses/Unexpected" };
  }
}
