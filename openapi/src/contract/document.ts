/** The parts of an OpenAPI 3.1 document that generators, server, mocks and checks read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number | null)[];
  const?: unknown;
  format?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  "x-enum-labels"?: Record<string, string>;
  /** Words that differ for operators. */
  "x-operator-labels"?: Record<string, string>;
  "x-column-labels"?: Record<string, string | null>;
  "x-audit-entries"?: Record<string, { target: string; before?: string[]; after?: string[] }>;
  "x-max-bytes"?: number;
  "x-page-size"?: number;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  "x-error-codes"?: string[];
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-errors"?: string[];
  "x-member-status"?: string[];
  "x-roles"?: string[];
  "x-decision"?: string;
  "x-added"?: boolean;
}

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = { [M in Method]?: Operation } & { servers?: { url: string }[] };

export interface OpenApiDocument {
  openapi: string;
  info: { version: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
  };
}

/** Every operation with its path and method, in the document's order. */
export function* eachOperation(
  document: OpenApiDocument,
): Generator<{ path: string; method: Method; operation: Operation; item: PathItem }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method, operation, item };
    }
  }
}

/** The status of an answer whose work goes on in the background (R54); it stands beside the success. */
export const ACCEPTED_STATUS = "202";

/** The one success of an operation (D5). */
export function successStatus({ operationId, responses }: Operation): string {
  const status = Object.keys(responses).find((key) => key.startsWith("2") && key !== ACCEPTED_STATUS);
  if (status === undefined) throw new Error(`${operationId} documents no success.`);
  return status;
}

/** The URL prefix of a path: `/api/v1`, or empty for a path item with servers of its own. */
export function prefixOf(document: OpenApiDocument, path: string): string {
  return (document.paths[path]?.servers ?? document.servers)?.[0]?.url.replace(/\/$/, "") ?? "";
}

/** Follows a local `$ref`; a schema without one is returned unchanged. */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split("/").at(-1) ?? "";
  const target = document.components.schemas[name];
  if (!target) throw new Error(`No schema ${schema.$ref}`);
  return resolveSchema(document, target);
}
