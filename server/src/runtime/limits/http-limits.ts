/** Limits of an HTTP connection: sizes and timeouts. */
import { UPLOAD_TIMEOUT_MS } from "@babchingu/openapi";

export const httpLimits = {
  /** Of routes outside the contract; its operations have limits of their own. */
  bodyLimit: 256 * 1024,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  /** Without a byte in either direction, as when a client reads nothing of a response: Node.js notices it after twice the time. */
  connectionTimeout: 60_000,
  /** Longer than proxies keep an idle connection (nginx 60 s), so that they never use one that is being closed. */
  keepAliveTimeout: 75_000,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000 },
  /** While closing, the server still answers requests on open connections, then closes them. */
  return503OnClosing: false,
};
