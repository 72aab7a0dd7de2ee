/** Uploads, which the mock server answers itself: Prism reads a binary body as text and refuses or corrupts it. */
import {
  type OpenApiDocument,
  type Operation,
  resolveSchema,
  successStatus,
} from "@babchingu/openapi/contract/document";
import { type Example, exampleOf } from "./contract.ts";
import type { Preference } from "./prefer.ts";

const MULTIPART = "multipart/form-data";

export function takesMultipart(operation: Operation): boolean {
  return operation.requestBody?.content[MULTIPART] !== undefined;
}

export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.toLowerCase().startsWith(MULTIPART) ?? false;
}

export interface Upload {
  contentType: string | undefined;
  authorization: string | undefined;
  body: Buffer;
  preference: Preference;
}

/** The contract's example for an upload: 401 without a token, 415 for another type, 400 without a required part, else the success. */
export function answerUpload(document: OpenApiDocument, operation: Operation, upload: Upload): Example | null {
  const { code, example } = upload.preference;
  const needsToken = operation.security.length > 0;
  if (needsToken && !/^Bearer ./i.test(upload.authorization ?? "")) return exampleOf(operation, "401");
  if (!isMultipart(upload.contentType)) return exampleOf(operation, "415");
  if (!hasRequiredParts(document, operation, upload.body)) return exampleOf(operation, "400");
  return exampleOf(operation, code ?? successStatus(operation), example);
}

/** Whether the form has every required part. */
function hasRequiredParts(document: OpenApiDocument, operation: Operation, body: Buffer): boolean {
  const schema = operation.requestBody?.content[MULTIPART]?.schema;
  const required = schema ? (resolveSchema(document, schema).required ?? []) : [];
  return required.every((name) => body.includes(`name="${name}"`));
}
