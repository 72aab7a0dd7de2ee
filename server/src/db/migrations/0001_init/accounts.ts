/** Accounts: members, sessions, proofs of a phone, pictures. Times always come from the application's clock. */
export const ACCOUNTS = `
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
  withdrawn_at timestamptz(3),
  deleted_at timestamptz(3)
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
