/** The same thing a second time: a refund by another way, a key elsewhere or later (D27, R2). */
import { defineChecks, type Check } from "../../runner/check.ts";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import type { Member } from "../../runner/actors.ts";
import { applyToNewMeeting, sharedHost } from "../support/deposits.ts";
import {
  advanceToMeeting,
  createMeeting,
  HONGDAE,
  joinMeeting,
  meetingBody,
  readRice,
  RICE_AFTER_DEPOSIT,
} from "../support/meetings.ts";
import { SIGNUP_RICE } from "@babchingu/openapi";
import { createMeetingWith } from "../support/rooms.ts";
import { SAMPLE_POST } from "../support/fixtures.ts";

/** One way of giving a deposit back. */
type Way = [name: string, id: OperationId, callOf: (ids: Ids) => AnyCall];

interface Ids {
  host: Member;
  member: Member;
  meetingId: number;
  applicationId: number;
  operator: AnyCall["as"];
}

const byOperator: Way[] = [
  [
    "end",
    "setAdminMeetingStatus",
    ({ operator, meetingId: id }) => ({ as: operator, params: { id }, body: { status: "END" } }),
  ],
  ["operator's deletion", "deleteAdminMeeting", ({ operator, meetingId: id }) => ({ as: operator, params: { id } })],
];
const waysOfSeats: Way[] = [
  ["leaving", "leaveMeeting", ({ member, meetingId }) => ({ as: member, params: { meetingId } })],
  ...byOperator,
];
const waysOfApplications: Way[] = [
  ["cancelling", "deleteMeetingApplication", ({ member, applicationId: id }) => ({ as: member, params: { id } })],
  ["rejecting", "deleteMeetingApplication", ({ host, applicationId: id }) => ({ as: host, params: { id } })],
  ["deletion", "deleteMeeting", ({ host, meetingId: id }) => ({ as: host, params: { id } })],
  ...byOperator,
];

const pairsOf = (ways: readonly Way[]) =>
  ways.flatMap((first) => ways.filter((second) => second !== first).map((second) => [first, second] as const));

/** Every way after every other; the second may be refused, and gives nothing back. */
function refundOnceCheck(kind: string, ways: Way[], arrange: (ctx: Context, member: Member) => Promise<Ids>): Check {
  return {
    id: `rice.second-time.${kind}`,
    title: `The deposit of ${kind === "seat" ? "a seat" : "an application"} comes back once, whichever two of ${ways.length} ways follow each other.`,
    source: "D27, D45",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      for (const [[firstName, first, firstCall], [secondName, second, secondCall]] of pairsOf(ways)) {
        const ids = await arrange(ctx, member);
        await ctx.ok(first, firstCall(ids) as never);
        const { status } = await ctx.callUntyped(second, secondCall(ids));
        ctx.assert(status < 500, `The ${secondName} after the ${firstName} should be answered.`, status);
        const rice = await readRice(ctx, member);
        ctx.equal(rice, SIGNUP_RICE, `After the ${firstName} and the ${secondName} the deposit should be back once.`);
      }
    },
  };
}

const seats = refundOnceCheck("seat", waysOfSeats, async (ctx, member) => {
  const [host, operator] = [await sharedHost(ctx), await ctx.operator()];
  return { host, member, operator, meetingId: await createMeetingWith(ctx, host, [member]), applicationId: 0 };
});

const applications = refundOnceCheck("application", waysOfApplications, async (ctx, member) => {
  const [host, operator] = [await sharedHost(ctx), await ctx.operator()];
  const { id: applicationId, meetingId } = await applyToNewMeeting(ctx, host, member);
  return { host, member, operator, meetingId, applicationId };
});

export const checks = [
  seats,
  applications,
  ...defineChecks(
    {
      id: "rice.second-time.check-in",
      title: "Who has checked in gets nothing more by leaving, or when an operator deletes the meeting.",
      source: "D27, R51",
      needs: ["sms", "operator", "clock"],
      run: async (ctx) => {
        const as = await ctx.operator();
        const [host, leaver, member] = await ctx.members("host", "leaver", "member");
        if (!host || !leaver || !member) throw new Error("Three members should have been created.");
        const meetingId = await createMeetingWith(ctx, host, [leaver, member]);
        const params = { id: meetingId };
        await advanceToMeeting(ctx, host, meetingId, -5);
        for (const who of [host, leaver, member]) await ctx.ok("checkIn", { as: who, body: { meetingId, ...HONGDAE } });
        await ctx.ok("leaveMeeting", { as: leaver, params: { meetingId } });
        await ctx.ok("deleteAdminMeeting", { as, params });
        for (const who of [host, leaver, member])
          ctx.equal(await readRice(ctx, who), SIGNUP_RICE, "The deposit should have come back once.");
      },
    },
    {
      id: "rice.second-time.key-later",
      title: "A key that is repeated after its meeting was deleted gets the first response, and creates nothing.",
      source: "R2",
      run: async (ctx) => {
        const host = await ctx.member("host");
        const call = { as: host, headers: { "Idempotency-Key": ctx.env.freshText("key-") }, body: meetingBody(ctx) };
        const first = await ctx.ok("createMeeting", call);
        await ctx.ok("deleteMeeting", { as: host, params: { id: first.meetingId } });
        await createMeeting(ctx, host);
        ctx.equal(await ctx.ok("createMeeting", call), first, "The repeat should get the first response.");
        ctx.equal(await readRice(ctx, host), RICE_AFTER_DEPOSIT, "No second deposit should be taken.");
        const { meetingListDtoList } = await ctx.ok("listHostedMeetings", { as: host });
        ctx.equal(meetingListDtoList.length, 1, "There should be the other meeting only.");
      },
    },
    {
      id: "rice.second-time.key-elsewhere",
      title: "A key counts for its operation and its caller: others with the same key are carried out.",
      source: "R2",
      needs: ["sms", "operator"],
      run: async (ctx) => {
        const [as, host, other] = [await ctx.operator(), await ctx.member("host"), await ctx.member("other")];
        const headers = { "Idempotency-Key": ctx.env.freshText("key-") };
        const { meetingId } = await ctx.ok("createMeeting", { as: host, headers, body: meetingBody(ctx) });
        await joinMeeting(ctx, meetingId, other);
        const report = { meetingId, content: "다른 분께 계속 욕설을 했어요." };
        await ctx.ok("reportOnMeeting", { as: host, headers, body: { ...report, reportedId: other.id } });
        await ctx.ok("reportOutOfMeeting", { as: other, headers, body: { ...report, reportedId: host.id } });
        await ctx.ok("createAdminEvent", { as, headers, body: { ...SAMPLE_POST, imageId: null } });
        await ctx.ok("createAdminAnnouncement", { as, headers, body: { ...SAMPLE_POST } });
        const grant = { as, headers, body: { memberId: other.id, amount: 70 } };
        for (const operation of ["grantRice", "grantRice", "revokeRice"] as const) await ctx.ok(operation, grant);
        ctx.equal(await readRice(ctx, other), RICE_AFTER_DEPOSIT, "One grant and one revocation should be booked.");
        const notification = { title: "새 소식", content: "확인해 주세요.", url: null };
        for (const memberId of [host.id, host.id])
          await ctx.ok("sendNotificationToMember", { as, headers, params: { memberId }, body: notification });
        const listed = (await ctx.ok("listNotifications", { as: host })).filter(({ title }) => title === "새 소식");
        ctx.equal(listed.length, 1, "One notification should be sent.");
      },
    },
  ),
];
