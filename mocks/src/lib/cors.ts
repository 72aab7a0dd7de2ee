/** Cross-origin answers for the apps' development servers, which run on other ports than the mock and the proxy. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderList } from "./http.ts";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const EXPOSED_HEADERS = "Retry-After, Content-Disposition, x-mock, sl-violations, x-contract-violations";
const PREFLIGHT_AGE_S = 600;

/** Whether a page of `origin` may call: those on any port of this machine, and the configured ones. */
function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  try {
    return LOCAL_HOSTS.has(new URL(origin).hostname);
  } catch {
    return false;
  }
}

/** Sets the headers; true when the request was a preflight and has been answered. */
export function answerCors(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  const isPreflight = request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
  response.setHeader("Vary", "Origin");
  if (origin !== undefined && isAllowedOrigin(origin, allowed)) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Expose-Headers", EXPOSED_HEADERS);
    if (isPreflight) {
      response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
      response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
      response.setHeader("Access-Control-Max-Age", String(PREFLIGHT_AGE_S));
    }
  }
  if (isPreflight) response.writeHead(204).end();
  return isPreflight;
}

/** The headers of a backend's answer, without those of CORS where `answerCors` has set them. */
export function withoutCors(response: ServerResponse, headers: HeaderList): HeaderList {
  if (!response.hasHeader("Access-Control-Allow-Origin")) return headers;
  return headers.filter(([name]) => !name.toLowerCase().startsWith("access-control-"));
}
