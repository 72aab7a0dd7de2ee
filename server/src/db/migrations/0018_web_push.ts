/** Subscriptions of browsers, the kinds of push messages that members want, what was pushed of chats, and seat alerts (D49, D51, D52). */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table web_subscriptions (
  id bigint generated always as identity primary key,
  session_id bigint not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null
)

create table notification_settings (
  member_id bigint primary key references members (id) on delete cascade,
  meeting boolean not null,
  chat boolean not null,
  news boolean not null,
  updated_at timestamptz(3) not null
)

create table chat_pushes (
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint not null references members (id) on delete cascade,
  message_id bigint not null,
  primary key (meeting_id, member_id)
)

create index chat_pushes_member on chat_pushes (member_id)

create table seat_alerts (
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (meeting_id, member_id)
)

create index seat_alerts_member on seat_alerts (member_id)

alter table push_outbox
  add column web_subscription_id bigint references web_subscriptions (id) on delete cascade,
  add column sender_id bigint references members (id) on delete cascade

create index push_outbox_web_subscription on push_outbox (web_subscription_id) where web_subscription_id is not null

create index push_outbox_sender on push_outbox (sender_id) where sender_id is not null

create view push_devices as
  select devices.member_id, devices.web_subscription_id, coalesce(settings.meeting, true) as meeting,
    coalesce(settings.chat, true) as chat, coalesce(settings.news, true) as news
  from (
    select members.id as member_id, null::bigint as web_subscription_id from members where target_token is not null
    union all
    select sessions.member_id, web_subscriptions.id
    from web_subscriptions join sessions on sessions.id = web_subscriptions.session_id
    where sessions.revoked_at is null
  ) as devices
  left join notification_settings as settings on settings.member_id = devices.member_id
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
