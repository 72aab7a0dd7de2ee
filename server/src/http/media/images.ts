import type { FastifyInstance } from "fastify";
import { IMAGE_CACHE_CONTROL, isStorageKey } from "../../adapters/storage/storage.ts";
import type { Handlers } from "../../contract/types.ts";
import type { Actor } from "../../domain/accounts/actor.ts";
import type { Deps } from "../../deps.ts";
import {
  addImage,
  deleteOwnImage,
  discardReservation,
  reserveImage,
  type Uploader,
} from "../../domain/media/images.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";

function uploaderOf({ memberId, role }: Actor): Uploader {
  return { id: memberId, isOperator: role === "ROLE_ADMIN" };
}

export function imageHandlers(deps: Deps) {
  const { write } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    uploadImage: async ({ actor, file }) => {
      // Outside of the transaction, because it takes long.
      const image = await deps.imageEncoder.encode((await file()).data);
      const uploader = uploaderOf(actor);
      // The row first: by it the sweep finds a file that was stored although its upload failed.
      const { id, key } = await write(actor, (ctx) => reserveImage(ctx, { uploader, image }));
      try {
        await deps.storage.put(key, image.data);
        return await writeAndSweepImages(actor, (ctx) => addImage(ctx, { uploader, imageId: id, image }));
      } catch (error) {
        // If this fails, too, the file is deleted as that of an unused image.
        await write(actor, (ctx) => discardReservation(ctx, id)).catch((discardError: unknown) =>
          deps.log.warn({ err: discardError }, "An image that wasn't uploaded could not be marked as deleted"),
        );
        throw error;
      }
    },
    deleteImage: ({ actor, params }) =>
      writeAndSweepImages(actor, (ctx) => deleteOwnImage(ctx, { uploader: uploaderOf(actor), imageId: params.id })),
  } satisfies Handlers;
}

/**
 * Serves stored images, or redirects to them when the storage has a public URL. A key is never reused for another image.
 */
export function serveImages(app: FastifyInstance, deps: Pick<Deps, "storage">): void {
  app.get<{ Params: { key: string } }>("/images/:key", async (request, reply) => {
    const { key } = request.params;
    if (isStorageKey(key) && deps.storage.publicUrl) {
      return reply
        .headers({ "cache-control": IMAGE_CACHE_CONTROL, "cross-origin-resource-policy": "cross-origin" })
        .redirect(deps.storage.publicUrl(key), 301);
    }
    const data = isStorageKey(key) ? await deps.storage.get(key) : null;
    if (!data) throw new ApiError("IMAGE_NOT_FOUND");
    return reply
      .type("image/webp")
      .headers({
        "cache-control": IMAGE_CACHE_CONTROL,
        "x-content-type-options": "nosniff",
        // Apps on other origins show these images; only the random keys keep them private.
        "cross-origin-resource-policy": "cross-origin",
      })
      .send(data);
  });
}
