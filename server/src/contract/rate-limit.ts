/** Rate limits per IP address, and per IPv6 site, of the operations that document TOO_MANY_REQUESTS. */
import { TOO_MANY_REQUESTS } from "@babchingu/openapi/error-codes";
import { MINUTE_MS } from "@babchingu/openapi";
import type { RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../lib/api-error.ts";
import { isInSite, SITE_FACTOR, siteOf } from "../lib/network.ts";
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

/** Returns a function that refuses requests to the operation above the limit of their IPv6 site. */
export function createSiteLimiter(
  app: FastifyInstance,
  operation: OperationObject,
): ((request: FastifyRequest) => Promise<void>) | null {
  if (!isLimited(operation)) return null;
  const consume = app.createRateLimit({
    max: perMinute(operation) * SITE_FACTOR,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `${operation.operationId}:site:${siteOf(ip)}`,
  });
  return async (request) => {
    if (!isInSite(request.ip)) return;
    const result = await consume(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
    }
  };
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
