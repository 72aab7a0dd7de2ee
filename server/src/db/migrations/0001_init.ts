import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Accounts: members, sessions, proofs of a phone, pictures. Times always come from the application's clock. */
const ACCOUNTS = `
create table members (
  id bigint generated always as identity primary key,
  name text not null,
  phone text,
  phone_verified_at timestamptz(3),
  password_hash text,
  provider text check (provider in ('KAKAO')),
  provider_id text,
  role text not null check (role in ('ROLE_USER', 'ROLE_PARTNER', 'ROLE_ADMIN')),
  status text not null check (status in ('CREATED', 'ACTIVE', 'BANNED', 'WITHDRAWN', 'PHONE_V_REQUIRED')),
  image_id bigint,
  point integer not null default 50 check (point between 0 and 100),
  rice_balance bigint not null default 0 check (rice_balance >= 0),
  latitude double precision,
  longitude double precision,
  location_agreed_at timestamptz(3),
  target_token text,
  name_updated_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  withdrawn_at timestamptz(3)
)

create unique index members_name on members (name) where status <> 'WITHDRAWN'

create unique index members_phone on members (phone) where phone is not null

create unique index members_provider on members (provider, provider_id) where provider_id is not null

create index members_target_token on members (target_token) where target_token is not null

create table admin_credentials (
  member_id bigint primary key references members (id) on delete cascade,
  login_name text not null unique,
  password1_hash text not null,
  password2_hash text not null,
  code_hash text not null,
  updated_at timestamptz(3) not null
)

create table admin_login_failures (
  login_name text primary key,
  failures integer not null,
  locked_until timestamptz(3),
  updated_at timestamptz(3) not null
)

create table sessions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id) on delete cascade,
  fcm_token text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_reason text
)

create index sessions_member on sessions (member_id) where revoked_at is null

create index sessions_expires on sessions (expires_at)

create table refresh_tokens (
  hash text primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  successor_hash text
)

create index refresh_tokens_session on refresh_tokens (session_id)

create table verification_days (
  phone text not null,
  day date not null,
  messages integer not null default 0,
  wrong_tries integer not null default 0,
  primary key (phone, day)
)

create table verification_codes (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('SIGNUP', 'RESET_PASSWORD', 'REVERIFICATION')),
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
)

create index verification_codes_phone on verification_codes (phone, created_at desc)

create table verification_tokens (
  hash text primary key,
  phone text not null,
  purpose text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
)

create table social_tickets (
  hash text primary key,
  provider text not null,
  provider_id text not null,
  suggested_name text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
)

create table phone_locks (
  phone_hash text primary key,
  reason text not null check (reason in ('WITHDRAWN', 'BANNED')),
  created_at timestamptz(3) not null,
  until timestamptz(3) not null
)

create table agreements (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id) on delete cascade,
  terms boolean,
  privacy boolean,
  location boolean not null,
  version text,
  created_at timestamptz(3) not null
)

create index agreements_member on agreements (member_id)

create table images (
  id bigint generated always as identity primary key,
  owner_id bigint references members (id) on delete set null,
  key text not null unique,
  bytes integer not null,
  width integer not null,
  height integer not null,
  usage_kind text check (usage_kind in ('MEMBER', 'MEETING', 'PARTNER_APPLICATION', 'PARTNER_PLACE', 'EVENT')),
  usage_id bigint,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3)
)

create index images_unused on images (created_at) where usage_kind is null

alter table members add foreign key (image_id) references images (id) on delete set null
`;

/** Partner stores, meetings and everything that hangs on a meeting. */
const MEETINGS = `
create table partner_places (
  id bigint generated always as identity primary key,
  member_id bigint references members (id) on delete set null,
  name text not null,
  address text not null,
  phone text not null,
  latitude double precision,
  longitude double precision,
  policy text not null,
  image_id bigint references images (id) on delete set null,
  until timestamptz(3) not null,
  cache bigint not null default 0 check (cache >= 0),
  count bigint not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)

create index partner_places_position on partner_places (latitude, longitude)

create unique index partner_places_member on partner_places (member_id) where member_id is not null

create table partner_place_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id) on delete cascade,
  name text not null,
  address text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  policy text not null,
  image_id bigint references images (id) on delete set null,
  created_at timestamptz(3) not null
)

create unique index partner_place_applications_member on partner_place_applications (member_id)

create table meetings (
  id bigint generated always as identity primary key,
  host_id bigint not null references members (id),
  status text not null check (status in ('RECRUITING', 'CONFIRMED', 'READY', 'END')),
  image_id bigint references images (id) on delete set null,
  title text not null,
  content text not null,
  scheduled_at timestamptz(3) not null,
  place_name text not null,
  place_address text,
  place_phone text,
  place_latitude double precision not null,
  place_longitude double precision not null,
  partner_place_id bigint references partner_places (id) on delete set null,
  min_capacity integer not null check (min_capacity >= 2),
  max_capacity integer not null,
  member_count integer not null,
  requires_approval boolean not null,
  took_place boolean not null default false,
  confirmed_at timestamptz(3),
  ready_at timestamptz(3),
  no_shows_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint meetings_capacity check (max_capacity between min_capacity and 20),
  constraint meetings_member_count check (member_count between 0 and max_capacity)
)

create unique index meetings_created on meetings (created_at)

create index meetings_newest on meetings (created_at desc, id desc) where status <> 'END'

create index meetings_position on meetings (place_latitude, place_longitude) where status <> 'END'

create index meetings_due on meetings (scheduled_at) where status <> 'END'

create index meetings_host on meetings (host_id)

create index meetings_partner_place on meetings (partner_place_id) where partner_place_id is not null

create table meeting_members (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint not null references members (id),
  state text not null check (state in ('JOINED', 'LEFT', 'EXPELLED')),
  joins integer not null default 1,
  joined_at timestamptz(3) not null,
  left_at timestamptz(3),
  checked_at timestamptz(3),
  evaluated_at timestamptz(3),
  unique (meeting_id, member_id)
)

create index meeting_members_member on meeting_members (member_id, meeting_id)

create table meeting_applications (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint not null references members (id),
  content text not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3)
)

create unique index meeting_applications_pending on meeting_applications (meeting_id, member_id) where status = 'PENDING'

create index meeting_applications_member on meeting_applications (member_id, created_at desc)

create table evaluations (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  evaluator_id bigint not null references members (id) on delete cascade,
  target_id bigint not null references members (id) on delete cascade,
  type text not null check (type in ('NEGATIVE', 'NONE', 'POSITIVE')),
  created_at timestamptz(3) not null,
  unique (meeting_id, evaluator_id, target_id)
)

create table no_shows (
  id bigint generated always as identity primary key,
  meeting_id bigint references meetings (id) on delete set null,
  member_id bigint not null references members (id),
  amount_won integer not null,
  status text not null check (status in ('UNPAID', 'PAID', 'WAIVED')),
  created_at timestamptz(3) not null,
  unique (meeting_id, member_id)
)

create index no_shows_member on no_shows (member_id)

create table chat_messages (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint references members (id),
  type text not null check (type in ('TEXT', 'SYSTEM')),
  content text not null,
  client_id text,
  system_key text,
  created_at timestamptz(3) not null
)

create index chat_messages_meeting on chat_messages (meeting_id, id)

create unique index chat_messages_client on chat_messages (meeting_id, member_id, client_id)

create unique index chat_messages_system on chat_messages (meeting_id, system_key) where system_key is not null

create table chat_reads (
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint not null references members (id) on delete cascade,
  last_read_id bigint not null,
  updated_at timestamptz(3) not null,
  primary key (meeting_id, member_id)
)
`;

/** Messages to members, safety, money, and what operators do. */
const OPERATION = `
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
  meeting_id bigint references meetings (id) on delete set null,
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

/** The first schema. Statements run one by one, separated by blank lines; the same SQL serves PGlite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ACCOUNTS);
  await runStatements(db, MEETINGS);
  await runStatements(db, OPERATION);
}
