/** Races for seats and applications. */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { randomUUID } from "node:crypto";
import { meetingBody } from "../../testing/meetings.ts";
import { anyNumber, checkInBody, exactly, join, leave, type Race, REQUESTS, times } from "./race-context.ts";

const seats: readonly (readonly [string, Race])[] = [
  [
    "the last seat",
    async (ctx) => {
      const [host, ...guests] = await ctx.members(1 + REQUESTS);
      if (host === undefined) return null;
      const id = await ctx.meeting(host, [], { maxCapacity: 2 });
      return exactly(1, await ctx.send(guests.map((guest) => join(ctx, guest, id))));
    },
  ],
  [
    "one member joins several times",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member());
      const { token } = await ctx.member();
      return exactly(1, await ctx.repeat("joinMeeting", { token, params: { meetingId: id } }));
    },
  ],
  [
    "one member leaves several times",
    async (ctx) => {
      const guest = await ctx.member();
      const meetingId = await ctx.meeting(await ctx.member(), [guest]);
      return exactly(1, await ctx.repeat("leaveMeeting", { token: guest.token, params: { meetingId } }));
    },
  ],
  [
    "one member joins and leaves",
    async (ctx) => {
      const guest = await ctx.member();
      const id = await ctx.meeting(await ctx.member());
      const rounds = times(3, () => [join(ctx, guest, id), leave(ctx, guest, id)]).flat();
      return anyNumber(await ctx.send(rounds));
    },
  ],
  [
    "the rice for one deposit, and several meetings",
    async (ctx) => {
      const hosts = await ctx.members(REQUESTS);
      const ids = await Promise.all(hosts.map((host) => ctx.meeting(host)));
      const guest = await ctx.member({ rice: MEETING_DEPOSIT_RICE });
      return exactly(1, await ctx.send(ids.map((id) => join(ctx, guest, id))));
    },
  ],
  [
    "the host confirms while members leave",
    async (ctx) => {
      const host = await ctx.member();
      const guests = await ctx.members(3);
      const id = await ctx.meeting(host, guests);
      const confirm = ctx.request("confirmMeeting", { token: host.token, params: { id } });
      return anyNumber(await ctx.send([confirm, ...guests.map((guest) => leave(ctx, guest, id))]));
    },
  ],
  [
    "the host leaves while others leave",
    async (ctx) => {
      const host = await ctx.member();
      const guests = await ctx.members(3);
      const id = await ctx.meeting(host, guests);
      return anyNumber(await ctx.send([host, ...guests].map((member) => leave(ctx, member, id))));
    },
  ],
  [
    "the host deletes while members join",
    async (ctx) => {
      const host = await ctx.member();
      const id = await ctx.meeting(host);
      const guests = await ctx.members(REQUESTS);
      const remove = ctx.request("deleteMeeting", { token: host.token, params: { id } });
      return anyNumber(await ctx.send([...guests.map((guest) => join(ctx, guest, id)), remove, remove]));
    },
  ],
  [
    "a creation with one idempotency key",
    async (ctx) => {
      const { token, id: hostId } = await ctx.member();
      const headers = { "idempotency-key": randomUUID() };
      await ctx.repeat("createMeeting", { token, headers, body: meetingBody(ctx.environment) });
      const made = ctx.environment.db.selectFrom("meetings").select("id").where("hostId", "=", hostId);
      return exactly(1, (await made.execute()).length);
    },
  ],
  [
    "reports expel a member who leaves",
    async (ctx) => {
      const [host, reported, ...others] = await ctx.members(5);
      if (host === undefined || reported === undefined) return null;
      const meetingId = await ctx.meeting(host, [reported, ...others], { maxCapacity: 5 });
      const body = { reportedId: reported.id, meetingId, content: "약속에 늦었어요." };
      const reports = [host, ...others].map(({ token }) => ctx.request("reportOnMeeting", { token, body }));
      await ctx.send([...reports, leave(ctx, reported, meetingId)]);
      return (await ctx.seatOf(meetingId, reported)) === "JOINED" ? "the member still has the seat" : null;
    },
  ],
  [
    "a check-in several times",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const id = await ctx.meeting(host, [guest]);
      await ctx.openCheckIn(host, id);
      await ctx.repeat("checkIn", { token: guest.token, body: checkInBody(id) });
      return exactly(SIGNUP_RICE, await ctx.balanceOf(guest));
    },
  ],
  [
    "a rating several times",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const meetingId = await ctx.endedMeeting(host, guest);
      const evaluatePointDtoList = [{ targetMemberId: host.id, meetingId, type: "POSITIVE" as const }];
      return exactly(
        1,
        await ctx.repeat("evaluateMembers", { token: guest.token, body: { meetingId, evaluatePointDtoList } }),
      );
    },
  ],
];

const applications: readonly (readonly [string, Race])[] = [
  [
    "an application several times",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member(), [], { requiresApproval: true });
      const { token } = await ctx.member();
      return exactly(1, await ctx.repeat("applyToMeeting", { token, params: { id }, body: { content: "반가워요" } }));
    },
  ],
  [
    "an approval several times",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const meetingId = await ctx.meeting(host, [], { requiresApproval: true });
      const [id = 0] = await ctx.applications(meetingId, [guest]);
      const body = { meetingId, memberId: guest.id };
      return exactly(1, await ctx.repeat("approveMeetingApplication", { token: host.token, params: { id }, body }));
    },
  ],
  [
    "an approval and a cancellation",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const meetingId = await ctx.meeting(host, [], { requiresApproval: true });
      const [id = 0] = await ctx.applications(meetingId, [guest]);
      const body = { meetingId, memberId: guest.id };
      const approve = ctx.request("approveMeetingApplication", { token: host.token, params: { id }, body });
      const cancel = ctx.request("deleteMeetingApplication", { token: guest.token, params: { id } });
      return exactly(1, await ctx.send([approve, cancel, approve, cancel]));
    },
  ],
  [
    "more approvals than seats",
    async (ctx) => {
      const host = await ctx.member();
      const guests = await ctx.members(REQUESTS);
      const meetingId = await ctx.meeting(host, [], { requiresApproval: true, maxCapacity: 3 });
      const ids = await ctx.applications(meetingId, guests);
      const approvals = guests.map((guest, index) =>
        ctx.request("approveMeetingApplication", {
          token: host.token,
          params: { id: ids[index] ?? 0 },
          body: { meetingId, memberId: guest.id },
        }),
      );
      return exactly(2, await ctx.send(approvals));
    },
  ],
  [
    "an application and the deletion of the meeting",
    async (ctx) => {
      const host = await ctx.member();
      const guests = await ctx.members(4);
      const id = await ctx.meeting(host, [], { requiresApproval: true });
      const body = { content: "반가워요" };
      const apply = guests.map(({ token }) => ctx.request("applyToMeeting", { token, params: { id }, body }));
      const remove = ctx.request("deleteMeeting", { token: host.token, params: { id } });
      return anyNumber(await ctx.send([...apply, remove]));
    },
  ],
];

export const seatRaces = [...seats, ...applications];
