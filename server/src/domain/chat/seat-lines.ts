/** System messages about who joins, leaves, is expelled or becomes the host, in plain words (D25, D48). */
import { sql } from "kysely";
import type { TrxContext, WriteContext } from "../shared/context.ts";

/** What stands before and after the member's name. */
const sentences = {
  JOINED: ["", "님이 들어왔어요."],
  LEFT: ["", "님이 나갔어요."],
  HOST: ["이제 ", "님이 호스트예요."],
  EXPELLED: ["여러 밥친구의 신고로 ", "님이 모임에서 나가게 됐어요."],
} as const;

type SeatChange = keyof typeof sentences;

/** A member's later seats in a meeting have no lines but that of an expulsion: otherwise who joins and leaves again and again fills the room. */
const JOINS_WITH_LINES = 5;

/** A seat, told from an earlier one of the same member by the number of joins. */
interface Seat {
  meetingId: number;
  memberId: number;
  joins: number;
}

/** Whether a message is about a seat: such a message makes no room unread (D48). */
export const isSeatLineSql = sql<boolean>`coalesce(system_key ~ ${sql.lit(`^(${Object.keys(sentences).join("|")}):`)}, false)`;

/** The key names the member, whose name a withdrawal has to replace. Nobody is expelled twice. */
const keyOf = (change: SeatChange, { memberId, joins }: Pick<Seat, "memberId" | "joins">): string =>
  change === "EXPELLED" ? `${change}:${memberId}` : `${change}:${memberId}:${joins}`;

/** Posts one line; the caller has locked the meeting: see postSystemMessage. */
export async function postSeatLine(
  { trx, now }: WriteContext,
  { change, seat }: { change: SeatChange; seat: Seat },
): Promise<void> {
  if (change !== "EXPELLED" && seat.joins > JOINS_WITH_LINES) return;
  const [before, after] = sentences[change];
  await sql`
    insert into chat_messages (meeting_id, type, content, system_key, created_at)
    select ${seat.meetingId}::bigint, 'SYSTEM', ${before}::text || name || ${after}::text, ${keyOf(change, seat)}, ${now}::timestamptz
    from members where id = ${seat.memberId}
    on conflict do nothing`.execute(trx);
}

/** Replaces the name in all lines about a member's seats (D67). */
export async function renameInSeatLines(
  { trx }: TrxContext,
  { memberId, name }: { memberId: number; name: string },
): Promise<void> {
  const joins = Array.from({ length: JOINS_WITH_LINES }, (_, index) => index + 1);
  const lines = Object.entries(sentences).flatMap(([change, [before, after]]) => {
    const keys = new Set(joins.map((count) => keyOf(change as SeatChange, { memberId, joins: count })));
    return [...keys].map((key) => sql`(${key}, ${before + name + after})`);
  });
  await sql`
    update chat_messages set content = line.content
    from meeting_members as seats
    cross join (values ${sql.join(lines)}) as line (key, content)
    where seats.member_id = ${memberId} and chat_messages.meeting_id = seats.meeting_id
      and chat_messages.system_key = line.key`.execute(trx);
}
