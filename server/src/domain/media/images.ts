/** Images: uploads are re-encoded and belong to the uploader until they are used. */
import { DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { components } from "@babchingu/openapi/types";
import { anyIdOf } from "../../db/id-array.ts";
import type { ImageUsageKind } from "../../db/schema.ts";
import type { EncodedImage } from "../../adapters/image-encoder/image-encoder.ts";
import type { Storage } from "../../adapters/storage/storage.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../lib/api-error.ts";
import { batch } from "../../lib/batch.ts";
import { withTimeBudget } from "../../lib/time-budget.ts";
import { addMs } from "../../lib/time.ts";
import { isUnavailable } from "../../lib/unavailable.ts";
import { audit } from "../shared/audit.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";

type UploadedImage = components["schemas"]["UploadedImage"];

const UNUSED_IMAGE_MS = DAY_MS;
/** Longer than it takes to store a file. */
const STORING_MS_MAX = MINUTE_MS;
/** The unused images that a member may have (D66). */
const UNUSED_IMAGES_MAX = 20;
const KEY_BYTES = 16;
const SWEEP_BATCH = 100;
const SWEEP_WAIT_MS_MAX = 2_000;
/** For the statements of a sweep that a request began. */
const SWEEP_STATEMENTS_MS_MAX = MINUTE_MS;

/** The path under which an image is served; null without one. */
export function imageUrl(key: string): string;
export function imageUrl(key: string | null | undefined): string | null;
export function imageUrl(key: string | null | undefined): string | null {
  return key == null ? null : `/images/${key}`;
}

/** The account that uploads or deletes an image; an operator's change is written to the audit log (D18). */
export interface Uploader {
  id: number;
  isOperator: boolean;
}

/** A new, never used key: browsers cache an image for a day without asking again. */
export function newImageKey(): string {
  return `${randomBytes(KEY_BYTES).toString("hex")}.webp`;
}

/** Inserts the row of an unused image whose file isn't stored yet. The client gets its id from `addImage`. @throws ApiError TOKEN_REVOKED. */
export async function reserveImage(
  ctx: WriteContext,
  { uploader, image }: { uploader: Uploader; image: EncodedImage },
): Promise<{ id: number; key: string }> {
  const { trx, now } = ctx;
  const { data, width, height } = image;
  await lockAuthenticatedMember(ctx, uploader.id);
  return trx
    .insertInto("images")
    .values({ ownerId: uploader.id, key: newImageKey(), bytes: data.length, width, height, createdAt: now })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
}

/** Marks a reserved image as deleted, whose upload failed. */
export async function discardReservation({ trx, now }: WriteContext, imageId: number): Promise<void> {
  await trx
    .updateTable("images")
    .set({ deletedAt: now })
    .where("id", "=", imageId)
    .where("usageKind", "is", null)
    .execute();
}

/**
 * Ends the upload of a reserved image, whose file is stored. Beyond the newest of the uploader's unused images the others are marked as
 * deleted; call `sweepImagesAfterCommit` afterwards. @throws ApiError TOKEN_REVOKED; UNAVAILABLE when it was among those meanwhile.
 */
export async function addImage(
  ctx: WriteContext,
  { uploader, imageId: id, image }: { uploader: Uploader; imageId: number; image: EncodedImage },
): Promise<UploadedImage> {
  const { trx } = ctx;
  await lockAuthenticatedMember(ctx, uploader.id);
  const added = await trx
    .selectFrom("images")
    .select("key")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (added === undefined) throw new ApiError("UNAVAILABLE");
  await markUnusedBeyondLimit(ctx, uploader.id);
  if (uploader.isOperator) {
    const { data, width, height } = image;
    const after = { bytes: data.length, width, height };
    await audit({ ...ctx, actorId: uploader.id }, { action: "IMAGE_UPLOAD", target: { kind: "IMAGE", id }, after });
  }
  return { id, url: imageUrl(added.key) };
}

async function markUnusedBeyondLimit({ trx, now }: WriteContext, ownerId: number): Promise<void> {
  await trx
    .updateTable("images")
    .set({ deletedAt: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("images")
        .select("id")
        .where("ownerId", "=", ownerId)
        .where("usageKind", "is", null)
        .where("deletedAt", "is", null)
        .orderBy("id", "desc")
        .offset(UNUSED_IMAGES_MAX),
    )
    // A concurrent transaction may have used one of them since.
    .where("usageKind", "is", null)
    .execute();
}

/** Assigns an unused image of the uploader to its use. @throws ApiError IMAGE_NOT_USABLE. */
export async function claimImage(
  ctx: TrxContext,
  { imageId, ownerId, usage }: { imageId: number; ownerId: number; usage: { kind: ImageUsageKind; id: number } },
): Promise<void> {
  const { trx } = ctx;
  const claimed = await trx
    .updateTable("images")
    .set({ usageKind: usage.kind, usageId: usage.id })
    .where("id", "=", imageId)
    .where("ownerId", "=", ownerId)
    .where("usageKind", "is", null)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw new ApiError("IMAGE_NOT_USABLE");
}

/** Marks an image as deleted; `sweepImagesAfterCommit` removes the file. */
export async function markImageDeleted(ctx: WriteContext, imageId: number): Promise<void> {
  const { trx, now } = ctx;
  await trx.updateTable("images").set({ deletedAt: now }).where("id", "=", imageId).execute();
}

/** Deletes an unused image of the uploader; call `sweepImagesAfterCommit` afterwards. @throws ApiError IMAGE_NOT_FOUND, IMAGE_IN_USE. */
export async function deleteOwnImage(
  ctx: WriteContext,
  { uploader, imageId }: { uploader: Uploader; imageId: number },
): Promise<void> {
  const image = await ctx.trx
    .selectFrom("images")
    .select(["usageKind", "bytes", "width", "height"])
    .where("id", "=", imageId)
    .where("ownerId", "=", uploader.id)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!image) throw new ApiError("IMAGE_NOT_FOUND");
  const { usageKind, ...before } = image;
  if (usageKind !== null) throw new ApiError("IMAGE_IN_USE");
  await markImageDeleted(ctx, imageId);
  if (!uploader.isOperator) return;
  const target = { kind: "IMAGE", id: imageId } as const;
  await audit({ ...ctx, actorId: uploader.id }, { action: "IMAGE_DELETE", target, before });
}

type SweepDeps = Pick<Deps, "db" | "clock" | "storage" | "log">;

/** The sweep of each storage that requests ask for. */
const sweeps = new WeakMap<Storage, () => Promise<undefined>>();

/** One runs at a time, and those that are asked for meanwhile are one after it: a slow storage would have a loop of each request. */
function createSweep(deps: SweepDeps): () => Promise<undefined> {
  const load = batch<true, undefined>(async (requests) => {
    // Its statements aren't those of the request that began it.
    const sweeping = withTimeBudget(SWEEP_STATEMENTS_MS_MAX, () => sweepImages(deps));
    await sweeping.catch((error: unknown) => deps.log.error({ err: error }, "Images could not be removed"));
    return requests.map(() => undefined);
  }, 1);
  const sweep = () => load(true);
  sweeps.set(deps.storage, sweep);
  return sweep;
}

/**
 * Sweeps after a request's change is committed. The request succeeds even if files can't be removed, and doesn't wait for a slow
 * storage: failures are logged, and the job retries.
 */
export async function sweepImagesAfterCommit(deps: SweepDeps): Promise<void> {
  const sweep = sweeps.get(deps.storage) ?? createSweep(deps);
  await Promise.race([sweep(), sleep(SWEEP_WAIT_MS_MAX, undefined, { ref: false })]);
}

/**
 * Removes the files and rows of deleted images, and of those unused for a day. The file is removed before the row, so that no
 * file is orphaned, and a row whose file may be stored only now stays for the next sweep. Ends at the first outage of the storage or
 * the database, or when `stopping` is aborted. @returns whether more may be due. @throws AggregateError when some files could not be removed.
 */
export async function sweepImages(
  deps: Pick<Deps, "db" | "clock" | "storage">,
  stopping?: AbortSignal,
): Promise<boolean> {
  const now = deps.clock.now();
  const unusedCutoff = addMs(now, -UNUSED_IMAGE_MS);
  const storedCutoff = addMs(now, -STORING_MS_MAX);
  const due = deps.db
    .selectFrom("images")
    .select("id")
    .where((eb) =>
      eb.or([eb("deletedAt", "<=", now), eb.and([eb("usageKind", "is", null), eb("createdAt", "<", unusedCutoff)])]),
    )
    .limit(SWEEP_BATCH)
    .forUpdate()
    .skipLocked();
  const expired = await deps.db
    .updateTable("images")
    .set({ deletedAt: now })
    .where("id", "=", anyIdOf(due))
    .returning(["id", "key", "createdAt"])
    .execute();
  const failures: unknown[] = [];
  let removed = 0;
  for (const image of expired) {
    if (stopping?.aborted) break;
    try {
      await deps.storage.remove(image.key);
      if (image.createdAt > storedCutoff) continue;
      await deps.db.deleteFrom("images").where("id", "=", image.id).execute();
      removed += 1;
    } catch (error) {
      failures.push(error);
      if (isUnavailable(error)) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} images could not be removed`);
  return removed === SWEEP_BATCH;
}
