import type { ErrorCode } from "@babchingu/openapi/errors";
import { errorCatalogue } from "@babchingu/openapi/errors";
import type { components } from "@babchingu/openapi/types";

export type ErrorData = components["schemas"]["ErrorData"];
export type ErrorBody = components["schemas"]["Error"];

/** A refusal of the catalogue. Throw it anywhere below a handler; its Korean message is fit to show as it is. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: ErrorData | undefined;

  constructor(code: ErrorCode, data?: ErrorData) {
    super(`${code} ${errorCatalogue[code].name}`);
    this.name = "ApiError";
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.data = data;
  }

  /** The answer's body (D6). */
  toBody(): ErrorBody {
    const message = messageOf(this.code, this.data);
    return { code: this.code, message, ...(this.data === undefined ? {} : { data: this.data }) };
  }
}

/** The catalogue's message. Its example of E409-7 names a number of days, which becomes the real one. */
function messageOf(code: ErrorCode, data: ErrorData | undefined): string {
  const { message } = errorCatalogue[code];
  if (data?.daysLeft === undefined) return message;
  return message.replace(/\d+일 뒤/, `${data.daysLeft}일 뒤`);
}
