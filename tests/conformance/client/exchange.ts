/** The HTTP requests and frames of a check: recorded automatically, shown with every failure. */

/** A difference between a response or frame and the contract. */
export interface Violation {
  /** JSON pointer into the body, or a word such as `status`. */
  pointer: string;
  message: string;
  /** The place in the contract that is violated. */
  spec: string;
}

interface Recorded {
  /** Counted from 1 within the check. */
  number: number;
  /** The label of the sender or receiver: `host`, `operator`, `nobody`. */
  who: string;
  atMs: number;
  violations: Violation[];
}

/** One HTTP request with its response. Secrets are replaced before anything is stored. */
export interface HttpExchange extends Recorded {
  kind: "http";
  operationId: string | null;
  /** How `$TOKEN` is had: the login of the sender, or null where the check has sent a token of its own or none. */
  login?: { url: string; body: string } | null;
  method: string;
  url: string;
  request: { headers: Record<string, string>; body: string | null };
  response: { status: number; headers: Record<string, string>; body: string } | null;
  durationMs: number;
  /** The violations found by Prism's validation proxy; absent without it. */
  prism?: string[];
}

/** One STOMP frame, or the end of a socket. */
export interface FrameExchange extends Recorded {
  kind: "frame";
  direction: "sent" | "received" | "closed";
  text: string;
}

export type Exchange = HttpExchange | FrameExchange;

const BODY_CHARS_MAX = 4000;
const SECRET_KEYS = "accessToken|refreshToken|password|password1|password2|currentPassword|newPassword";
const SECRETS = new RegExp(`"(${SECRET_KEYS})":"(?:[^"\\\\]|\\\\.)*"`, "g");

/** Truncates long texts, and hides tokens and passwords. */
export function redact(text: string): string {
  const hidden = text.replaceAll(SECRETS, '"$1":"…"').replaceAll(/Bearer [\w.~+/=-]{20,}/g, "Bearer $TOKEN");
  return hidden.length > BODY_CHARS_MAX ? `${hidden.slice(0, BODY_CHARS_MAX)}… (${hidden.length} characters)` : hidden;
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const TOKEN_OF_LOGIN = String.raw`sed -E 's/.*"accessToken":"([^"]+)".*/\1/'`;

/** The line that sets `$TOKEN`. */
function toLoginLine({ login, request }: HttpExchange): string[] {
  if (!Object.values(request.headers).some((value) => value.includes("$TOKEN"))) return [];
  if (login == null) return ["TOKEN=… # the one that the check sent, from the exchanges before"];
  const { url, body } = login;
  const call = `curl -s -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`;
  return [`TOKEN=$(${call} | ${TOKEN_OF_LOGIN})`];
}

/** The request as command lines: the login of the sender, which sets `$TOKEN`, and the call. */
export function toCurl(exchange: HttpExchange): string {
  const { method, url, request } = exchange;
  const headers = Object.entries(request.headers).map(([name, value]) =>
    value.includes("$TOKEN") ? `-H "${name}: ${value}"` : `-H ${shellQuote(`${name}: ${value}`)}`,
  );
  const body = request.body === null ? [] : ["-d", shellQuote(request.body)];
  return [...toLoginLine(exchange), ["curl -i", "-X", method, shellQuote(url), ...headers, ...body].join(" ")].join(
    "\n",
  );
}

/** The frames of a socket up to and including this one. */
export function toFrameLog(exchanges: readonly Exchange[], last: FrameExchange): string {
  return exchanges
    .filter(
      (each): each is FrameExchange => each.kind === "frame" && each.who === last.who && each.number <= last.number,
    )
    .map(({ direction, text }) => `${direction === "sent" ? ">>>" : "<<<"} ${text.replaceAll("\n", "\\n")}`)
    .join("\n");
}
