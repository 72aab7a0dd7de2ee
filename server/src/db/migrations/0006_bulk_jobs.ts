/** Operations on all members or running meetings as jobs that any server resumes. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table bulk_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('RICE_GRANT_ALL', 'NOTIFICATION_SEND_ALL', 'ANNOUNCEMENT_CREATE', 'RICE_SYNC')),
  input jsonb not null,
  actor_id bigint not null references members (id),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'STOPPED', 'FAILED')),
  total bigint not null,
  done bigint not null default 0,
  corrected bigint not null default 0,
  cursor_id bigint not null default 0,
  last_id bigint not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3)
)

create index bulk_jobs_running on bulk_jobs (id) where state = 'RUNNING'

create index bulk_jobs_actor on bulk_jobs (actor_id)

create unique index bulk_jobs_one_sync on bulk_jobs (kind) where state = 'RUNNING' and kind = 'RICE_SYNC'

delete from settings where key = 'riceSync'
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
