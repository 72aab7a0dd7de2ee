/** What is wrong with an answer, whatever was asked. Routed answers are checked against the contract by the server itself. */
import { errorNames } from "@babchingu/openapi/errors";
import type { LightMyRequestResponse } from "fastify";
import type { ErrorBody } from "../../lib/api-error.ts";

/** Traces of the server's insides that no client may see. */
const INSIDES =
  /node_modules|\bat \S+ \(|\.ts:\d+|\$argon2|\bselect .+ from |insert into |pg_catalog|pglite|constraint "|ECONN|ENOENT|TypeError|SyntaxError/i;

interface Reader {
  /** Phones that the sender may not read. */
  hiddenPhones: ReadonlySet<string>;
}

const PHONE = /010\d{8}/g;

function isErrorBody(response: LightMyRequestResponse): boolean {
  try {
    const body: Partial<ErrorBody> = response.json();
    return body.code !== undefined && body.code in errorNames && typeof body.message === "string";
  } catch {
    return false;
  }
}

/** @returns the name of the violation; null for a right answer. */
export function violationOf(response: LightMyRequestResponse, { hiddenPhones }: Reader): string | null {
  const { statusCode, body } = response;
  if (statusCode >= 500) return `status ${statusCode}`;
  // A response to HEAD has no body.
  const isHead = response.raw.req.method === "HEAD";
  if (statusCode >= 400 && !isHead && !isErrorBody(response)) return "an error outside of the contract";
  const inside = INSIDES.exec(body);
  if (inside !== null) return `the server's insides: ${inside[0]}`;
  const phone = body.match(PHONE)?.find((it) => hiddenPhones.has(it));
  return phone === undefined ? null : "the phone of another member";
}
