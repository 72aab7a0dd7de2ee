/** Helpers of the checks of STOMP sessions (D29, asyncapi.yaml). */
import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
import type { Sender } from "../../client/call-types.ts";
import type { StompSocket } from "../../client/socket.ts";
import type { Context } from "../../runner/context.ts";

/** WebSocket close codes (RFC 6455). */
export const POLICY_VIOLATION = 1008;
export const PROTOCOL_ERROR = 1002;
const CLOSE_CODES: Partial<Record<ErrorName, number>> = {
  INVALID_REQUEST: PROTOCOL_ERROR,
  NOT_IMPLEMENTED: PROTOCOL_ERROR,
  BODY_TOO_LARGE: 1009,
};

/** Opens a socket and sends CONNECT with these headers, without waiting for the response. */
export async function sendConnect(ctx: Context, headers: Record<string, string>): Promise<StompSocket> {
  const socket = await ctx.openSocket("caller");
  socket.sendFrame("CONNECT", { "accept-version": "1.2,1.1", host: "conformance", ...headers });
  return socket;
}

export const bearerHeader = async (sender: Sender) => ({ Authorization: `Bearer ${await sender.token()}` });

/** Expects that the server ends the connection with this error and its close code. */
export async function expectClose(
  ctx: Context,
  socket: StompSocket,
  errorName: ErrorName,
  sentence: string,
  timeoutMs?: number,
): Promise<void> {
  const { error, closeCode } = await socket.waitForErrorAndClose(timeoutMs);
  const expectedCloseCode = CLOSE_CODES[errorName] ?? POLICY_VIOLATION;
  ctx.equal([error?.code, closeCode], [errorCatalogue[errorName].code, expectedCloseCode], sentence);
}
