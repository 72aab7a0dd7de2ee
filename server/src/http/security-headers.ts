import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { HelmetOptions } from "helmet";
import type { Config } from "../config.ts";

const API_PREFIX = "/api/";

type SecurityConfig = Pick<Config, "pageSources" | "isProduction">;

/**
 * What pages may load: their own origin, map tiles and images over https, and the chat's socket. No script within a page
 * runs. `sources` are the other origins that the apps were built for.
 */
function contentSecurityPolicy(sources: { images: readonly string[]; api: readonly string[] }) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Leaflet and the console's component library set styles from scripts.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", "https:", ...sources.images],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", "ws:", "wss:", ...sources.api],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** What concerns answers of every kind. */
function forAll({ isProduction }: SecurityConfig) {
  return {
    crossOriginEmbedderPolicy: false,
    // Tile servers want to know the site that shows their maps.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isProduction,
  } satisfies HelmetOptions;
}

/** JSON loads nothing and is shown in no frame; headers that only concern pages would cost a phone 400 bytes with every answer. */
const forJson = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/** Sends security headers with every answer; those of the API are kept by no cache, being for one member at one time. */
export function sendSecurityHeaders(app: FastifyInstance, config: SecurityConfig): void {
  const pages = helmet({ ...forAll(config), contentSecurityPolicy: contentSecurityPolicy(config.pageSources) });
  const json = helmet({ ...forAll(config), ...forJson });
  app.addHook("onRequest", (request, reply, done) => {
    // The route tells, however the address is written; what has no route is judged by its address.
    const isApi = (request.routeOptions.url ?? request.url).startsWith(API_PREFIX);
    if (isApi) void reply.header("cache-control", "no-store");
    (isApi ? json : pages)(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
