import { HOUR_MS } from "@babchingu/openapi";
import type { Db } from "../db/schema.ts";
import { addMs } from "../lib/time.ts";

let roomCount = 0;

export interface RoomRows {
  /** The host first. */
  memberIds: readonly number[];
  /** By default three hours from now. */
  scheduledAt?: Date;
}

/** Inserts a recruiting meeting with these members and returns its id. */
export async function insertRoom(
  db: Db,
  now: Date,
  { memberIds, scheduledAt = addMs(now, 3 * HOUR_MS) }: RoomRows,
): Promise<number> {
  roomCount += 1;
  const { id: meetingId } = await db
    .insertInto("meetings")
    .values({
      hostId: memberIds[0] ?? 0,
      status: "RECRUITING",
      title: "홍대 김치찌개",
      content: "같이 먹어요",
      scheduledAt,
      placeName: "홍대 백반집",
      placeLatitude: 37.5563,
      placeLongitude: 126.9236,
      minCapacity: 2,
      maxCapacity: 20,
      memberCount: memberIds.length,
      requiresApproval: false,
      createdAt: addMs(now, roomCount),
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("meetingMembers")
    .values(memberIds.map((memberId) => ({ meetingId, memberId, state: "JOINED" as const, joinedAt: now })))
    .execute();
  return meetingId;
}
