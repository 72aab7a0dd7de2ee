/** Rate limits of write requests: per IP address, before any other work, and per member. */
import { MINUTE_MS } from "@babchingu/openapi";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { ApiError } from "../../lib/api-error.ts";
import { isInSite, networkOf, SITE_FACTOR, siteOf } from "../../lib/network.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export type WriteLimits = Config["writesPerMinute"];

/**
 * Refuses writes above the limits with TOO_MANY_REQUESTS. Register it after @fastify/rate-limit, whose store it uses: this
 * process's memory, or Redis, which all servers share.
 */
export function limitWrites(app: FastifyInstance, { perAddress, perMember }: WriteLimits): void {
  const createLimiter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const consume = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request: FastifyRequest) => {
      const result = await consume(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
      }
    };
  };
  const consumeForAddress = createLimiter(perAddress, ({ ip }) => `writes:address:${networkOf(ip)}`);
  const consumeForSite = createLimiter(perAddress * SITE_FACTOR, ({ ip }) => `writes:site:${siteOf(ip)}`);
  const consumeForMember = createLimiter(perMember, ({ actor }) => `writes:member:${actor?.memberId ?? 0}`);
  app.addHook("onRequest", async (request) => {
    if (READ_METHODS.has(request.method)) return;
    await consumeForAddress(request);
    if (isInSite(request.ip)) await consumeForSite(request);
  });
  // The operation's onRequest hook has authenticated the member; the body has not been read.
  app.addHook("preParsing", async (request) => {
    if (request.actor && !READ_METHODS.has(request.method)) await consumeForMember(request);
  });
}
