import * as errorCodes from "../generated/error-codes.ts";
import { ApiError } from "./failures.ts";

/** Whether a backend lacks the operation (D44): a client then hides what depends on it. */
export function isMissingOperation(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 501 || (error.status === 404 && error.code === errorCodes.NOT_FOUND))
  );
}
