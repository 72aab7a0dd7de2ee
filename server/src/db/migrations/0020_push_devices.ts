/** Push messages go to ACTIVE members only: others see nothing of the app but the page for their status. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create or replace view push_devices as
  select devices.member_id, devices.web_subscription_id, coalesce(settings.meeting, true) as meeting,
    coalesce(settings.chat, true) as chat, coalesce(settings.news, true) as news
  from (
    select members.id as member_id, null::bigint as web_subscription_id
    from members
    where target_token is not null and status = 'ACTIVE'
    union all
    select sessions.member_id, web_subscriptions.id
    from web_subscriptions
    join sessions on sessions.id = web_subscriptions.session_id
    join members on members.id = sessions.member_id
    where sessions.revoked_at is null and members.status = 'ACTIVE'
  ) as devices
  left join notification_settings as settings on settings.member_id = devices.member_id
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
