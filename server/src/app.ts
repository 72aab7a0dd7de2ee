/** The server as a factory: registers everything and does not listen, so tests can inject requests. */
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { loadContract } from "./contract/document.ts";
import { refuseUnreadable, type ReportError, sendError } from "./contract/errors.ts";
import { registerContract } from "./contract/plugin.ts";
import type { Deps } from "./deps.ts";
import { registerDev } from "./dev/routes.ts";
import { createAuthenticator } from "./domain/accounts/authenticator.ts";
import { allHandlers, cacheSeconds, serializers } from "./http/handlers.ts";
import { allowOrigins, isOriginAllowed } from "./http/cors.ts";
import { serveImages } from "./http/media/images.ts";
import { logSecurityEvents } from "./http/security-events.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { serveApps } from "./http/static.ts";
import { createClientAddress, parseTrustProxy } from "./runtime/limits/client-address.ts";
import { registerDrain, Drain } from "./runtime/shutdown/drain.ts";
import { httpLimits } from "./runtime/limits/http-limits.ts";
import { logRequests, requestLogging } from "./runtime/logs/logging.ts";
import type { Metrics } from "./runtime/metrics/metrics.ts";
import { measureRequests } from "./runtime/metrics/requests.ts";
import { ConnectionLimiter } from "./runtime/limits/connection-limiter.ts";
import { MemoryCounter } from "./runtime/limits/memory-counter.ts";
import { limitRequests } from "./runtime/limits/request-limits.ts";
import { authenticateSocket, verifySocketToken } from "./realtime/connection/authenticate.ts";
import type { Bus } from "./realtime/bus/bus.ts";
import { isWebSocketUpgrade, attachRealtime } from "./realtime/socket-server.ts";

export interface AppOptions {
  /** Fastify's logger; silent by default. */
  logger?: FastifyBaseLogger;
  /** Called with every unexpected error; the default logs it. */
  reportError?: ReportError;
  /** The folder with member/dist, admin/dist and site/dist; by default no apps are served. */
  appsRoot?: string;
  /** Publishes new messages to other servers; by default only this process's sockets receive them at once. */
  bus?: Bus;
  metrics?: Metrics;
  /** Started on shutdown, before the app is closed. */
  drain?: Drain;
  /** Shares rate limits between all servers; by default they are counted in this process's memory. */
  redis?: Redis;
}

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const reportError: ReportError =
    options.reportError ?? ((error, request) => request.log.error({ err: error }, "The request failed"));
  const drain = options.drain ?? new Drain();
  const trustProxy = parseTrustProxy(config.trustProxy);
  const app = Fastify({
    ...requestLogging,
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    trustProxy,
    ...httpLimits,
    http: { ...httpLimits.http, shouldUpgradeCallback: isWebSocketUpgrade },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, reportError),
  }) as unknown as FastifyInstance;
  // An unknown expectation is ignored (RFC 9110, 10.1.1); Node.js would answer 417 without the body of an error.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  logRequests(app);
  if (options.metrics) measureRequests(app, options.metrics);
  registerDrain(app, drain);
  allowOrigins(app, config);
  sendSecurityHeaders(app, config);
  if (config.isRateLimited) {
    // While Redis is unavailable requests aren't limited, instead of being refused.
    const counter = options.redis ? { redis: options.redis, skipOnError: true } : { store: MemoryCounter };
    await app.register(rateLimit, { global: false, ...counter });
    limitRequests(app, config);
  }
  logSecurityEvents(app, deps);
  const authenticate = createAuthenticator(deps);
  await registerContract(app, {
    document: loadContract(),
    handlers: allHandlers(deps),
    serializers,
    cacheSeconds,
    authenticate,
    reportError,
    checkResponses: !config.isProduction,
    isRateLimited: config.isRateLimited,
  });
  serveImages(app, deps);
  const connectionLimiter = new ConnectionLimiter(config.sockets, createClientAddress(trustProxy));
  const hub = attachRealtime(app, {
    db: deps.db,
    clock: deps.clock,
    acquireConnection: (request, socket) => connectionLimiter.acquire(request, socket),
    isStopping: () => drain.isStopping,
    ...(options.bus ? { bus: options.bus } : {}),
    ...(options.metrics ? { onDelivered: options.metrics.countDelivered } : {}),
    onPosted: (meetingId) => deps.postedRooms.add(meetingId, deps.clock.now()),
    verifyToken: (token) => verifySocketToken(deps, token),
    authenticate: (token) => authenticateSocket(deps, authenticate, token),
    isOriginAllowed: (origin) => isOriginAllowed(config, origin),
  });
  options.metrics?.watchSockets(() => hub.connections.size);
  if (!config.isProduction) await registerDev(app, deps);
  await serveApps(app, deps, options.appsRoot ?? null);
  return app;
}
