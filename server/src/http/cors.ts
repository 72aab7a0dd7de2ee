/** CORS: lets apps on other origins (built with VITE_API_BASE_URL for this host) call the API. */
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const METHODS = "GET, POST, PUT, PATCH, DELETE";
const REQUEST_HEADERS = "Authorization, Content-Type, Idempotency-Key, Prefer";
/** Response headers that scripts may read; browsers hide all others. */
const EXPOSED_HEADERS = "Retry-After, Content-Disposition, X-Request-Id, Date";
const PREFLIGHT_SECONDS = 600;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Whether pages of this origin may call the server: the public origin, the configured ones, and in development any local one. */
export function isOriginAllowed(
  { corsOrigins, publicUrl, isProduction }: Pick<Config, "corsOrigins" | "publicUrl" | "isProduction">,
  origin: string,
): boolean {
  if (corsOrigins.includes(origin)) return true;
  if (publicUrl !== null && new URL(publicUrl).origin === origin) return true;
  return !isProduction && LOCAL_ORIGIN.test(origin);
}

/**
 * Answers preflight requests and sets CORS headers on all responses, including errors, for allowed origins. Without the headers
 * browsers block the response. Tokens are sent in a header, so credentials aren't allowed. Register it before the routes.
 */
export function allowOrigins(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, reply, done) => {
    // Caches must not serve one origin's response to another.
    void reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin === undefined || !isOriginAllowed(config, origin)) return done();
    void reply.headers({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": EXPOSED_HEADERS,
    });
    if (request.method !== "OPTIONS" || request.headers["access-control-request-method"] === undefined) return done();
    void reply
      .code(204)
      .headers({
        "access-control-allow-methods": METHODS,
        "access-control-allow-headers": REQUEST_HEADERS,
        "access-control-max-age": PREFLIGHT_SECONDS,
      })
      .send();
  });
}
