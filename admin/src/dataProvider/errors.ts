/** API failures in the form that react-admin and its forms expect. */
import { ApiError, NETWORK_MESSAGE, NetworkError, toFailure } from "@babchingu/openapi";
// Not from react-admin, which loads Material UI.
import { HttpError } from "ra-core";

/** Field name → Korean message, as react-hook-form expects it. */
export type FieldErrors = Record<string, string>;

export interface ErrorDetails {
  code: string | null;
  /** The server's message, or null when it sent none. */
  serverMessage: string | null;
  errors: FieldErrors;
}

/** `/place/name` → `place.name`; pointers at the query or at the whole body belong to no field of a form. */
function fieldErrors(fields: Record<string, string> | undefined): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields ?? {})
      .filter(([pointer]) => pointer.length > 1 && pointer.startsWith("/"))
      .map(([pointer, message]) => [pointer.slice(1).replaceAll("/", "."), message]),
  );
}

/** An ApiError as react-admin's HttpError; anything else as a NetworkError, which has no status. */
export function toHttpError(error: unknown): HttpError | NetworkError {
  if (error instanceof HttpError) return error;
  const failure = toFailure(error);
  if (!(failure instanceof ApiError)) return failure;
  const details: ErrorDetails = {
    code: failure.code,
    serverMessage: failure.serverMessage,
    errors: fieldErrors(failure.data.fields),
  };
  return new HttpError(failure.message, failure.status, details);
}

/** A refusal by the console itself, as if the server had answered 409 with this message. */
export function refusal(serverMessage: string): HttpError {
  const details: ErrorDetails = { code: null, serverMessage, errors: {} };
  return new HttpError("Refused by the console.", 409, details);
}

function detailsOf(error: unknown): ErrorDetails | null {
  return error instanceof HttpError ? (error.body as ErrorDetails) : null;
}

export function fieldErrorsOf(error: unknown): FieldErrors {
  return detailsOf(error)?.errors ?? {};
}

export function statusOf(error: unknown): number | null {
  return error instanceof HttpError ? error.status : null;
}

/** The backend lacks the operation (D44), so the console hides what needs it. Only for calls without a row id, where 404 has one meaning. */
export function isUnsupported(error: unknown): boolean {
  return isUnsupportedStatus(statusOf(error));
}

/** Like `isUnsupported`, for a call with a row's id: a 404 with an error code means that the row is gone. */
export function isMissingOperation(error: unknown): boolean {
  return statusOf(error) === 501 || (statusOf(error) === 404 && !detailsOf(error)?.code);
}

export function isUnsupportedStatus(status: number | null): boolean {
  return status === 404 || status === 501;
}

/** Whether what failed may have been done all the same: no response, or an error of the server or of a proxy before it. */
export function mayBeDone(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || (status >= 500 && !isUnsupportedStatus(status));
}

/** Why it failed, in Korean; empty when the server sent no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return NETWORK_MESSAGE;
  return detailsOf(error)?.serverMessage ?? "";
}

/** An alert's text: which action failed (console §8), then the reason where there is one. */
export function describeFailedAction(failureMessage: string, error: unknown): string {
  return [failureMessage, reasonOf(error)].filter(Boolean).join(" ");
}
