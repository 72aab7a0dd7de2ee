/** The bundled contract as the kit reads it: operations, their access rules, and schemas with references followed. */
import { createRequire } from "node:module";

import type {
  MediaType,
  OpenApiDocument,
  Operation as OperationObject,
  Parameter,
  Response,
  Schema,
} from "@babchingu/openapi/contract/document";
import * as document from "@babchingu/openapi/contract/document";

export type { Parameter, Schema } from "@babchingu/openapi/contract/document";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** One operation with the facts that the kit uses. */
export interface Operation {
  id: string;
  method: Method;
  /** As the contract writes it: `/meetings/{id}`. */
  path: string;
  /** The prefix of the path: `/api/v1`, or empty. */
  prefix: string;
  summary: string;
  tag: string;
  parameters: readonly Parameter[];
  /** The request body's media type and schema; null without one. */
  body: { media: string; required: boolean; schema: Schema; example: unknown } | null;
  responses: Readonly<Record<string, Response>>;
  /** The status of its success (D5). A 202 may stand beside it (R54). */
  success: number;
  /** Accepted tokens: `bearer` of members, `admin` of operators; empty for a public one. */
  schemes: ReadonlySet<string>;
  /** Whether it may be called with or without a token. */
  isTokenOptional: boolean;
  /** Member statuses that may call it. */
  statuses: ReadonlySet<string>;
  /** Every error code it documents by itself. */
  codes: readonly string[];
  /** Whether it goes beyond the two requirement documents (D44). */
  isAdded: boolean;
}

export const contract = createRequire(import.meta.url)("@babchingu/openapi/openapi.json") as OpenApiDocument;

/** Follows local references to a schema of the components. */
export function resolveSchema(schema: Schema): Schema {
  return document.resolveSchema(contract, schema);
}

function resolveResponse(response: Response): Response {
  const name = response.$ref?.split("/").at(-1);
  return name === undefined ? response : (contract.components.responses?.[name] ?? response);
}

function firstExample(media: MediaType | undefined): unknown {
  const [first] = Object.values(media?.examples ?? {});
  const name = first?.$ref?.split("/").at(-1);
  return name === undefined ? first?.value : contract.components.examples?.[name]?.value;
}

function bodyOf({ requestBody }: OperationObject): Operation["body"] {
  const [media] = Object.keys(requestBody?.content ?? {});
  const content = media === undefined ? undefined : requestBody?.content[media];
  if (media === undefined || content?.schema === undefined) return null;
  return { media, required: requestBody?.required === true, schema: content.schema, example: firstExample(content) };
}

function toOperation(path: string, method: Method, object: OperationObject): Operation {
  const requirements = object.security ?? contract.security ?? [];
  const responses = Object.fromEntries(
    Object.entries(object.responses).map(([status, response]) => [status, resolveResponse(response)]),
  );
  return {
    id: object.operationId,
    method,
    path,
    prefix: document.prefixOf(contract, path),
    summary: object.summary,
    tag: object.tags[0] ?? "",
    parameters: object.parameters ?? [],
    body: bodyOf(object),
    responses,
    success: Number(document.successStatus(object)),
    schemes: new Set(requirements.flatMap((requirement) => Object.keys(requirement))),
    isTokenOptional: requirements.some((requirement) => Object.keys(requirement).length === 0),
    statuses: new Set(object["x-member-status"] ?? ["ACTIVE"]),
    codes: Object.entries(responses)
      .filter(([status]) => status !== "default")
      .flatMap(([, response]) => response["x-error-codes"] ?? []),
    isAdded: object["x-added"] === true,
  };
}

/** Every operation, in the contract's order. */
export const operations: readonly Operation[] = Array.from(
  document.eachOperation(contract),
  ({ path, method, operation }) => toOperation(path, method.toUpperCase() as Method, operation),
);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation of this id; throws when the contract has none. */
export function operationOf(id: string): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Codes that any operation may respond with. */
export const defaultCodes: ReadonlySet<string> = new Set(
  contract.components.responses?.["Unexpected"]?.["x-error-codes"],
);

/** Where the contract describes a response, as a JSON pointer into the bundle. */
export function specPointer({ path, method }: Operation, status?: number | string): string {
  const pointer = `openapi.json#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`;
  return status === undefined ? pointer : `${pointer}/responses/${status}`;
}
