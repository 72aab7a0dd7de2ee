/** Parses request bodies: media types, JSON and multipart files. */
import { resolveSchema } from "@babchingu/openapi/contract/document";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../lib/api-error.ts";
import type { ContractDocument, OperationObject } from "./document.ts";
import type { UploadedFile } from "./types.ts";
import { REQUIRED_MESSAGE } from "./validation-messages.ts";

const MULTIPART = "multipart/form-data";

function mediaTypeOf(request: FastifyRequest): string {
  return (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function hasBody(request: FastifyRequest): boolean {
  const length = request.headers["content-length"];
  return request.headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/**
 * Throws MEDIA_TYPE_NOT_SUPPORTED for a media type that the operation doesn't accept. Validation handles a missing body; that of an
 * operation without one is discarded, whatever its type.
 */
export function checkMediaType(operation: OperationObject, request: FastifyRequest): void {
  if (!operation.requestBody) delete request.headers["content-type"];
  if (!operation.requestBody || !hasBody(request)) return;
  if (!(mediaTypeOf(request) in operation.requestBody.content)) throw new ApiError("MEDIA_TYPE_NOT_SUPPORTED");
}

/** Parses JSON only for operations with a body; other bodies are read and discarded. */
export async function registerParsers(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const { operation } = request.routeOptions.config;
    if (body === "" || (operation && !operation.requestBody)) done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null, undefined));
}

/** Of a JSON body, unless it needs more (D66): most have some hundred bytes. */
const JSON_BYTES_MAX = 16 * 1024;
/** Of an emoji in UTF-8. */
const CHARACTER_BYTES_MAX = 4;
/** For names and punctuation beside the texts of a body. */
const STRUCTURE_BYTES = 1024;

/** The largest JSON body of an operation, in bytes: as its schema says, or large enough for its longest texts. */
export function jsonBytesMax(operation: OperationObject, document: ContractDocument): number {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return JSON_BYTES_MAX;
  const { properties = {}, "x-max-bytes": bytesMax } = resolveSchema(document, schema);
  if (bytesMax !== undefined) return bytesMax;
  const lengths = Object.values(properties).map((property) => resolveSchema(document, property).maxLength ?? 0);
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(JSON_BYTES_MAX, characters * CHARACTER_BYTES_MAX + STRUCTURE_BYTES);
}

/** The file field of a multipart operation, and its maximum size. */
export function findFilePart(operation: OperationObject, document: ContractDocument): FilePart | null {
  const schema = operation.requestBody?.content[MULTIPART]?.schema;
  const properties = schema && resolveSchema(document, schema).properties;
  const [field, part] = Object.entries(properties ?? {}).find(([, value]) => value["x-max-bytes"]) ?? [];
  return field === undefined ? null : { field, bytesMax: part?.["x-max-bytes"] ?? 0 };
}

export interface FilePart {
  field: string;
  bytesMax: number;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Reads the single file of a multipart request. Throws IMAGE_TOO_LARGE, or INVALID_REQUEST without a file. */
export async function readFile(request: FastifyRequest, part: FilePart): Promise<UploadedFile> {
  const missing = new ApiError("INVALID_REQUEST", { fields: { [`/${part.field}`]: REQUIRED_MESSAGE } });
  if (!request.isMultipart()) throw missing;
  try {
    const file = await request.file({ limits: { fileSize: part.bytesMax, files: 1, fields: 0 } });
    if (file?.fieldname !== part.field) throw missing;
    const data = await file.toBuffer();
    if (data.length === 0) throw missing;
    return { data, filename: file.filename };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (codeOf(error) === "FST_REQ_FILE_TOO_LARGE") throw new ApiError("IMAGE_TOO_LARGE");
    throw missing;
  }
}
