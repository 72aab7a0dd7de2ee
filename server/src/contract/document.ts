/** Types and access to the bundled contract. */
import { createRequire } from "node:module";
import { eachOperation, type OpenApiDocument, type Operation, prefixOf } from "@babchingu/openapi/contract/document";

export type {
  OpenApiDocument as ContractDocument,
  Operation as OperationObject,
  Parameter,
  Response,
} from "@babchingu/openapi/contract/document";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface ServedOperation {
  method: Method;
  /** In Fastify's notation, with the server's prefix: `/api/v1/images/:id`. */
  url: string;
  operation: Operation;
}

/** The committed bundle of the contract. */
export function loadContract(): OpenApiDocument {
  return createRequire(import.meta.url)("@babchingu/openapi/openapi.json") as OpenApiDocument;
}

export function listOperations(document: OpenApiDocument): ServedOperation[] {
  return Array.from(eachOperation(document), ({ path, method, operation }) => ({
    method: method.toUpperCase() as Method,
    url: prefixOf(document, path) + path.replaceAll(/\{(\w+)\}/g, ":$1"),
    operation,
  }));
}
