/**
 * Indexes of what other rows point to. Without them the deletion of an image reads every member and meeting, and a withdrawal every
 * session, read position and image. Members' rows are never deleted, so their other references need none.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create index events_image on events (image_id) where image_id is not null

create index meetings_image on meetings (image_id) where image_id is not null

create index members_image on members (image_id) where image_id is not null

create index partner_place_applications_image on partner_place_applications (image_id) where image_id is not null

create index partner_places_image on partner_places (image_id) where image_id is not null

create index images_owner on images (owner_id) where owner_id is not null

create index images_deleted on images (id) where deleted_at is not null

create index meeting_applications_meeting on meeting_applications (meeting_id, id)

create index sessions_of_member on sessions (member_id)

create index push_outbox_member on push_outbox (member_id)

create index chat_reads_member on chat_reads (member_id)

create index blocks_blocked on blocks (blocked_id)

create index social_tickets_provider on social_tickets (provider_id)

create index verification_tokens_phone on verification_tokens (phone)

create index audit_log_actor on audit_log (actor_id, id desc)

create index audit_log_target on audit_log (target_kind, target_id, id desc)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
