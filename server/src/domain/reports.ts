/** Reports of members, and the expulsion they may lead to (D25). */
import type { components } from "@babchingu/openapi/types";
import type { ReportsTable, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { postSystemMessage } from "./chat-messages.ts";
import { catchUp } from "./lifecycle.ts";
import { isSeatRefunded } from "./meeting-deposits.ts";
import type { Meeting, Membership } from "./meeting-lock.ts";
import { findMembership, lockMeeting } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import { giveUpSeat } from "./meeting-seats.ts";

/** A report as its writer sends it. */
export interface NewReport {
  reporterId: number;
  body: components["schemas"]["ReportRequest"];
}

/**
 * Finds what is reported and holds the meeting, so that reports of one meeting follow each other.
 * @throws ApiError E400-17, E404-3, E403-4 when it is made inside and the reporter is no member, E404-2 when the target is none.
 */
async function lockReported(
  trx: Trx,
  { reporterId, body }: NewReport,
  kind: ReportsTable["kind"],
): Promise<{ meeting: Meeting; target: Membership }> {
  if (body.reportedId === reporterId) throw new ApiError("E400-17");
  const meeting = await lockMeeting(trx, body.meetingId);
  const reporter = kind === "ON_MEETING" ? await findMembership(trx, meeting.id, reporterId) : undefined;
  if (kind === "ON_MEETING" && reporter?.state !== "JOINED") throw new ApiError("E403-4");
  const target = await findMembership(trx, meeting.id, body.reportedId);
  if (target?.state !== "JOINED") throw new ApiError("E404-2");
  return { meeting, target };
}

/** One report for each reporter, person and meeting, wherever it was made from (R12). @throws ApiError E409-21. */
async function store(
  trx: Trx,
  { reporterId, body }: NewReport,
  kind: ReportsTable["kind"],
  now: Date,
): Promise<number> {
  const { reportedId, meetingId } = body;
  const earlier = await trx
    .selectFrom("reports")
    .select("id")
    .where((where) => where.and({ reporterId, reportedId, meetingId }))
    .executeTakeFirst();
  if (earlier !== undefined) throw new ApiError("E409-21");
  const values = { reporterId, reportedId, meetingId, kind, content: body.content.trim(), status: "PENDING" as const };
  const { id } = await trx
    .insertInto("reports")
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** How many who are members now have reported this one from inside. */
async function countReporters(trx: Trx, { meetingId, memberId }: Membership): Promise<number> {
  const { reporters } = await trx
    .selectFrom("reports")
    .innerJoin("meetingMembers", (join) =>
      join
        .onRef("meetingMembers.meetingId", "=", "reports.meetingId")
        .onRef("meetingMembers.memberId", "=", "reports.reporterId"),
    )
    .select((select) => select.fn.count<number>("reports.reporterId").distinct().as("reporters"))
    .where("reports.meetingId", "=", meetingId)
    .where("reports.reportedId", "=", memberId)
    .where("reports.kind", "=", "ON_MEETING")
    .where("meetingMembers.state", "=", "JOINED")
    .executeTakeFirstOrThrow();
  return reporters;
}

/** Takes the seat without refund and tells the room; open sockets lose the room with the seat (D25). */
async function expel(trx: Trx, meeting: Meeting, target: Membership, now: Date): Promise<void> {
  const { name } = await trx
    .selectFrom("members")
    .select("name")
    .where("id", "=", target.memberId)
    .executeTakeFirstOrThrow();
  await catchUp(trx, meeting, now);
  await giveUpSeat(trx, target, "EXPELLED", now);
  const content = `여러 밥친구의 신고로 ${name}님이 모임에서 나가게 됐어요.`;
  await postSystemMessage(trx, { meetingId: meeting.id, content, systemKey: null, now });
  const notice = (await isSeatRefunded(trx, target)) ? "expelledAfterRefund" : "expelled";
  await tellAll(trx, [target.memberId], notice, meeting, now);
}

/**
 * Reports a member of the same meeting; one who is not the host and whom more than half have reported is expelled.
 * @throws ApiError E400-17, E403-4, E404-2, E404-3, E409-21.
 */
export async function reportOnMeeting(trx: Trx, report: NewReport, now: Date): Promise<number> {
  const { meeting, target } = await lockReported(trx, report, "ON_MEETING");
  const id = await store(trx, report, "ON_MEETING", now);
  const isHost = target.memberId === meeting.hostId;
  if (!isHost && (await countReporters(trx, target)) > meeting.memberCount / 2) await expel(trx, meeting, target, now);
  return id;
}

/** Reports a member of a meeting from outside, without consequence for the seat. @throws ApiError as above but E403-4. */
export async function reportOutOfMeeting(trx: Trx, report: NewReport, now: Date): Promise<number> {
  await lockReported(trx, report, "OUT_OF_MEETING");
  return store(trx, report, "OUT_OF_MEETING", now);
}
