/** Blocks: hide a member's meetings and messages from the blocker (D26). */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { imageUrl } from "../media/index.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

interface Block {
  blockerId: number;
  blockedId: number;
}

/** Whether two members were in a meeting together, one applied to the other's, or the target is in one that isn't over (D68). */
function hasMetOrCanSee({ blockerId, blockedId }: Block): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    exists (
      select from meeting_members as theirs join meetings on meetings.id = theirs.meeting_id
      where theirs.member_id = ${blockedId} and (
        (theirs.state = 'JOINED' and meetings.status <> 'END')
        or exists (
          select from meeting_members as own where own.meeting_id = theirs.meeting_id and own.member_id = ${blockerId})))
    or exists (
      select from meeting_applications join meetings on meetings.id = meeting_applications.meeting_id
      where (meeting_applications.member_id = ${blockedId} and meetings.host_id = ${blockerId})
        or (meeting_applications.member_id = ${blockerId} and meetings.host_id = ${blockedId})))`;
}

/** Locks both members against a withdrawal, which deletes blocks. @throws ApiError TOKEN_REVOKED, MEMBER_NOT_FOUND for one who has withdrawn. */
async function lockMembers({ trx }: TrxContext, { blockerId, blockedId }: Block): Promise<void> {
  const members = await trx
    .selectFrom("members")
    .select("id")
    .where("id", "in", [blockerId, blockedId])
    .where("withdrawnAt", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
  if (!members.some(({ id }) => id === blockerId)) throw new ApiError("TOKEN_REVOKED");
  if (members.length < 2) throw new ApiError("MEMBER_NOT_FOUND");
}

/**
 * @throws ApiError CANNOT_TARGET_SELF, MEMBER_NOT_FOUND (also for a withdrawn member, an operator, or a person whom the
 * blocker has neither met nor can see, so that nobody reads the names of all members), ALREADY_BLOCKED, TOKEN_REVOKED.
 */
export async function blockMember(ctx: WriteContext, { blockerId, blockedId }: Block): Promise<void> {
  const { trx, now } = ctx;
  if (blockedId === blockerId) throw new ApiError("CANNOT_TARGET_SELF");
  const target = await trx
    .selectFrom("members")
    .select("id")
    .where("id", "=", blockedId)
    .where("role", "<>", "ROLE_ADMIN")
    .where(hasMetOrCanSee({ blockerId, blockedId }))
    .executeTakeFirst();
  if (target === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  await lockMembers(ctx, { blockerId, blockedId });
  const inserted = await trx
    .insertInto("blocks")
    .values({ blockerId, blockedId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("blockedId")
    .executeTakeFirst();
  if (inserted === undefined) throw new ApiError("ALREADY_BLOCKED");
}

/** The members that the member has blocked, newest first. */
export async function listBlocks(db: Db, blockerId: number): Promise<components["schemas"]["BlockListResponse"]> {
  const rows = await db
    .selectFrom("blocks")
    .innerJoin("members", "members.id", "blocks.blockedId")
    .leftJoin("images", "images.id", "members.imageId")
    .select(["blocks.blockedId", "members.name as blockedName", "images.key"])
    .where("blocks.blockerId", "=", blockerId)
    .orderBy("blocks.createdAt", "desc")
    .orderBy("blocks.blockedId", "desc")
    .limit(limits.BlockListResponse.blockDtoList.maxItems)
    .execute();
  return {
    blockDtoList: rows.map(({ blockedId, blockedName, key }) => ({
      blockedId,
      blockedName,
      blockedImageUrl: imageUrl(key),
    })),
  };
}

/**
 * Resolves with the members that are still blocked (D70).
 * @throws ApiError BLOCK_NOT_FOUND when the member is not blocked.
 */
export async function unblockMember(
  db: Db,
  { blockerId, blockedId }: Block,
): Promise<components["schemas"]["BlockListResponse"]> {
  const deleted = await db
    .deleteFrom("blocks")
    .where("blockerId", "=", blockerId)
    .where("blockedId", "=", blockedId)
    .returning("blockedId")
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("BLOCK_NOT_FOUND");
  return await listBlocks(db, blockerId);
}
