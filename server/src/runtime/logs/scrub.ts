/** Removes personal data and secrets from logs. Error messages may quote them, so they are scrubbed. */

const PATTERNS: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, "[token]"],
  [/\bBearer +[\w.~+/=-]+/gi, "Bearer [token]"],
  [/\b01\d[- ]?\d{3,4}[- ]?\d{4}\b/g, "[phone]"],
  // A position to ten metres or better; versions and durations have fewer decimals.
  [/-?\b\d{1,3}\.\d{4,}\b/g, "[position]"],
  // Credentials and query strings of URLs.
  [/(\b[a-z][\w+.-]*:\/\/)[^\s/@]+@/gi, "$1[credentials]@"],
  [/(\/[\w./:-]*)\?[^\s"')]+/g, "$1?[query]"],
];

export function scrub(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, placeholder]) => scrubbed.replaceAll(pattern, placeholder), text);
}

export interface LoggedError {
  [part: string]: unknown;
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const CAUSES_MAX = 5;
const ERRORS_MAX = 10;

/**
 * The parts of an error that may be logged. Other properties are left out, such as PostgreSQL's `detail` and `where`, which
 * quote rows, or an HTTP client's request.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "the thrown value is no Error", stack: "" };
  const { code } = error as { code?: unknown };
  const isDeep = depth >= CAUSES_MAX;
  return {
    type: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message: scrub(error.message),
    stack: scrub(error.stack ?? ""),
    ...(error.cause === undefined || isDeep ? {} : { cause: toLoggedError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && !isDeep
      ? { errors: error.errors.slice(0, ERRORS_MAX).map((it) => toLoggedError(it, depth + 1)) }
      : {}),
  };
}
