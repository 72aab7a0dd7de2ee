/** Lines of the room about seats. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { applyToMeeting, approveApplication, createMeeting, joinMeeting } from "../support/meetings.ts";
import { readMessages } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "beyond.chat.seat-line-words",
    title: "Who is approved is named in the room like who joins, and who leaves in other words.",
    source: "D48",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const seat = async () => {
        const id = await applyToMeeting(ctx, meetingId, guest);
        await approveApplication(ctx, host, { id, meetingId, memberId: guest.id });
      };
      const newest = async () => (await readMessages(ctx, host, meetingId))[0]?.content ?? "";
      await seat();
      const joined = await newest();
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      const left = await newest();
      for (const line of [joined, left])
        ctx.assert(line.includes(guest.name), "The line should name who it is about.", line);
      ctx.assert(joined !== left, "Joining and leaving should be told apart.", [joined, left]);
    },
  },
  {
    id: "beyond.chat.seat-lines",
    title:
      "Who joins, leaves or becomes the host is named in a system message, which makes no room unread; a withdrawal replaces the name.",
    source: "D48, D67",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest, third] = [await ctx.member("host"), await ctx.member("guest"), await ctx.member("third")];
      const meetingId = await createMeeting(ctx, host);
      const expectNewest = async (texts: string[], sentence: string) => {
        const lines = (await readMessages(ctx, third, meetingId)).slice(0, texts.length).toReversed();
        const [types, contents] = [lines.map(({ type }) => type), lines.map(({ content }) => content)];
        ctx.equal(
          types,
          texts.map(() => "SYSTEM" as const),
          sentence,
        );
        ctx.assert(
          contents.every((content, index) => content.includes(texts[index] ?? "")),
          sentence,
          contents,
        );
      };
      const isUnread = async (as: Member) =>
        (await ctx.ok("listChatrooms", { as })).chatroomListDtoList.find((it) => it.meetingId === meetingId)
          ?.hasUnreadChat;
      await joinMeeting(ctx, meetingId, guest, third);
      ctx.equal([await isUnread(host), await isUnread(third)], [false, false], "Joining should make no room unread.");
      await expectNewest([guest.name, third.name], "Both who joined should be named.");
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId } });
      await expectNewest([host.name, guest.name], "Who left should be named, then the new host.");
      await ctx.ok("withdrawMember", { as: guest });
      ctx.equal(await isUnread(third), false, "Leaving should make no room unread.");
      const contents = (await readMessages(ctx, third, meetingId)).map(({ content }) => content);
      ctx.equal(
        contents.filter((content) => content.includes(guest.name)),
        [],
        "The name should be gone.",
      );
    },
  },
);
