/** Rate limits per IP address, and per IPv6 site, of the operations that document TOO_MANY_REQUESTS. */
import { TOO_MANY_REQUESTS } from "@babchingu/openapi/error-codes";
import { MINUTE_MS } from "@babchingu/openapi";
import type { RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../lib/api-error.ts";
import { createSiteLimiter, type RequestLimiter } from "../lib/request-limits.ts";
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
  changeSecurityCode: 10,
  uploadImage: 30,
};

function codesOf(operation: OperationObject): string[] {
  return Object.values(operation.responses).flatMap((response) => response["x-error-codes"] ?? []);
}

const perMinute = ({ operationId }: OperationObject) => PER_MINUTE[operationId] ?? DEFAULT_PER_MINUTE;

function isLimited(operation: OperationObject): boolean {
  return codesOf(operation).includes(TOO_MANY_REQUESTS) || operation.operationId in PER_MINUTE;
}

/** The limit of the operation for IPv6 sites; null when it documents none. */
export function siteLimiterFor(app: FastifyInstance, operation: OperationObject): RequestLimiter | null {
  if (!isLimited(operation)) return null;
  return createSiteLimiter(app, { perAddress: perMinute(operation), name: operation.operationId });
}

/** The route's rate-limit configuration; empty when the operation documents no limit. */
export function rateLimitFor(operation: OperationObject): { rateLimit?: RateLimitOptions } {
  if (!isLimited(operation)) return {};
  return {
    rateLimit: {
      max: perMinute(operation),
      timeWindow: MINUTE_MS,
      errorResponseBuilder: (_request, context) =>
        new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    },
  };
}
