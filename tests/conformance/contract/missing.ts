/** How a backend says that it lacks an operation. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { HttpExchange } from "../client/exchange.ts";
import { operationOf } from "./openapi.ts";

const NOT_IMPLEMENTED_STATUS = 501;
const UNKNOWN_ADDRESS_STATUSES = new Set([404, 405]);
const UNKNOWN_ADDRESS_CODES = new Set<string>([errorCodes.NOT_FOUND, errorCodes.METHOD_NOT_ALLOWED]);
const CODE = /"code":\s*"(E\d{3}-\d+)"/;

/**
 * Whether a response says so: 501, or the 404 or 405 of a framework that doesn't know the address. `isUnknownAddress` also takes the
 * contract's codes of an unknown address for that, where no resource can be meant.
 */
export function isMissing(
  { status, text }: { status: number; text: string },
  { isUnknownAddress = false }: { isUnknownAddress?: boolean } = {},
): boolean {
  if (status === NOT_IMPLEMENTED_STATUS) return true;
  if (!UNKNOWN_ADDRESS_STATUSES.has(status)) return false;
  const code = CODE.exec(text)?.[1];
  return code === undefined || (isUnknownAddress && UNKNOWN_ADDRESS_CODES.has(code));
}

/** Whether a backend says so of an operation that it may leave out (D44), in the contract's words: it may authorize first. */
export function isLeftOut({ operationId, response }: HttpExchange): boolean {
  return (
    operationId !== null &&
    operationOf(operationId).isAdded &&
    response?.status === NOT_IMPLEMENTED_STATUS &&
    CODE.exec(response.body)?.[1] === errorCodes.NOT_IMPLEMENTED
  );
}
