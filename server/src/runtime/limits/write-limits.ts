/** Rate limits of write requests: per IP address, before any other work, and per member. */
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { networkOf } from "../../lib/network.ts";
import { createRequestLimiter, createSiteLimiter } from "../../lib/request-limits.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export type WriteLimits = Config["writesPerMinute"];

/** Refuses writes above the limits with TOO_MANY_REQUESTS. Register it after @fastify/rate-limit. */
export function limitWrites(app: FastifyInstance, { perAddress, perMember }: WriteLimits): void {
  const limitAddress = createRequestLimiter(app, {
    max: perAddress,
    keyOf: ({ ip }) => `writes:address:${networkOf(ip)}`,
  });
  const limitSite = createSiteLimiter(app, { perAddress, name: "writes" });
  const limitMember = createRequestLimiter(app, {
    max: perMember,
    keyOf: ({ actor }) => `writes:member:${actor?.memberId ?? 0}`,
  });
  app.addHook("onRequest", async (request) => {
    if (READ_METHODS.has(request.method)) return;
    await limitAddress(request);
    await limitSite(request);
  });
  // The operation's onRequest hook has authenticated the member; the body has not been read.
  app.addHook("preParsing", async (request) => {
    if (request.actor && !READ_METHODS.has(request.method)) await limitMember(request);
  });
}
