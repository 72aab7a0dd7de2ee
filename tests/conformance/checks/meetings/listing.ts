/** Which meetings are shown to whom, in what order, page by page. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { readAllMeetings, expectSameIds, isDescending } from "../support/lists.ts";
import { advanceToMeeting, joinMeeting, meetingBody, createMeeting } from "../support/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { at, sharedPair, richMember, sharedMembers, sharedTrio } from "../support/shared-members.ts";
import { nearbyQuery, freshPosition, northOf, placeFields, type Position } from "../support/positions.ts";

const KM = 1000;
const MANY_MEETINGS = 25;

async function idsOnMap(ctx: Context, as: Member, position: Position): Promise<number[]> {
  const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as, query: nearbyQuery(position) });
  return meetingMapDtoList.map(({ meetingId }) => meetingId);
}

async function idsInList(ctx: Context, as: Member, position: Position): Promise<number[]> {
  const { meetingListDtoList } = await ctx.ok("listMeetings", { as, query: nearbyQuery(position) });
  return meetingListDtoList.map(({ meetingId }) => meetingId);
}

/** Creates many meetings concurrently, so that their createdAt are as close as possible. */
async function createManyMeetings(ctx: Context, host: Member, position: Position): Promise<number[]> {
  const body = meetingBody(ctx, placeFields(position));
  await host.token();
  const opened = await Promise.all(
    Array.from({ length: MANY_MEETINGS }, () => ctx.ok("createMeeting", { as: host, body })),
  );
  return opened.map(({ meetingId }) => meetingId);
}

export const checks = defineChecks(
  {
    id: "meetings.list.within-10-km",
    title: "List and map have the meetings within 10 km and none beyond; the map's are nearest first.",
    source: "D21",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const position = freshPosition();
      const open = (metres: number) => createMeeting(ctx, host, placeFields(northOf(position, metres)));
      const [far, near, outside] = [await open(9.95 * KM), await open(KM), await open(10.05 * KM)];
      ctx.equal(
        await idsInList(ctx, guest, position),
        [near, far],
        "The list should hold the two within 10 km, newest first.",
      );
      ctx.equal(await idsOnMap(ctx, guest, position), [near, far], "The map should hold the two, the nearest first.");
      const listedThere = await idsInList(ctx, guest, northOf(position, 10.05 * KM));
      ctx.assert(listedThere.includes(outside), "The third should be listed at its own position.", listedThere);
    },
  },
  {
    id: "meetings.list.not-over",
    title: "List and map have confirmed meetings, and none that is over.",
    source: "D21",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const position = freshPosition();
      const open = () => createMeeting(ctx, host, placeFields(position));
      const [over, confirmed] = [await open(), await open()];
      await setMeetingStatus(ctx, over, "END");
      await setMeetingStatus(ctx, confirmed, "CONFIRMED");
      ctx.equal(await idsInList(ctx, guest, position), [confirmed], "Only the confirmed meeting should be listed.");
      ctx.equal(await idsOnMap(ctx, guest, position), [confirmed], "Only the confirmed meeting should be on the map.");
    },
  },
  {
    id: "meetings.list.running",
    title: "A running meeting is in the list but no longer on the map.",
    source: "D21",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const position = freshPosition();
      const meetingId = await createMeeting(ctx, host, placeFields(position));
      await joinMeeting(ctx, meetingId, guest);
      await advanceToMeeting(ctx, host, meetingId, 20);
      ctx.equal(await idsInList(ctx, guest, position), [meetingId], "The running meeting should be listed.");
      ctx.equal(await idsOnMap(ctx, guest, position), [], "The map should show future meetings only.");
      await advanceToMeeting(ctx, host, meetingId, 121);
      ctx.equal(await idsInList(ctx, guest, position), [], "After its end it should not be listed.");
    },
  },
  {
    id: "meetings.list.pages",
    title: "Paging by the cursor returns every meeting once, newest first, also those created at the same time.",
    source: "D8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const host = await richMember(ctx, "host");
      const position = freshPosition();
      const opened = await createManyMeetings(ctx, host, position);
      const { items, pageSizes } = await readAllMeetings(ctx, "listMeetings", host, nearbyQuery(position));
      expectSameIds(
        ctx,
        items.map(({ meetingId }) => meetingId),
        opened,
        "Every meeting should be listed once.",
      );
      ctx.equal(pageSizes, [20, MANY_MEETINGS - 20], "A page should hold 20.");
      const times = items.map(({ createdAt }) => createdAt);
      ctx.assert(isDescending(times), "The newest should come first.", times);
      ctx.equal(new Set(times).size, times.length, "createdAt should differ for each, as it is the cursor.");
      const hosted = await readAllMeetings(ctx, "listHostedMeetings", host);
      ctx.equal(hosted.items, items, "The list of hosted meetings should have the same items.");
    },
  },
  {
    id: "meetings.list.item",
    title: "An item of the list has the same values as the detail, with the current member count.",
    source: "member §3",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const position = freshPosition();
      const meetingId = await createMeeting(ctx, host, placeFields(position));
      await joinMeeting(ctx, meetingId, guest);
      const { meetingListDtoList } = await ctx.ok("listMeetings", { as: guest, query: nearbyQuery(position) });
      const detail = await ctx.ok("getMeeting", { as: guest, params: { id: meetingId } });
      const [item] = meetingListDtoList;
      for (const name of [
        "title",
        "placeName",
        "memberCount",
        "maxCapacity",
        "scheduledAt",
        "status",
        "imageUrl",
      ] as const) {
        ctx.equal(item?.[name], detail[name], `${name} should be the same in list and detail.`);
      }
      ctx.equal(item?.memberCount, 2, "Both members should be counted.");
    },
  },
  {
    id: "meetings.list.blocked",
    title: "Meetings of a blocked host aren't in the blocker's list, map and search, until the block is removed.",
    source: "D26",
    run: async (ctx) => {
      const [host, blocker] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("blocker")];
      const [position, title] = [freshPosition(), ctx.env.freshText("차단")];
      const meetingId = await createMeeting(ctx, host, { ...placeFields(position), title });
      const findMeetings = async (as: Member) => {
        const { meetingSearchDtoList } = await ctx.ok("searchMeetings", {
          as,
          query: { ...nearbyQuery(position), query: title },
        });
        const found = meetingSearchDtoList.map((item) => item.meetingId);
        return [await idsInList(ctx, as, position), await idsOnMap(ctx, as, position), found];
      };
      await ctx.ok("blockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(await findMeetings(blocker), [[], [], []], "The blocker should see nothing of the host's.");
      ctx.equal(await findMeetings(host), [[meetingId], [meetingId], [meetingId]], "Others should still find it.");
      await ctx.ok("unblockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(
        await findMeetings(blocker),
        [[meetingId], [meetingId], [meetingId]],
        "The meeting should be found again after unblocking.",
      );
      const positionOfBlocker = freshPosition();
      const own = await createMeeting(ctx, blocker, placeFields(positionOfBlocker));
      await ctx.ok("blockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(await idsInList(ctx, host, positionOfBlocker), [own], "A block hides nothing from the blocked one.");
    },
  },
  {
    id: "meetings.hosted-and-joined",
    title:
      "The hosted list has the meetings that a member hosts, also those taken over; the joined list has the others they are in, of any status.",
    source: "R8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [await richMember(ctx, "host"), await richMember(ctx, "guest")];
      const open = async () => {
        const id = await createMeetingWith(ctx, host, [guest]);
        return id;
      };
      const [ended, left, takenOver, plain] = [await open(), await open(), await open(), await open()];
      await setMeetingStatus(ctx, ended, "END");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: left } });
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId: takenOver } });
      const idsOf = async (id: "listHostedMeetings" | "listJoinedMeetings", as: Member) =>
        (await readAllMeetings(ctx, id, as)).items.map(({ meetingId }) => meetingId);
      ctx.equal(await idsOf("listHostedMeetings", host), [plain, left, ended], "The host should host the others.");
      ctx.equal(await idsOf("listJoinedMeetings", host), [], "The host has joined no other.");
      ctx.equal(await idsOf("listHostedMeetings", guest), [takenOver], "The guest hosts the one taken over.");
      ctx.equal(
        await idsOf("listJoinedMeetings", guest),
        [plain, ended],
        "The guest should have joined the others of which they are still a member.",
      );
    },
  },
  {
    id: "meetings.joined.pages",
    title: "Paging the list of joined meetings returns every meeting once.",
    source: "D8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [await richMember(ctx, "host"), await richMember(ctx, "guest")];
      const opened = await createManyMeetings(ctx, host, freshPosition());
      await guest.token();
      await Promise.all(opened.map((id) => joinMeeting(ctx, id, guest)));
      const { items } = await readAllMeetings(ctx, "listJoinedMeetings", guest);
      expectSameIds(
        ctx,
        items.map(({ meetingId }) => meetingId),
        opened,
        "Every joined meeting should be listed once.",
      );
    },
  },
  {
    id: "meetings.certificate",
    title: "The certificate has place, title, time and the current member count, whatever the meeting's status.",
    source: "member §2, D4",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest, other]);
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId } });
      const { title, placeName, scheduledAt } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      const read = () => ctx.ok("getMeetingCertificate", { as: guest, params: { id: meetingId } });
      ctx.equal(
        await read(),
        { title, placeName, scheduledAt, memberCount: 2 },
        "A member of a recruiting meeting should get the certificate.",
      );
      await setMeetingStatus(ctx, meetingId, "END");
      ctx.equal(
        await read(),
        { title, placeName, scheduledAt, memberCount: 2 },
        "A member of a meeting that is over should get the same certificate.",
      );
    },
  },
);
