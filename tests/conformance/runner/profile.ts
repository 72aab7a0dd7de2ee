/** The kit's configuration of a backend: URLs, credentials, hooks. From flags and a JSON file. */

export interface OperatorCredentials {
  name: string;
  password1: string;
  password2: string;
  code: number;
}

/** How a code sent by SMS is read: from a URL, from a command's output, or always the same one. */
export type SmsHook = { url: string; pointer: string } | { command: string } | { fixed: string };
/** How the server's time is advanced: a URL that works as D42's `/dev/clock`, or a command with the seconds. */
export type ClockHook = { url: string } | { command: string };
/** How the backend is made unable to take requests: a URL that takes PUT and DELETE, or a command with `begin` or `end`. */
export type OutageHook = { url: string } | { command: string };

export interface BackendProfile {
  /** Origin of the backend, without a slash at the end. */
  baseUrl: string;
  /** Null when the socket isn't to be tested. */
  wsUrl: string | null;
  /** An OWNER (D60). */
  operator: OperatorCredentials | null;
  /** Whether checks may risk the operator: what refuses to end the last OWNER can't be tried otherwise. */
  isDisposable: boolean;
  /** An operator whose role is VIEWER, of the kit's own: checks change role and code, disable it, and set everything back. */
  viewer: OperatorCredentials | null;
  sms: SmsHook | null;
  clock: ClockHook | null;
  outage: OutageHook | null;
  /** Header from which the backend reads the client's address, as behind a proxy. */
  clientAddressHeader: string | null;
  /** URL that redirects with a `code`; `{redirectUri}`, `{id}` and `{name}` are filled in. */
  kakaoConsentUrl: string | null;
  /** Receipts of a sandbox store; `{id}` is filled in with the purchase's id, and in `named` `{accountId}` with the buyer's at the store (R56). */
  receipts: { valid: string; refused: string; named?: string } | null;
  /** Requests per second of all checks together; null for no limit. */
  rate: number | null;
  parallel: number;
  /** How long one request may take. */
  timeoutSeconds: number;
  /** How long the setup of a check waits for a rate limit. */
  rateLimitWaitSeconds: number;
}

/** Fills in `{name}`; a name without a value is kept. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The value at a JSON pointer; undefined where there is none. */
export function atPointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const part of pointer.split("/").slice(1)) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return current;
}
