/** Rate limits per IP address of the operations that document TOO_MANY_REQUESTS. */
import { TOO_MANY_REQUESTS } from "@babchingu/openapi/error-codes";
import type { RateLimitOptions } from "@fastify/rate-limit";
import { ApiError } from "../lib/api-error.ts";
import type { OperationObject } from "./document.ts";

const DEFAULT_PER_MINUTE = 60;
/** Lower limits for operations that allow guessing a secret, or cost something. */
const PER_MINUTE: Record<string, number> = {
  login: 20,
  loginAdmin: 10,
  signup: 10,
  sendVerificationCode: 10,
  verifyVerificationCode: 20,
  resetPassword: 10,
  changeMemberPassword: 10,
  uploadImage: 30,
};

function codesOf(operation: OperationObject): string[] {
  return Object.values(operation.responses).flatMap((response) => response["x-error-codes"] ?? []);
}

/** The route's rate-limit configuration; empty when the operation documents no limit. */
export function rateLimitFor(operation: OperationObject): { rateLimit?: RateLimitOptions } {
  const isLimited = codesOf(operation).includes(TOO_MANY_REQUESTS) || operation.operationId in PER_MINUTE;
  if (!isLimited) return {};
  return {
    rateLimit: {
      max: PER_MINUTE[operation.operationId] ?? DEFAULT_PER_MINUTE,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, context) =>
        new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    },
  };
}
