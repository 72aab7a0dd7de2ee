/** Partner stores, meetings and everything that hangs on a meeting. */
export const MEETINGS = `
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
