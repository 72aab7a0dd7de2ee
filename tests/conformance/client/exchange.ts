/** What went over the wire during a check: recorded by itself, shown with every failure. */

/** Something in an answer or frame that the contract doesn't allow. */
export interface Violation {
  /** JSON pointer into the body, or a word such as `status`. */
  pointer: string;
  message: string;
  /** Where the contract says so. */
  spec: string;
}

interface Recorded {
  /** Counted from 1 within the check. */
  number: number;
  /** Who sent or received it, in words: `host`, `operator`, `nobody`. */
  who: string;
  atMs: number;
  violations: Violation[];
}

/** One HTTP request with its answer. Secrets are replaced before anything is stored. */
export interface HttpExchange extends Recorded {
  kind: "http";
  operationId: string | null;
  method: string;
  url: string;
  request: { headers: Record<string, string>; body: string | null };
  response: { status: number; headers: Record<string, string>; body: string } | null;
  durationMs: number;
  /** What Prism's validation proxy had against it; absent when it wasn't asked. */
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

/** Cuts what is too long to read, and hides tokens and passwords. */
export function readable(text: string): string {
  const hidden = text.replaceAll(SECRETS, '"$1":"…"').replaceAll(/Bearer [\w.~+/=-]{20,}/g, "Bearer $TOKEN");
  return hidden.length > BODY_CHARS_MAX ? `${hidden.slice(0, BODY_CHARS_MAX)}… (${hidden.length} characters)` : hidden;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The request as a command line; `$TOKEN` stands for an access token of the sender. */
export function toCurl({ method, url, request }: HttpExchange): string {
  const headers = Object.entries(request.headers).map(([name, value]) =>
    value.includes("$TOKEN") ? `-H "${name}: ${value}"` : `-H ${quote(`${name}: ${value}`)}`,
  );
  const body = request.body === null ? [] : ["-d", quote(request.body)];
  return ["curl -i", "-X", method, quote(url), ...headers, ...body].join(" ");
}

/** The frames of a socket up to and with this one, as one would type them. */
export function toFrames(exchanges: readonly Exchange[], last: FrameExchange): string {
  return exchanges
    .filter(
      (each): each is FrameExchange => each.kind === "frame" && each.who === last.who && each.number <= last.number,
    )
    .map(({ direction, text }) => `${direction === "sent" ? ">>>" : "<<<"} ${text.replaceAll("\n", "\\n")}`)
    .join("\n");
}
