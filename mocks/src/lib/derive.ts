/**
 * The bundle in a form that Prism can check exactly. It differs from the bundle in three ways:
 * - No servers: Prism ignores a base path, so the mock server and the proxy server strip it.
 * - No `default` response: it would match any status, so Prism would report no undocumented one. Its statuses are
 *   copied into every operation instead, and `Prefer: code=503` then returns the 503 example.
 * - The codes of an error are narrowed to those documented for the operation and status.
 */
import {
  eachOperation,
  type OpenApiDocument,
  type Operation,
  type Response,
  type Schema,
} from "@babchingu/openapi/contract/document";

const JSON_TYPE = "application/json";

/** Prism answers a backend's 501 with a mock of its own; the proxy gives Prism this status instead. */
export const STATUS_FOR_501 = 599;

/** A copy of the bundle for Prism's mock. */
export function deriveForMock(bundle: OpenApiDocument): OpenApiDocument {
  const document = derive(bundle);
  dropTimePatterns(document.components.schemas);
  return document;
}

/** A copy of the bundle for Prism's proxy. Without security: the backend itself refuses a request without a token. */
export function deriveForProxy(bundle: OpenApiDocument): OpenApiDocument {
  const document = derive(bundle);
  for (const { operation } of eachOperation(document)) {
    operation.security = [];
    const response = operation.responses["501"];
    if (response) operation.responses[String(STATUS_FOR_501)] = response;
  }
  return document;
}

function derive(bundle: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(bundle);
  delete document.servers;
  for (const item of Object.values(document.paths)) delete item.servers;
  const retryAfter = headersOf429(document);
  for (const { operation } of eachOperation(document)) {
    expandDefaultResponse(document, operation);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status === "429") response.headers ??= retryAfter;
      narrowCodes(response);
    }
  }
  return document;
}

/** Prism's generator fills the pattern first and then fails to parse the result as a time; the format stays. */
function dropTimePatterns(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const schema = node as { format?: unknown; pattern?: unknown };
  if (schema.format === "date-time") delete schema.pattern;
  for (const child of Object.values(node)) dropTimePatterns(child);
}

function headersOf429(document: OpenApiDocument): Record<string, unknown> | undefined {
  for (const { operation } of eachOperation(document)) {
    const headers = operation.responses["429"]?.headers;
    if (headers) return headers;
  }
  return undefined;
}

function expandDefaultResponse(document: OpenApiDocument, operation: Operation): void {
  const reference = operation.responses["default"];
  if (!reference) return;
  delete operation.responses["default"];
  const name = reference.$ref?.split("/").at(-1);
  const shared = name === undefined ? reference : document.components.responses?.[name];
  if (!shared) throw new Error(`${operation.operationId}: no response ${name}`);
  const byStatus = Map.groupBy(shared["x-error-codes"] ?? [], (code) => code.slice(1, 4));
  for (const [status, codes] of byStatus) {
    operation.responses[status] = mergeResponses(operation.responses[status], shared, codes);
  }
}

/** The operation's own response of a status with the shared codes of that status added. */
function mergeResponses(own: Response | undefined, shared: Response, codes: string[]): Response {
  const sharedMedia = shared.content?.[JSON_TYPE];
  const ownMedia = own?.content?.[JSON_TYPE];
  const added = codes.filter((code) => !own?.["x-error-codes"]?.includes(code));
  const examples = Object.fromEntries(added.map((code) => [code, sharedMedia?.examples?.[code] ?? {}]));
  return {
    ...own,
    description: own?.description ?? shared.description ?? "",
    "x-error-codes": [...(own?.["x-error-codes"] ?? []), ...added],
    content: {
      [JSON_TYPE]: {
        schema: ownMedia?.schema ?? sharedMedia?.schema ?? {},
        examples: { ...ownMedia?.examples, ...examples },
      },
    },
  };
}

function narrowCodes(response: Response): void {
  const media = response.content?.[JSON_TYPE];
  const codes = response["x-error-codes"];
  if (!media?.schema || !codes) return;
  const narrowed: Schema & { allOf: Schema[] } = {
    allOf: [media.schema, { type: "object", properties: { code: { type: "string", enum: codes } } }],
  };
  media.schema = narrowed;
}
