/** Reads the contract's bundle for the mock and the proxy: operations by address, and examples. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
import {
  eachOperation,
  type MediaType,
  type Method,
  type OpenApiDocument,
  type Operation,
} from "@babchingu/openapi/contract/document";

const bundlePath = join(import.meta.dirname, "..", "..", "..", "openapi", "generated", "openapi.json");

/** Reads the generated bundle and inlines shared examples. Throws when it has not been generated. */
export function readContract(): OpenApiDocument {
  const document = JSON.parse(readFileSync(bundlePath, "utf8")) as OpenApiDocument;
  for (const { operation } of eachOperation(document)) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) inlineExamples(document, media);
  }
  return document;
}

function inlineExamples(document: OpenApiDocument, media: MediaType): void {
  for (const [key, example] of Object.entries(media.examples ?? {})) {
    const name = (example as { $ref?: string }).$ref?.split("/").at(-1);
    if (name === undefined) continue;
    const shared = document.components.examples?.[name];
    if (!shared) throw new Error(`The bundle has no example "${name}".`);
    media.examples = { ...media.examples, [key]: shared };
  }
}

/** The common path prefix of the operations (`/api/v1`), without a trailing slash. */
export function basePathOf(document: OpenApiDocument): string {
  const url = document.servers?.[0]?.url ?? "/";
  return new URL(url, "http://any.invalid").pathname.replace(/\/+$/, "");
}

export interface Match {
  operation: Operation;
  /** The path without the prefix, as in the contract. */
  path: string;
}

export interface Router {
  /** The operation at an address; `otherMethod` when the path exists, but not with this method. */
  find(method: string, pathname: string): Match | "otherMethod" | "unknown";
  /** The methods of an address, as the header `Allow` lists them. */
  allowOf(pathname: string): string;
  /** Whether the address belongs to the API, known to the contract or not. */
  isApi(pathname: string): boolean;
}

function stripPrefix(pathname: string, prefix: string): string | null {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}

/** Finds operations by address. Operations with servers of their own (health checks) have no prefix. */
export function createRouter(document: OpenApiDocument): Router {
  const base = basePathOf(document);
  const routes = [...eachOperation(document)].map(({ path, method, operation, item }) => ({
    method,
    operation,
    prefix: item.servers ? "" : base,
    pattern: new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    parameterCount: path.split("{").length - 1,
  }));
  // A literal path goes before one with parameters: /meetings/map before /meetings/{id}.
  routes.sort((a, b) => a.parameterCount - b.parameterCount);
  const routesAt = (pathname: string) => {
    const matching = routes.filter(({ prefix, pattern }) => {
      const path = stripPrefix(pathname, prefix);
      return path !== null && pattern.test(path);
    });
    // The most literal path only, so that DELETE /meetings/map is no DELETE /meetings/{id}.
    return matching.filter(({ parameterCount }) => parameterCount === matching[0]?.parameterCount);
  };
  return {
    isApi: (pathname) => stripPrefix(pathname, base) !== null,
    find: (method, pathname) => {
      const matching = routesAt(pathname);
      const found = matching.find((route) => route.method === (method.toLowerCase() as Method));
      if (found) return { operation: found.operation, path: pathname.slice(found.prefix.length) };
      return matching.length > 0 ? "otherMethod" : "unknown";
    },
    allowOf: (pathname) =>
      routesAt(pathname)
        .map(({ method }) => method.toUpperCase())
        .join(", "),
  };
}

/** An error body of the catalogue (D6). */
export function errorBody(name: ErrorName): { status: number; body: { code: string; message: string } } {
  const { code, status, message } = errorCatalogue[name];
  return { status, body: { code, message } };
}

export interface Example {
  status: number;
  mediaType: string | null;
  value: unknown;
}

/** A documented answer: the named example of a status, or its first one. Null when there is none. */
export function exampleOf(operation: Operation, status: string, name?: string): Example | null {
  const response = operation.responses[status];
  if (!response) return null;
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [null, undefined];
  if (mediaType === null) return { status: Number(status), mediaType: null, value: null };
  const examples = media?.examples ?? {};
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  return example ? { status: Number(status), mediaType, value: example.value } : null;
}
