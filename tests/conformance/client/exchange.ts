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

/** The file of a multipart request; its content where it is small. */
export interface SentFile {
  field: string;
  name: string;
  type: string;
  bytes: number;
  base64: string | null;
}

/** One HTTP request with its response. Secrets are replaced before anything is stored. */
export interface HttpExchange extends Recorded {
  kind: "http";
  operationId: string | null;
  /** How `$TOKEN` is had: the login of the sender, or null where the check has sent a token of its own or none. */
  login?: { url: string; body: string } | null;
  method: string;
  url: string;
  request: { headers: Record<string, string>; body: string | null; file?: SentFile };
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
const SECRETS = new RegExp(`"(${SECRET_KEYS})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, "g");

const CUT = /… \(\d+ characters\)$/;

/** Truncates a long text. */
export function cut(text: string): string {
  return text.length > BODY_CHARS_MAX ? `${text.slice(0, BODY_CHARS_MAX)}… (${text.length} characters)` : text;
}

/** Truncates long texts, and hides tokens and passwords. */
export function redact(text: string): string {
  return cut(text.replaceAll(SECRETS, '"$1":"…"').replaceAll(/Bearer [^\s"]{20,}/g, "Bearer $TOKEN"));
}

/** A variable of the shell that stands for a secret: see OperatorSecrets. */
const VARIABLE = /\$(?:TOKEN|CONFORMANCE_[A-Z0-9_]+)/;

/** Quoted for a shell; a text with variables in double quotes, where they are filled in. */
function shellQuote(text: string): string {
  if (!VARIABLE.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return `"${text.replaceAll(/["\\`]|\$(?!TOKEN|CONFORMANCE_)/g, String.raw`\$&`)}"`;
}

const TOKEN_OF_LOGIN = String.raw`sed -nE 's/.*"accessToken" *: *"([^"]+)".*/\1/p'`;

/** The line that sets `$TOKEN`. */
function toLoginLine({ login, request }: HttpExchange): string[] {
  if (login == null || !Object.values(request.headers).some((value) => value.includes("$TOKEN"))) return [];
  const { url, body } = login;
  const call = `curl -s -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`;
  return [`TOKEN=$(${call} | ${TOKEN_OF_LOGIN})`];
}

/** The line that writes the sent file, or says what it was. */
function toFileLine({ file }: HttpExchange["request"]): string[] {
  if (file === undefined) return [];
  const { name, bytes, base64 } = file;
  return [base64 === null ? `# ${name}: the check sent ${bytes} bytes` : `echo ${base64} | base64 -d > ${name}`];
}

/** The request as command lines: the login of the sender, which sets `$TOKEN`, and the call. */
export function toCurl(exchange: HttpExchange): string {
  const { method, url, request } = exchange;
  const { file, body } = request;
  // With a form, curl writes the media type with its own boundary.
  const headers = Object.entries(request.headers).filter(([name]) => file === undefined || name !== "Content-Type");
  const content =
    file === undefined
      ? body === null
        ? []
        : ["--data-raw", shellQuote(body)]
      : ["-F", shellQuote(`${file.field}=@${file.name};type=${file.type}`)];
  const call = ["curl -i", "-X", method, shellQuote(url)];
  for (const [name, value] of headers) call.push("-H", shellQuote(`${name}: ${value}`));
  return [
    ...toLoginLine(exchange),
    ...toFileLine(request),
    ...(CUT.test(body ?? "") ? ["# the body is cut here; the whole one is that of the check"] : []),
    [...call, ...content].join(" "),
  ].join("\n");
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
