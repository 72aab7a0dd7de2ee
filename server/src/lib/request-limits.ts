/** Limits of requests a minute (or another period), in the store of @fastify/rate-limit: this process's memory, or Redis, which all servers share. */
import { MINUTE_MS } from "@babchingu/openapi";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { isInSite, networkOf, siteOf } from "./network.ts";

/** Counts a request. @throws ApiError TOO_MANY_REQUESTS above the limit. */
export type RequestLimiter = (request: FastifyRequest) => Promise<void>;

interface Limit {
  max: number;
  /** One minute unless given. */
  periodMs?: number | undefined;
  keyOf: (request: FastifyRequest) => string;
}

export function createRequestLimiter(
  app: FastifyInstance,
  { max, keyOf, periodMs = MINUTE_MS }: Limit,
): RequestLimiter {
  const consume = app.createRateLimit({ max, timeWindow: periodMs, keyGenerator: keyOf });
  return async (request) => {
    const result = await consume(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
    }
  };
}

/** So many times the limit of an address is the limit of a site. */
const SITE_FACTOR = 8;

interface AddressLimit extends Pick<Limit, "periodMs"> {
  perAddress: number;
  name: string;
}

/** Limits the requests of an IPv6 site, with the limit of one of its addresses; those of IPv4 have no site. */
export function createSiteLimiter(app: FastifyInstance, { perAddress, name, periodMs }: AddressLimit): RequestLimiter {
  const limit = createRequestLimiter(app, {
    max: perAddress * SITE_FACTOR,
    keyOf: ({ ip }) => `${name}:site:${siteOf(ip)}`,
    periodMs,
  });
  return async (request) => {
    if (isInSite(request.ip)) await limit(request);
  };
}

/** Limits the requests of an address, and of the IPv6 site it is in. */
export function createAddressLimiter(app: FastifyInstance, limit: AddressLimit): RequestLimiter {
  const { perAddress, name, periodMs } = limit;
  const limitAddress = createRequestLimiter(app, {
    max: perAddress,
    keyOf: ({ ip }) => `${name}:address:${networkOf(ip)}`,
    periodMs,
  });
  const limitSite = createSiteLimiter(app, limit);
  return async (request) => {
    await limitAddress(request);
    await limitSite(request);
  };
}
