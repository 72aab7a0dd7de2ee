import { beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { hongdae, openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let member: TestMember;
let other: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  [member, other] = [await t.member(), await t.member()];
});

const block = (blockedId: number) => ({ token: member.token, body: { blockedId } });
const listBlockedIds = async ({ token } = member) =>
  (await t.api.ok("listBlocks", { token })).blockDtoList.map((row) => row.blockedId);

describe("blocks", () => {
  test("blocks are listed newest first, for the blocker only", async () => {
    const third = await t.member();
    for (const host of [other, third]) await openMeeting(t, host);
    expect(await t.api.ok("blockMember", block(other.id))).toEqual({ id: other.id });
    t.clock.advance(1000);
    await t.api.ok("blockMember", block(third.id));
    const { blockDtoList } = await t.api.ok("listBlocks", { token: member.token });
    expect(blockDtoList).toEqual([
      { blockedId: third.id, blockedName: third.name, blockedImageUrl: null },
      { blockedId: other.id, blockedName: other.name, blockedImageUrl: null },
    ]);
    expect(await listBlockedIds(other)).toEqual([]);
  });

  test("a block hides the member's meetings until it is deleted", async () => {
    await openMeeting(t, other);
    const countMeetings = async () => {
      const query = { lat: hongdae.latitude, lng: hongdae.longitude };
      return (await t.api.ok("listMeetings", { token: member.token, query })).meetingListDtoList.length;
    };
    expect(await countMeetings()).toBe(1);
    await t.api.ok("blockMember", block(other.id));
    expect(await countMeetings()).toBe(0);
    expect(await t.api.ok("unblockMember", block(other.id))).toEqual({ blockDtoList: [] });
    expect(await countMeetings()).toBe(1);
    expect(await listBlockedIds()).toEqual([]);
  });

  test("blocks and their list don't give away the name of a person whom one has neither met nor can see", async () => {
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", block(other.id));
    expect(await listBlockedIds()).toEqual([]);
    const meetingId = await openMeeting(t, member, { requiresApproval: true });
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", block(other.id));
    await t.api.ok("applyToMeeting", { token: other.token, params: { id: meetingId }, body: { content: "반가워요" } });
    await t.api.ok("blockMember", block(other.id));
    await t.api.ok("blockMember", { token: other.token, body: { blockedId: member.id } });
  });

  test("a person whom one has met can be blocked after the meeting", async () => {
    const meetingId = await openMeeting(t, other);
    await t.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
    await t.db.updateTable("meetings").set({ status: "END" }).where("id", "=", meetingId).execute();
    const stranger = await t.member();
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", { token: stranger.token, body: { blockedId: other.id } });
    await t.api.ok("blockMember", block(other.id));
  });

  test("blocking oneself, an unknown member, an operator or twice is refused", async () => {
    const operator = await t.admin();
    await openMeeting(t, other);
    await t.api.refused("blockMember", "CANNOT_TARGET_SELF", block(member.id));
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", block(999));
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", block(operator.id));
    await t.api.ok("blockMember", block(other.id));
    await t.api.refused("blockMember", "ALREADY_BLOCKED", block(other.id));
    await t.api.refused("unblockMember", "BLOCK_NOT_FOUND", { token: other.token, body: { blockedId: member.id } });
    expect(await listBlockedIds()).toEqual([other.id]);
  });
});
