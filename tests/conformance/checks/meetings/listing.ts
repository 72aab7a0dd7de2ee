/** Which meetings are shown to whom, in what order, page by page. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { allMeetings, expectSameIds, isDescending } from "../support/lists.ts";
import { advanceToMeeting, join, meetingBody, openMeeting } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { at, pair, richMember, sharedMembers, trio } from "../support/shared-members.ts";
import { around, freshSpot, northOf, placeAt, type Spot } from "../support/spots.ts";

const KM = 1000;
const MANY = 25;

async function idsOnMap(ctx: Context, as: Member, spot: Spot): Promise<number[]> {
  const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as, query: around(spot) });
  return meetingMapDtoList.map(({ meetingId }) => meetingId);
}

async function idsInList(ctx: Context, as: Member, spot: Spot): Promise<number[]> {
  const { meetingListDtoList } = await ctx.ok("listMeetings", { as, query: around(spot) });
  return meetingListDtoList.map(({ meetingId }) => meetingId);
}

/** Opens many meetings at once, so that their times of creation are as close as they get. */
async function openMany(ctx: Context, host: Member, spot: Spot): Promise<number[]> {
  const body = meetingBody(ctx, placeAt(spot));
  await host.token();
  const opened = await Promise.all(Array.from({ length: MANY }, () => ctx.ok("createMeeting", { as: host, body })));
  return opened.map(({ meetingId }) => meetingId);
}

export const checks = defineChecks(
  {
    id: "meetings.list.within-10-km",
    title: "List and map hold meetings within 10 km and none beyond; the map's nearest come first.",
    source: "D21",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const spot = freshSpot();
      const open = (metres: number) => openMeeting(ctx, host, placeAt(northOf(spot, metres)));
      const [far, near, outside] = [await open(9.95 * KM), await open(KM), await open(10.05 * KM)];
      ctx.equal(
        await idsInList(ctx, guest, spot),
        [near, far],
        "The list should hold the two within 10 km, newest first.",
      );
      ctx.equal(await idsOnMap(ctx, guest, spot), [near, far], "The map should hold the two, the nearest first.");
      const there = await idsInList(ctx, guest, northOf(spot, 10.05 * KM));
      ctx.that(there.includes(outside), "Seen from there the third should be listed.", there);
    },
  },
  {
    id: "meetings.list.antimeridian",
    title: "Distance is great-circle: a meeting just across the 180th meridian is near.",
    source: "D21",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const { latitude } = freshSpot();
      const id = await openMeeting(ctx, host, placeAt({ latitude, longitude: 179.99 }));
      const found = await idsInList(ctx, guest, { latitude, longitude: -179.99 });
      ctx.that(found.includes(id), "The meeting should be listed.", found);
    },
  },
  {
    id: "meetings.list.not-over",
    title: "List and map hold confirmed meetings, and none that is over.",
    source: "D21",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const spot = freshSpot();
      const open = () => openMeeting(ctx, host, placeAt(spot));
      const [over, confirmed] = [await open(), await open()];
      await setStatus(ctx, over, "END");
      await setStatus(ctx, confirmed, "CONFIRMED");
      ctx.equal(await idsInList(ctx, guest, spot), [confirmed], "Only the confirmed one should be listed.");
      ctx.equal(await idsOnMap(ctx, guest, spot), [confirmed], "Only the confirmed one should be on the map.");
    },
  },
  {
    id: "meetings.list.running",
    title: "A meeting that runs is in the list but no longer on the map.",
    source: "D21",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const spot = freshSpot();
      const meetingId = await openMeeting(ctx, host, placeAt(spot));
      await join(ctx, meetingId, guest);
      await advanceToMeeting(ctx, host, meetingId, 20);
      ctx.equal(await idsInList(ctx, guest, spot), [meetingId], "The running meeting should be listed.");
      ctx.equal(await idsOnMap(ctx, guest, spot), [], "The map should show future meetings only.");
      await advanceToMeeting(ctx, host, meetingId, 121);
      ctx.equal(await idsInList(ctx, guest, spot), [], "After its end it should not be listed.");
    },
  },
  {
    id: "meetings.list.pages",
    title:
      "The cursor leads through the list, newest first, without loss or repetition, also for meetings opened at the same time.",
    source: "D8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const host = await richMember(ctx, "host");
      const spot = freshSpot();
      const opened = await openMany(ctx, host, spot);
      const { items, pages } = await allMeetings(ctx, "listMeetings", host, around(spot));
      expectSameIds(
        ctx,
        items.map(({ meetingId }) => meetingId),
        opened,
        "Every meeting should be listed once.",
      );
      ctx.equal(pages, [20, MANY - 20], "A page should hold 20.");
      const times = items.map(({ createdAt }) => createdAt);
      ctx.that(isDescending(times), "The newest should come first.", times);
      ctx.equal(new Set(times).size, times.length, "createdAt should differ for each, as it is the cursor.");
      const hosted = await allMeetings(ctx, "listHostedMeetings", host);
      ctx.equal(hosted.items, items, "The host's own list should page the same.");
    },
  },
  {
    id: "meetings.list.item",
    title: "An item of the list returns what the detail returns, with the members counted now.",
    source: "member §3",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const spot = freshSpot();
      const meetingId = await openMeeting(ctx, host, placeAt(spot));
      await join(ctx, meetingId, guest);
      const { meetingListDtoList } = await ctx.ok("listMeetings", { as: guest, query: around(spot) });
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
    title:
      "Meetings of a blocked host leave the blocker's list, map and search, and come back when the block is lifted.",
    source: "D26",
    run: async (ctx) => {
      const [host, blocker] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("blocker")];
      const [spot, title] = [freshSpot(), ctx.env.fresh("차단")];
      const meetingId = await openMeeting(ctx, host, { ...placeAt(spot), title });
      const seen = async (as: Member) => {
        const { meetingSearchDtoList } = await ctx.ok("searchMeetings", {
          as,
          query: { ...around(spot), query: title },
        });
        const found = meetingSearchDtoList.map((item) => item.meetingId);
        return [await idsInList(ctx, as, spot), await idsOnMap(ctx, as, spot), found];
      };
      await ctx.ok("blockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(await seen(blocker), [[], [], []], "The blocker should see nothing of the host's.");
      ctx.equal(await seen(host), [[meetingId], [meetingId], [meetingId]], "Others should go on seeing it.");
      await ctx.ok("unblockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(
        await seen(blocker),
        [[meetingId], [meetingId], [meetingId]],
        "It should come back with the block's end.",
      );
      const spotOfBlocker = freshSpot();
      const own = await openMeeting(ctx, blocker, placeAt(spotOfBlocker));
      await ctx.ok("blockMember", { as: blocker, body: { blockedId: host.id } });
      ctx.equal(await idsInList(ctx, host, spotOfBlocker), [own], "A block hides nothing from the blocked one.");
    },
  },
  {
    id: "meetings.hosted-and-joined",
    title:
      "Hosted holds the meetings one hosts, taken over ones too; joined holds the others one is a member of, of any status.",
    source: "R8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [await richMember(ctx, "host"), await richMember(ctx, "guest")];
      const open = async () => {
        const id = await openMeeting(ctx, host);
        await join(ctx, id, guest);
        return id;
      };
      const [ended, left, takenOver, plain] = [await open(), await open(), await open(), await open()];
      await setStatus(ctx, ended, "END");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: left } });
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId: takenOver } });
      const idsOf = async (id: "listHostedMeetings" | "listJoinedMeetings", as: Member) =>
        (await allMeetings(ctx, id, as)).items.map(({ meetingId }) => meetingId);
      ctx.equal(await idsOf("listHostedMeetings", host), [plain, left, ended], "The host's hosted list.");
      ctx.equal(await idsOf("listJoinedMeetings", host), [], "The host has joined no other.");
      ctx.equal(await idsOf("listHostedMeetings", guest), [takenOver], "The guest hosts the one taken over.");
      ctx.equal(await idsOf("listJoinedMeetings", guest), [plain, ended], "The guest's joined list.");
    },
  },
  {
    id: "meetings.joined.pages",
    title: "The list of joined meetings pages without loss or repetition.",
    source: "D8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [await richMember(ctx, "host"), await richMember(ctx, "guest")];
      const opened = await openMany(ctx, host, freshSpot());
      await guest.token();
      await Promise.all(opened.map((id) => join(ctx, id, guest)));
      const { items } = await allMeetings(ctx, "listJoinedMeetings", guest);
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
    title: "The certificate returns place, title, time and the members counted now, whatever the meeting's status.",
    source: "member §2, D4",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host);
      await join(ctx, meetingId, guest, other);
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId } });
      const { title, placeName, scheduledAt } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      const read = () => ctx.ok("getMeetingCertificate", { as: guest, params: { id: meetingId } });
      ctx.equal(
        await read(),
        { title, placeName, scheduledAt, memberCount: 2 },
        "The certificate of a recruiting one.",
      );
      await setStatus(ctx, meetingId, "END");
      ctx.equal(
        await read(),
        { title, placeName, scheduledAt, memberCount: 2 },
        "The certificate of one that is over.",
      );
    },
  },
);
