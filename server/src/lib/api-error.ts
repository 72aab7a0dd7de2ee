import { errorCatalogue, type ErrorCode, type ErrorDataOf, type ErrorName } from "@babchingu/openapi/errors";
import { formatMessage } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";

export type ErrorData = components["schemas"]["ErrorData"];
export type ErrorBody = components["schemas"]["Error"];

/** INVALID_REQUEST has no fields when a socket's frame is invalid as a whole, REFRESH_REFUSED a status for banned members only. */
type DataArgument<Name extends ErrorName> = Name extends "INVALID_REQUEST" | "REFRESH_REFUSED"
  ? [data?: ErrorDataOf<Name>]
  : ErrorDataOf<Name> extends undefined
    ? []
    : [data: ErrorDataOf<Name>];

/** An error of the catalogue. Throw it anywhere below a handler; its Korean message can be shown to users. */
export class ApiError<Name extends ErrorName = ErrorName> extends Error {
  readonly errorName: Name;
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: ErrorData | undefined;

  constructor(errorName: Name, ...[data]: DataArgument<Name>) {
    const { code, status } = errorCatalogue[errorName];
    super(`${code} ${errorName}`);
    this.name = "ApiError";
    this.errorName = errorName;
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** The response body (D6). */
  toBody(): ErrorBody {
    const message = formatMessage(errorCatalogue[this.errorName].message, this.data);
    return { code: this.code, message, ...(this.data === undefined ? {} : { data: this.data }) };
  }
}
