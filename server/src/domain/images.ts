/** Pictures: made anew from what was uploaded, owned by the uploader until they are used. */
import { randomBytes } from "node:crypto";
import type { components } from "@babchingu/openapi/types";
import sharp from "sharp";
import type { ImageUsageKind } from "../db/schema.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { DAY_MS, later } from "../lib/time.ts";
import { audit } from "./audit.ts";

type UploadedImage = components["schemas"]["UploadedImage"];

const SIDE_MAX_PX = 1600;
/** A phone's largest pictures have 50 million pixels; more is refused before it is decoded. */
const PIXELS_MAX = 64_000_000;
const WEBP_QUALITY = 80;
const UNUSED_MS = DAY_MS;
const KEY_BYTES = 16;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const SWEEP_BATCH = 100;

/** The path under which a picture is served; null without one. */
export function imageUrl(key: string): string;
export function imageUrl(key: string | null | undefined): string | null;
export function imageUrl(key: string | null | undefined): string | null {
  return key == null ? null : `/images/${key}`;
}

/** Whether the bytes begin like one of the formats taken: the file's name and declared type prove nothing. */
function looksLikePicture(data: Buffer): boolean {
  const ascii = data.toString("latin1", 0, 16);
  return (
    ascii.startsWith("\u00FF\u00D8\u00FF") ||
    ascii.startsWith("\u0089PNG\r\n\u001A\n") ||
    /^GIF8[79]a/.test(ascii) ||
    /^RIFF.{4}WEBP/s.test(ascii) ||
    /^.{4}ftyp(avif|avis)/s.test(ascii)
  );
}

/** Re-encodes a picture as WebP of at most 1600 px, upright and without metadata. Throws E415-2 and E400-10. */
async function normalizePicture(data: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  if (!looksLikePicture(data)) throw new ApiError("E415-2");
  try {
    const picture = sharp(data, { limitInputPixels: PIXELS_MAX, failOn: "error" });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new ApiError("E415-2");
    const result = await picture
      .autoOrient()
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: "inside", withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data: result.data, width: result.info.width, height: result.info.height };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("E400-10");
  }
}

/** Who uploads or deletes a picture; what operators do is written down (D18). */
export interface Uploader {
  id: number;
  isOperator: boolean;
}

/** Stores an uploaded picture. Throws E400-10 and E415-2. */
export async function storeImage(
  deps: Pick<Deps, "db" | "clock" | "storage">,
  uploader: Uploader,
  data: Buffer,
): Promise<UploadedImage> {
  const { data: webp, width, height } = await normalizePicture(data);
  const key = `${randomBytes(KEY_BYTES).toString("hex")}.webp`;
  await deps.storage.put(key, webp);
  const now = deps.clock.now();
  const id = await transact(deps.db, async (trx) => {
    const stored = await trx
      .insertInto("images")
      .values({ ownerId: uploader.id, key, bytes: webp.length, width, height, createdAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (uploader.isOperator) {
      const target = { kind: "IMAGE", id: stored.id } as const;
      const after = { bytes: webp.length, width, height };
      await audit(trx, { actorId: uploader.id, action: "IMAGE_UPLOAD", target, after, now });
    }
    return stored.id;
  });
  return { id, url: imageUrl(key) };
}

/** Takes an unused picture of its uploader into use. Throws E400-15. */
export async function claimImage(
  trx: Trx,
  { imageId, ownerId, usage }: { imageId: number; ownerId: number; usage: { kind: ImageUsageKind; id: number } },
): Promise<void> {
  const claimed = await trx
    .updateTable("images")
    .set({ usageKind: usage.kind, usageId: usage.id })
    .where("id", "=", imageId)
    .where("ownerId", "=", ownerId)
    .where("usageKind", "is", null)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw new ApiError("E400-15");
}

/** Marks a picture as deleted; `sweepAfterCommit` removes the file. */
export async function releaseImage(trx: Trx, now: Date, imageId: number): Promise<void> {
  await trx.updateTable("images").set({ deletedAt: now }).where("id", "=", imageId).execute();
}

/** Deletes an unused picture of its uploader. Throws E404-5 and E409-24. */
export async function deleteOwnImage(
  deps: Pick<Deps, "db" | "clock" | "storage" | "log">,
  uploader: Uploader,
  imageId: number,
): Promise<void> {
  const now = deps.clock.now();
  await transact(deps.db, async (trx) => {
    const image = await trx
      .selectFrom("images")
      .select(["usageKind", "bytes", "width", "height"])
      .where("id", "=", imageId)
      .where("ownerId", "=", uploader.id)
      .where("deletedAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!image) throw new ApiError("E404-5");
    const { usageKind, ...before } = image;
    if (usageKind !== null) throw new ApiError("E409-24");
    await releaseImage(trx, now, imageId);
    if (!uploader.isOperator) return;
    const target = { kind: "IMAGE", id: imageId } as const;
    await audit(trx, { actorId: uploader.id, action: "IMAGE_DELETE", target, before, now });
  });
  await sweepAfterCommit(deps);
}

/**
 * Sweeps at the end of a request whose change is committed. That has succeeded whatever becomes of the files: what fails
 * is logged, and the job tries again.
 */
export async function sweepAfterCommit(deps: Pick<Deps, "db" | "clock" | "storage" | "log">): Promise<void> {
  await sweepImages(deps).catch((error: unknown) => deps.log.error({ err: error }, "Pictures could not be removed"));
}

/**
 * Removes the files and rows of deleted pictures, and of those unused for a day. The file goes first, so none is left over.
 * @throws AggregateError when some files could not be removed.
 */
export async function sweepImages(deps: Pick<Deps, "db" | "clock" | "storage">): Promise<void> {
  const unusedSince = later(deps.clock.now(), -UNUSED_MS);
  const doomed = await deps.db
    .updateTable("images")
    .set({ deletedAt: deps.clock.now() })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("images")
        .select("id")
        .where((or) =>
          or.or([
            or("deletedAt", "is not", null),
            or.and([or("usageKind", "is", null), or("createdAt", "<", unusedSince)]),
          ]),
        )
        .limit(SWEEP_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "key"])
    .execute();
  const failures: unknown[] = [];
  for (const image of doomed) {
    try {
      await deps.storage.remove(image.key);
      await deps.db.deleteFrom("images").where("id", "=", image.id).execute();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures could not be removed`);
}
