/** Messages to members, safety, money, and what operators do. */
export const OPERATION = `
create table notifications (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id) on delete cascade,
  title text not null,
  content text not null,
  url text,
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
)

create index notifications_member on notifications (member_id, id desc)

create table push_outbox (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id) on delete cascade,
  title text not null,
  content text not null,
  url text,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  created_at timestamptz(3) not null
)

create index push_outbox_due on push_outbox (next_attempt_at)

create table announcements (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)

create table events (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  image_id bigint references images (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)

create table blocks (
  blocker_id bigint not null references members (id) on delete cascade,
  blocked_id bigint not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
)

create table reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references members (id),
  reported_id bigint not null references members (id),
  meeting_id bigint not null,
  kind text not null check (kind in ('ON_MEETING', 'OUT_OF_MEETING')),
  content text not null,
  status text not null check (status in ('PENDING', 'RESOLVED', 'DISMISSED')),
  admin_comment text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (reporter_id, reported_id, meeting_id, kind)
)

create index reports_meeting on reports (meeting_id, reported_id)

create table rice_transactions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  amount bigint not null check (amount <> 0),
  reason text not null,
  balance_after bigint not null check (balance_after >= 0),
  cause text not null unique,
  created_at timestamptz(3) not null
)

create index rice_transactions_member on rice_transactions (member_id, id desc)

create index rice_transactions_reason on rice_transactions (reason, id desc)

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$

create trigger rice_transactions_append_only before update or delete on rice_transactions
  for each row execute function refuse_change()

create table payments (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  platform text not null check (platform in ('APPLE', 'GOOGLE')),
  transaction_id text not null,
  product_id text not null,
  currency text not null,
  amount bigint not null,
  status text not null check (status in ('PENDING', 'COMPLETED', 'REFUNDED', 'FAILED')),
  receipt_data text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (platform, transaction_id)
)

create index payments_member on payments (member_id, id desc)

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references members (id) on delete set null,
  actor_name text not null,
  action text not null,
  target_kind text not null,
  target_id text,
  before jsonb,
  after jsonb,
  created_at timestamptz(3) not null
)

create index audit_log_action on audit_log (action, id desc)

create trigger audit_log_append_only before delete on audit_log
  for each row execute function refuse_change()

create table idempotency_keys (
  member_id bigint not null references members (id) on delete cascade,
  operation text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (member_id, operation, key)
)

create index idempotency_keys_created on idempotency_keys (created_at)

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null
)
`;
