/**
 * Removes personal data from where a withdrawal can't reach it (D67): values of the audit log that `audit` is no longer given, the
 * nicknames in lines about expelled members, and what withdrawals before this release left.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table audit_log disable trigger audit_log_no_update

update audit_log set after = after - 'q'
where action = 'DATA_EXPORT' and after ? 'q' and coalesce(after ->> 'field', '') !~ '(^|_)id$'

update audit_log set after = after - 'title' - 'content' where action = 'NOTIFICATION_SEND' and after ?| array['title', 'content']

update audit_log set before = before - 'content' where action = 'REPORT_DELETE' and before ? 'content'

update audit_log set before = before - 'title' where action = 'MEETING_DELETE' and before ? 'title'

update audit_log set before = before - 'name' - 'address' - 'phone' - 'policy'
where action = 'PARTNER_APPLICATION_DELETE' and before ?| array['name', 'address', 'phone', 'policy']

alter table audit_log enable trigger audit_log_no_update

update chat_messages set content = '여러 밥친구의 신고로 밥친구 한 명이 모임에서 나가게 됐어요.'
where type = 'SYSTEM' and system_key is null and content like '여러 밥친구의 신고로 %님이 모임에서 나가게 됐어요.'
  and meeting_id in (select meeting_id from meeting_members where state = 'EXPELLED')

update meeting_applications set content = ''
where content <> '' and member_id in (select id from members where withdrawn_at is not null)

update payments set receipt_data = null
where receipt_data is not null and member_id in (select id from members where withdrawn_at is not null)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
