import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "../config.ts";

const API_PREFIX = "/api/";

type SecurityConfig = Pick<Config, "pageSources" | "isProduction">;

/**
 * Pages may load from their own origin, which includes its sockets, and from `sources`: the configured origins of map tiles, images,
 * API and socket. Inline scripts are blocked.
 */
function contentSecurityPolicy(
  sources: { images: readonly string[]; api: readonly string[] },
  trustedTypes: readonly string[],
) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Leaflet and the console's component library set styles from scripts.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", ...sources.images],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...sources.api],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes,
    },
  };
}

/**
 * Which Trusted Types policies pages may create. Both apps have one for what Leaflet writes (web/src/map/trustedTypes.ts); other pages
 * run no scripts.
 */
const APP_PATH = /^\/(?:app|admin)(?:[/?]|$)/;
const APP_POLICIES = ["default"];
const NO_POLICIES = ["'none'"];

/** Pages ask for the position (D33); they use no other capability that a browser asks for, or that reveals something. */
const PERMISSIONS_POLICY = [
  "geolocation=(self)",
  ...[
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "screen-wake-lock",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

/** Headers for pages and the API. */
function commonOptions({ isProduction }: SecurityConfig) {
  return {
    crossOriginEmbedderPolicy: false,
    // Tile servers require the referrer.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isProduction,
  } satisfies HelmetOptions;
}

/** API responses load nothing and are never framed; omitting the headers that only pages need saves 400 bytes per response. */
const apiOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/** Sends security headers with every response. API responses must not be cached: they are personal. */
export function sendSecurityHeaders(app: FastifyInstance, config: SecurityConfig): void {
  const pagesWith = (trustedTypes: readonly string[]) =>
    helmet({
      ...commonOptions(config),
      contentSecurityPolicy: contentSecurityPolicy(config.pageSources, trustedTypes),
    });
  const [apps, pages] = [pagesWith(APP_POLICIES), pagesWith(NO_POLICIES)];
  const json = helmet({ ...commonOptions(config), ...apiOptions });
  app.addHook("onRequest", (request, reply, done) => {
    // Checks the route, because one URL can be written in several ways; the URL only where no route matched.
    const { url = request.url, config } = request.routeOptions;
    const isApi = config.operation !== undefined || url.startsWith(API_PREFIX);
    if (isApi) void reply.header("cache-control", "no-store");
    else void reply.header("permissions-policy", PERMISSIONS_POLICY);
    const send = isApi ? json : APP_PATH.test(request.url) ? apps : pages;
    send(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
