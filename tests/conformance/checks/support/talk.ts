/** Rooms with people of their own: how much a member may send is limited, so nobody else speaks in their name. */
import type { Member } from "../../runner/actors.ts";
import type { Body, Sender } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import type { SocketError, StompSocket } from "../../client/socket.ts";
import { openWith } from "./rooms.ts";

export interface Room {
  meetingId: number;
  host: Member;
  guest: Member;
}

/** A new meeting of two new members. */
export async function newRoom(ctx: Context, overrides: Partial<Body<"createMeeting">> = {}): Promise<Room> {
  const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
  return { meetingId: await openWith(ctx, host, [guest], overrides), host, guest };
}

/** Writes a message that must be stored. */
export async function say(
  ctx: Context,
  socket: StompSocket,
  sender: Sender,
  meetingId: number,
  content: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const outcome = await socket.say(sender, meetingId, content, headers);
  if (!outcome.stored)
    ctx.fail(`“${content}” should be stored.`, { expected: "RECEIPT", actual: outcome.refusal.code });
}

/** The refusal of a message that must not be stored. */
export async function refusedWord(
  ctx: Context,
  socket: StompSocket,
  sender: Sender,
  meetingId: number,
  content: string,
): Promise<SocketError> {
  const outcome = await socket.say(sender, meetingId, content);
  if (!outcome.stored) return outcome.refusal;
  return ctx.fail("The message should be refused.", { expected: "a refusal", actual: "RECEIPT" });
}

/** The refusal of a subscription. */
export async function refusedRoom(
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

/** Lets what was sent before arrive: the receipt of a frame comes after it. */
export async function settle(ctx: Context, socket: StompSocket, sender: Sender): Promise<void> {
  const { id } = await socket
    .subscribe(sender, "/user/queue/errors")
    .then((outcome) =>
      "id" in outcome
        ? outcome
        : ctx.fail("A subscription to the refusals should be allowed.", { actual: outcome.refusal.code }),
    );
  ctx.that(id !== "", "The server should answer.", id);
}

/** What members wrote, in the order it was delivered. */
export function wordsIn(socket: StompSocket, meetingId: number): string[] {
  return socket
    .messages(meetingId)
    .filter(({ type }) => type === "TEXT")
    .map(({ content }) => content);
}
