import type { FastifyInstance } from "fastify";
import { IMAGE_CACHE_CONTROL, isStorageKey } from "../../adapters/storage/storage.ts";
import type { Handlers } from "../../contract/types.ts";
import type { Actor } from "../../domain/accounts/actor.ts";
import type { Deps } from "../../deps.ts";
import { addImage, deleteOwnImage, newImageKey, type Uploader } from "../../domain/media/images.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createImageSweepingWriter } from "../writer.ts";

function uploaderOf({ memberId, role }: Actor): Uploader {
  return { id: memberId, isOperator: role === "ROLE_ADMIN" };
}

export function imageHandlers(deps: Deps) {
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    uploadImage: async ({ actor, file }) => {
      // Outside of the transaction, because it takes long.
      const image = await deps.imageEncoder.encode((await file()).data);
      const key = newImageKey();
      // The file first: a row must never refer to a missing file.
      await deps.storage.put(key, image.data);
      return writeAndSweepImages(actor, (ctx) => addImage(ctx, { uploader: uploaderOf(actor), key, image }));
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
