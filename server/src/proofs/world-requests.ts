/** Valid requests about the world. */
import type { OperationId } from "../contract/types.ts";
import type { CallOptions } from "../testing/api.ts";
import { table } from "./authorisation-table.ts";
import type { Ids } from "./requests.ts";
import { takesFile, validRequest } from "./requests.ts";
import type { World } from "./world.ts";

/** An id that nothing has. */
export const ABSENT_ID = 999_999_999;

function idsFor({ ids, people }: World, id: OperationId): Record<string, unknown> {
  const [, thing] = table[id];
  const memberId = id === "approveMeetingApplication" ? people.applicant.id : ids.someone;
  return {
    ...(thing === undefined ? {} : { id: ids[thing] }),
    meetingId: ids.meeting,
    eventId: ids.event,
    imageId: id === "changeMemberImage" ? ids.image : null,
    partnerPlaceId: null,
    // A notice for everybody names no member.
    ...(id === "sendNotificationToAll" ? {} : { memberId }),
    reportedId: people.member.id,
    blockedId: ids.someone,
    targetMemberId: people.member.id,
  };
}

/** A request about the meeting, application, picture … of the world, without a token; `others` replaces ids. */
export function requestIn(world: World, id: OperationId, others: Ids = {}): CallOptions<OperationId> {
  return {
    ...validRequest(id, { ...idsFor(world, id), ...others }),
    ...(takesFile(id) ? { file: { data: Buffer.from("no picture") } } : {}),
  };
}

/** The same about things that don't exist. */
export function absentRequestIn(world: World, id: OperationId): CallOptions<OperationId> {
  const absent = Object.fromEntries(
    ["id", "meetingId", "eventId", "memberId", "reportedId", "blockedId"].map((name) => [name, ABSENT_ID]),
  );
  return requestIn(world, id, absent);
}
