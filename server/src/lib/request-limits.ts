/** Limits of requests a minute, in the store of @fastify/rate-limit: this process's memory, or Redis, which all servers share. */
import { MINUTE_MS } from "@babchingu/openapi";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { isInSite, siteOf } from "./network.ts";

/** Counts a request. @throws ApiError TOO_MANY_REQUESTS above the limit. */
export type RequestLimiter = (request: FastifyRequest) => Promise<void>;

interface Limit {
  max: number;
  keyOf: (request: FastifyRequest) => string;
}

export function createRequestLimiter(app: FastifyInstance, { max, keyOf }: Limit): RequestLimiter {
  const consume = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: keyOf });
  return async (request) => {
    const result = await consume(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
    }
  };
}

/** So many times the limit of an address is the limit of a site. */
const SITE_FACTOR = 8;

/** Limits the requests of an IPv6 site, with the limit of one of its addresses; those of IPv4 have no site. */
export function createSiteLimiter(
  app: FastifyInstance,
  { perAddress, name }: { perAddress: number; name: string },
): RequestLimiter {
  const limit = createRequestLimiter(app, {
    max: perAddress * SITE_FACTOR,
    keyOf: ({ ip }) => `${name}:site:${siteOf(ip)}`,
  });
  return async (request) => {
    if (isInSite(request.ip)) await limit(request);
  };
}
