/** The server as a factory: it registers everything and does not listen, so tests inject requests. */
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import Fastify from "fastify";
import { loadContract } from "./contract/document.ts";
import type { ReportError } from "./contract/errors.ts";
import { sendError } from "./contract/errors.ts";
import { registerContract } from "./contract/plugin.ts";
import type { Deps } from "./deps.ts";
import { registerDev } from "./dev/routes.ts";
import { authenticate } from "./domain/sessions.ts";
import { allHandlers } from "./http/handlers.ts";
import { allowOrigins, isOriginAllowed } from "./http/cors.ts";
import { serveImages } from "./http/images.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";
import { serveApps } from "./http/static.ts";
import { authenticateSocket } from "./realtime/authenticate.ts";
import { attachRealtime } from "./realtime/socket-server.ts";

/** Bodies are small: the longest text has a few hundred characters, a receipt some kilobytes. */
const BODY_BYTES_MAX = 256 * 1024;

export interface AppOptions {
  /** Fastify's logger; silent when left out. */
  logger?: FastifyBaseLogger;
  /** Called with every fault of the server; logs it when left out. */
  reportError?: ReportError;
  /** Folder that holds member/dist, admin/dist and site/dist; no apps are served when left out. */
  appsRoot?: string;
}

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const reportError: ReportError =
    options.reportError ?? ((error, request) => request.log.error({ err: error }, "The request failed"));
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, reportError),
  }) as unknown as FastifyInstance;
  allowOrigins(app, config);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    crossOriginEmbedderPolicy: false,
    // Tile servers want to know the site that shows their maps.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: config.isProduction,
  });
  if (config.limitRates) await app.register(rateLimit, { global: false });
  await registerContract(app, {
    document: loadContract(),
    handlers: allHandlers(deps),
    authenticate: (token) => authenticate(deps, token),
    reportError,
    checkResponses: !config.isProduction,
    limitRates: config.limitRates,
  });
  serveImages(app, deps);
  attachRealtime(app, {
    db: deps.db,
    clock: deps.clock,
    authenticate: (token) => authenticateSocket(deps, token),
    isOriginAllowed: (origin) => isOriginAllowed(config, origin),
  });
  if (!config.isProduction) await registerDev(app, deps);
  await serveApps(app, options.appsRoot ?? null);
  return app;
}
