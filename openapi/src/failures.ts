/** Turns any error of a call into a typed failure, and a failure into the message to show (D6, member §8). */
import type { Error as ErrorBody } from "../generated/types.ts";

/** Shown when the server gave no message of its own (member §8). */
export const GENERIC_MESSAGE = "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.";
/** Shown when the server was not reached at all. */
export const NETWORK_MESSAGE = "인터넷 연결을 확인하고 다시 시도해 주세요.";

/** The server was not reached, or the response wasn't the API's. Whether the call had an effect is unknown. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** The API's error response: its status, code, Korean message, and the refused fields by JSON pointer (`/title`) or `?query`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | null;
  /** The server's message, or null when the response has none. */
  readonly serverMessage: string | null;
  readonly data: NonNullable<ErrorBody["data"]>;

  constructor(status: number, body: unknown) {
    const error = isErrorBody(body) ? body : null;
    super(error?.message ?? GENERIC_MESSAGE);
    this.status = status;
    this.code = error?.code ?? null;
    this.serverMessage = error?.message ?? null;
    this.data = error?.data ?? {};
  }

  /** Whether it says what was done: see `isOutcomeKnown`. */
  get isFinal(): boolean {
    return isOutcomeKnown(this.status);
  }

  /** Whether what was asked for is gone, or isn't for the caller any more. */
  get isGone(): boolean {
    return this.status === 403 || this.status === 404;
  }

  /** The message of one field of the body or the query, named without the leading character. */
  field(name: string): string | undefined {
    return this.data.fields?.[`/${name}`] ?? this.data.fields?.[`?${name}`];
  }
}

/** Refused before the server looked for the idempotency key. */
const REFUSED_UNREAD = new Set([401, 429]);

/**
 * Whether a response with this status says what its request, or an earlier attempt with the same idempotency key, has done (R2). Without a
 * response (null), and after an error of the server or of a proxy before it, that is unknown: another attempt must have the same key.
 */
export function isOutcomeKnown(status: number | null): boolean {
  return status !== null && status < 500 && !REFUSED_UNREAD.has(status);
}

/** Whether the error says what was done: see `isOutcomeKnown`. */
export const isFinalError = (error: unknown): boolean => error instanceof ApiError && error.isFinal;

export type Failure = ApiError | NetworkError;
export type Result<T> = { ok: true; data: T } | { ok: false; failure: Failure };

interface FetchOutcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Data of an openapi-fetch call; throws ApiError or NetworkError. Any 2xx is a success, with or without a body. */
export async function call<T>(outcome: Promise<FetchOutcome<T>>): Promise<T> {
  let settled: FetchOutcome<T>;
  try {
    settled = await outcome;
  } catch (error) {
    throw toFailure(error);
  }
  if (!settled.response.ok) throw new ApiError(settled.response.status, settled.error);
  return settled.data as T;
}

/** Like `call`, but returns a failure instead of throwing it. */
export async function attempt<T>(outcome: Promise<FetchOutcome<T>>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call(outcome) };
  } catch (error) {
    return { ok: false, failure: toFailure(error) };
  }
}

/** Whether a call was aborted on purpose; then no error is shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Turns any thrown value into a failure; rethrows an abort. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError || error instanceof NetworkError) return error;
  if (isAbort(error)) throw error;
  return new NetworkError("The call failed before a response was read.", { cause: error });
}

/** The message to show: the server's, else `fallback`, else the generic one. */
export function describeFailure(error: unknown, fallback: string = GENERIC_MESSAGE): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  if (error instanceof NetworkError) return NETWORK_MESSAGE;
  return fallback;
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null) return false;
  const { code, message } = body as { code?: unknown; message?: unknown };
  return typeof code === "string" && typeof message === "string" && message !== "";
}
