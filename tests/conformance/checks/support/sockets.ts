/** Helpers of the checks of STOMP sessions (D29, asyncapi.yaml). */
import type { Sender } from "../../client/call-types.ts";
import type { StompSocket } from "../../client/socket.ts";
import type { Context } from "../../runner/context.ts";

/** WebSocket close codes (RFC 6455). */
export const POLICY_VIOLATION = 1008;
export const PROTOCOL_ERROR = 1002;

/** Opens a socket and sends CONNECT with these headers, without waiting for the response. */
export async function sendConnect(ctx: Context, headers: Record<string, string>): Promise<StompSocket> {
  const socket = await ctx.openSocket("caller");
  socket.sendFrame("CONNECT", { "accept-version": "1.2,1.1", host: "conformance", ...headers });
  return socket;
}

export const bearerHeader = async (sender: Sender) => ({ Authorization: `Bearer ${await sender.token()}` });

/** Expects that the server ends the connection with this error and close code. */
export async function expectClose(
  ctx: Context,
  socket: StompSocket,
  expected: readonly [errorCode: string, closeCode: number],
  sentence: string,
  timeoutMs?: number,
): Promise<void> {
  const { error, closeCode } = await socket.waitForErrorAndClose(timeoutMs);
  ctx.equal([error?.code, closeCode], expected, sentence);
}
