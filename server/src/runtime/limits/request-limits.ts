/**
 * Rate limits of requests (D66): writes per IP address, before any other work, and per account; reads and searches per member;
 * text messages with a code per IP address and day.
 */
import { DAY_MS } from "@babchingu/openapi";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { createAddressLimiter, createRequestLimiter } from "../../lib/request-limits.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Members' searches; the console's are those of operators, who are trusted with more. */
const SEARCH = /^search/;

const operationIdOf = (request: FastifyRequest): string => request.routeOptions.config.operation?.operationId ?? "";

/** Refuses requests above the limits with TOO_MANY_REQUESTS. Register it after @fastify/rate-limit. */
export function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute: limits, smsPerDay }: Pick<Config, "requestsPerMinute" | "smsPerDay">,
): void {
  const limitWritesOfAddress = createAddressLimiter(app, { perAddress: limits.writesOfAddress, name: "writes" });
  const limitSms = createAddressLimiter(app, { perAddress: smsPerDay.perAddress, name: "sms", periodMs: DAY_MS });
  const createAccountLimiter = (max: number, name: string) =>
    createRequestLimiter(app, { max, keyOf: ({ actor }) => `${name}:member:${actor?.memberId ?? 0}` });
  const limitWrites = createAccountLimiter(limits.writesOfAccount, "writes");
  const limitReads = createAccountLimiter(limits.readsOfMember, "reads");
  const limitSearches = createAccountLimiter(limits.searchesOfMember, "searches");
  app.addHook("onRequest", async (request) => {
    if (READ_METHODS.has(request.method)) return;
    await limitWritesOfAddress(request);
    if (operationIdOf(request) === "sendVerificationCode") await limitSms(request);
  });
  // The operation's onRequest hook has authenticated the member; the body has not been read.
  app.addHook("preParsing", async (request) => {
    const { actor } = request;
    if (!actor) return;
    if (!READ_METHODS.has(request.method)) return limitWrites(request);
    if (actor.role === "ROLE_ADMIN") return;
    await limitReads(request);
    if (SEARCH.test(operationIdOf(request))) await limitSearches(request);
  });
}
