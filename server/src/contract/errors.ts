/** Turns anything thrown into an answer of the catalogue (D6). */
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../lib/api-error.ts";

const BY_FASTIFY_CODE: Record<string, () => ApiError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError("MEDIA_TYPE_NOT_SUPPORTED"),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError("BODY_TOO_LARGE"),
};

/** The refusal that stands for `error`; null when it is a fault of the server. */
function refusalFor(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known) return known();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError("INVALID_REQUEST", { fields: { "": "요청을 읽을 수 없어요." } });
  }
  return null;
}

/** Called with every error that is the server's fault. */
export type ReportError = (error: unknown, request: FastifyRequest) => void;

/** Sends the refusal, or INTERNAL after reporting what happened; nothing about the server's insides leaks. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, report: ReportError): ApiError {
  const refusal = refusalFor(error);
  if (!refusal) report(error, request);
  const answer = refusal ?? new ApiError("INTERNAL");
  if (answer.data?.retryAfterSeconds !== undefined) void reply.header("retry-after", answer.data.retryAfterSeconds);
  void reply.code(answer.status).type("application/json; charset=utf-8").send(answer.toBody());
  return answer;
}
