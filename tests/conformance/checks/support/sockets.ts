/** What the checks of the socket's sessions share (D29, asyncapi.yaml). */
import type { Sender } from "../../client/call-types.ts";
import type { StompSocket } from "../../client/socket.ts";
import type { Context } from "../../runner/context.ts";

/** Close codes: against the server's rules, and against the protocol. */
export const POLICY = 1008;
export const PROTOCOL = 1002;

/** A socket that has sent a CONNECT with these headers. */
export async function startConnecting(ctx: Context, headers: Record<string, string>): Promise<StompSocket> {
  const socket = await ctx.openSocket("caller");
  socket.frame("CONNECT", { "accept-version": "1.2,1.1", host: "conformance", ...headers });
  return socket;
}

export const bearer = async (sender: Sender) => ({ Authorization: `Bearer ${await sender.token()}` });

/** Expects that the socket ends with this error and close code. */
export async function expectEnd(
  ctx: Context,
  socket: StompSocket,
  expected: readonly [errorCode: string, closeCode: number],
  sentence: string,
  timeoutMs?: number,
): Promise<void> {
  const { error, closeCode } = await socket.end(timeoutMs);
  ctx.equal([error?.code, closeCode], expected, sentence);
}
