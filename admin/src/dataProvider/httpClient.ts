/** The session's fetch in the shape that ra-data-simple-rest calls. */
import { ApiError, type Session } from "@babchingu/openapi";
import type { fetchUtils } from "react-admin";
import { toHttpError } from "./errors.ts";

interface HttpResponse {
  status: number;
  headers: Headers;
  body: string;
  /** Undefined without a body: of the writes only a create has one (D5). */
  json: unknown;
}

function parse(body: string): unknown {
  try {
    return body === "" ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** simple-rest sends `Content-Type: text/plain` on a DELETE without a body; the contract accepts JSON only. */
function headersFor(options: fetchUtils.Options): Headers {
  const headers = new Headers(options.headers);
  headers.set("Accept", "application/json");
  if (options.body) headers.set("Content-Type", "application/json");
  else headers.delete("Content-Type");
  return headers;
}

/** Throws HttpError for an error response, with the field errors in its body, and NetworkError without a response. */
export function createHttpClient(session: Session) {
  return async (url: string, options: fetchUtils.Options = {}): Promise<HttpResponse> => {
    const { user: _user, ...init } = options;
    try {
      const response = await session.fetch(new Request(url, { ...init, headers: headersFor(options) }));
      const body = await response.text();
      const json = parse(body);
      if (!response.ok) throw new ApiError(response.status, json);
      return { status: response.status, headers: response.headers, body, json };
    } catch (error) {
      throw toHttpError(error);
    }
  };
}
