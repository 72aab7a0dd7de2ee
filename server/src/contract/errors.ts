/** Translates thrown errors to responses of the error catalogue (D6). */
import { OUTAGE_RETRY_SECONDS } from "@babchingu/openapi";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../lib/api-error.ts";
import { isUnavailable } from "../lib/unavailable.ts";

function unreadableRequest(): ApiError<"INVALID_REQUEST"> {
  return new ApiError("INVALID_REQUEST", { fields: { "": "요청을 읽을 수 없어요." } });
}

const BY_FASTIFY_CODE: Record<string, () => ApiError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError("MEDIA_TYPE_NOT_SUPPORTED"),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError("BODY_TOO_LARGE"),
};

/** The error of the catalogue for `error`; null for an unexpected error. */
function toCatalogueError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const createError = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (createError) return createError();
  if (isUnavailable(error)) return new ApiError("UNAVAILABLE");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return unreadableRequest();
  }
  return null;
}

/** Called with every unexpected error. */
export type ReportError = (error: unknown, request: FastifyRequest) => void;

/** Sends an error of the catalogue, or reports an unexpected error and sends INTERNAL without details. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, report: ReportError): ApiError {
  const apiError = toCatalogueError(error);
  if (!apiError) report(error, request);
  else if (apiError.status >= 500 && (error !== apiError || apiError.cause !== undefined))
    request.log.warn({ err: error }, "A dependency is unavailable");
  const sent = apiError ?? new ApiError("INTERNAL");
  setHead(sent, request, reply);
  void reply.type("application/json; charset=utf-8").send(sent.toBody());
  return sent;
}

/** Sets status and Retry-After of an error, and notes it for the log; to be called before the body is sent, since hooks may run at once. */
function setHead({ errorName, status, data }: ApiError, request: FastifyRequest, reply: FastifyReply): void {
  request.refusal = errorName;
  const isOutage = errorName === "UNAVAILABLE" || errorName === "UPSTREAM_FAILED";
  const retrySeconds = data?.retryAfterSeconds ?? (isOutage ? OUTAGE_RETRY_SECONDS : undefined);
  if (retrySeconds !== undefined) void reply.header("retry-after", retrySeconds);
  void reply.code(status);
}

/** Sends this page instead of an error that passes by itself; throws any other error. */
export function sendBusyPage(html: string, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = toCatalogueError(error);
  if (apiError?.errorName !== "UNAVAILABLE" && apiError?.errorName !== "TOO_MANY_REQUESTS") throw error;
  setHead(apiError, request, reply);
  void reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);
}

/**
 * Answers bytes that are no HTTP request, headers that are too long, and a request that doesn't arrive in time, which no route
 * sees: with the contract's error (D6), and closes the connection. One that a browser opened ahead of need, and that sent nothing, is
 * closed without a word: the browser would take the answer for that to its next request.
 */
export function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const error = unreadableRequest();
  const body = JSON.stringify(error.toBody());
  const head = [
    `HTTP/1.1 ${error.status} Bad Request`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
