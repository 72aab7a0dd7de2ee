/** Rate limits of requests (D66): writes per IP address, before any other work, and per account; reads and searches per member. */
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { networkOf } from "../../lib/network.ts";
import { createRequestLimiter, createSiteLimiter } from "../../lib/request-limits.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Members' searches; the console's are those of operators, who are trusted with more. */
const SEARCH = /^search/;

/** Refuses requests above the limits with TOO_MANY_REQUESTS. Register it after @fastify/rate-limit. */
export function limitRequests(app: FastifyInstance, limits: Config["requestsPerMinute"]): void {
  const limitAddress = createRequestLimiter(app, {
    max: limits.writesOfAddress,
    keyOf: ({ ip }) => `writes:address:${networkOf(ip)}`,
  });
  const limitSite = createSiteLimiter(app, { perAddress: limits.writesOfAddress, name: "writes" });
  const createAccountLimiter = (max: number, kind: string) =>
    createRequestLimiter(app, { max, keyOf: ({ actor }) => `${kind}:member:${actor?.memberId ?? 0}` });
  const limitWrites = createAccountLimiter(limits.writesOfAccount, "writes");
  const limitReads = createAccountLimiter(limits.readsOfMember, "reads");
  const limitSearches = createAccountLimiter(limits.searchesOfMember, "searches");
  app.addHook("onRequest", async (request) => {
    if (READ_METHODS.has(request.method)) return;
    await limitAddress(request);
    await limitSite(request);
  });
  // The operation's onRequest hook has authenticated the member; the body has not been read.
  app.addHook("preParsing", async (request) => {
    const { actor } = request;
    if (!actor) return;
    if (!READ_METHODS.has(request.method)) return limitWrites(request);
    if (actor.role === "ROLE_ADMIN") return;
    await limitReads(request);
    if (SEARCH.test(request.routeOptions.config.operation?.operationId ?? "")) await limitSearches(request);
  });
}
