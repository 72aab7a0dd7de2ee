/** Types and access to the bundled contract. */
import { createRequire } from "node:module";

export interface MediaType {
  schema?: Record<string, unknown>;
}

export interface Response {
  $ref?: string;
  content?: Record<string, MediaType>;
  "x-error-codes"?: string[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Record<string, unknown>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-member-status"?: string[];
}

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface ContractDocument {
  servers: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown> & { servers?: { url: string }[] }>;
  components: { schemas: Record<string, unknown>; responses?: Record<string, Response> };
}

/** An operation with its method and URL. */
export interface ServedOperation {
  method: Method;
  /** In Fastify's notation, with the server's prefix: `/api/v1/images/:id`. */
  url: string;
  operation: OperationObject;
}

/** The committed bundle of the contract. */
export function loadContract(): ContractDocument {
  return createRequire(import.meta.url)("@babchingu/openapi/openapi.json") as ContractDocument;
}

function prefixOf(document: ContractDocument, path: string): string {
  const url = document.paths[path]?.servers?.[0]?.url ?? document.servers[0]?.url ?? "";
  return url.replace(/\/$/, "");
}

/** Every operation of the document. */
export function listOperations(document: ContractDocument): ServedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method.toLowerCase()] !== undefined).map((method) => ({
      method,
      url: prefixOf(document, path) + path.replaceAll(/\{(\w+)\}/g, ":$1"),
      operation: item[method.toLowerCase()] as OperationObject,
    })),
  );
}
