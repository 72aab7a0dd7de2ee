/** Rooms with new members, because the send rate is limited per member: no other check may send as them. */
import type { Member } from "../../runner/actors.ts";
import type { Body, Sender } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import type { SocketError, StompSocket } from "../../client/socket.ts";
import { createMeetingWith } from "./rooms.ts";

export interface Room {
  meetingId: number;
  host: Member;
  guest: Member;
}

/** Creates a meeting with two new members. */
export async function newRoom(ctx: Context, overrides: Partial<Body<"createMeeting">> = {}): Promise<Room> {
  const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
  return { meetingId: await createMeetingWith(ctx, host, [guest], overrides), host, guest };
}

/** Sends a message that must be stored. */
export async function sendMessage(
  ctx: Context,
  socket: StompSocket,
  sender: Sender,
  meetingId: number,
  content: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const outcome = await socket.sendMessage(sender, meetingId, content, headers);
  if (!outcome.stored)
    ctx.fail(`“${content}” should be stored.`, { expected: "RECEIPT", actual: outcome.refusal.code });
}

/** The refusal of a message that must not be stored. */
export async function expectRefusedMessage(
  ctx: Context,
  socket: StompSocket,
  sender: Sender,
  meetingId: number,
  content: string,
): Promise<SocketError> {
  const outcome = await socket.sendMessage(sender, meetingId, content);
  if (!outcome.stored) return outcome.refusal;
  return ctx.fail("The message should be refused.", { expected: "a refusal", actual: "RECEIPT" });
}

/** The refusal of a subscription. */
export async function expectRefusedSubscription(
  ctx: Context,
  socket: StompSocket,
  sender: Sender,
  destination: string,
): Promise<SocketError> {
  const outcome = await socket.subscribe(sender, destination);
  if ("refusal" in outcome) return outcome.refusal;
  return ctx.fail(`The subscription to ${destination} should be refused.`, {
    expected: "a refusal",
    actual: "RECEIPT",
  });
}

/** Waits until all earlier frames have arrived: the receipt of a new subscription comes after them. */
export async function waitForEarlierFrames(ctx: Context, socket: StompSocket, sender: Sender): Promise<void> {
  const { id } = await socket
    .subscribe(sender, "/user/queue/errors")
    .then((outcome) =>
      "id" in outcome
        ? outcome
        : ctx.fail("A subscription to the refusals should be allowed.", { actual: outcome.refusal.code }),
    );
  ctx.assert(id !== "", "The server should respond.", id);
}

/** The texts of the members' messages, in the order of delivery. */
export function deliveredTexts(socket: StompSocket, meetingId: number): string[] {
  return socket
    .messages(meetingId)
    .filter(({ type }) => type === "TEXT")
    .map(({ content }) => content);
}
