/** Blocks: hide a member's meetings and messages from the blocker (D26). */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { imageUrl } from "../media/index.ts";

interface Block {
  blockerId: number;
  blockedId: number;
}

/** @throws ApiError CANNOT_TARGET_SELF, MEMBER_NOT_FOUND (also for a withdrawn member or an operator), ALREADY_BLOCKED. */
export async function blockMember(db: Db, { blockerId, blockedId }: Block, now: Date): Promise<void> {
  if (blockedId === blockerId) throw new ApiError("CANNOT_TARGET_SELF");
  const target = await db
    .selectFrom("members")
    .select("id")
    .where("id", "=", blockedId)
    .where("withdrawnAt", "is", null)
    .where("role", "<>", "ROLE_ADMIN")
    .executeTakeFirst();
  if (target === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  const inserted = await db
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

/** @throws ApiError BLOCK_NOT_FOUND when the member is not blocked. */
export async function unblockMember(db: Db, { blockerId, blockedId }: Block): Promise<void> {
  const deleted = await db
    .deleteFrom("blocks")
    .where("blockerId", "=", blockerId)
    .where("blockedId", "=", blockedId)
    .returning("blockedId")
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("BLOCK_NOT_FOUND");
}
