/** One call stores members' messages: locking the rooms and inserting are two statements, which see different snapshots. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create function post_chat_messages(messages json)
returns table (n int, meeting_id bigint, state text, is_new boolean)
language plpgsql volatile as $$
#variable_conflict use_column
begin
  perform from meetings
  where id in (select "meetingId" from json_to_recordset(messages) as it ("meetingId" bigint))
  order by id for no key update;
  return query
  with requests as (
    select * from json_to_recordset(messages)
      as it (n int, "meetingId" bigint, "memberId" bigint, content text, "clientId" text, now timestamptz)
  ), seated as (
    select requests.*, meetings.id as meeting_id, meeting_members.state
    from requests
    left join meetings on meetings.id = requests."meetingId"
    left join meeting_members
      on meeting_members.meeting_id = requests."meetingId" and meeting_members.member_id = requests."memberId"
  ), inserted as (
    insert into chat_messages (meeting_id, member_id, type, content, client_id, created_at)
    select meeting_id, "memberId", 'TEXT', content, "clientId", now from seated where state = 'JOINED' order by n
    on conflict do nothing
    returning meeting_id, member_id, client_id
  )
  select seated.n, seated.meeting_id, seated.state, exists (
    select from inserted
    where inserted.meeting_id = seated.meeting_id and inserted.member_id = seated."memberId"
      and inserted.client_id is not distinct from seated."clientId"
  )
  from seated order by n;
end $$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
