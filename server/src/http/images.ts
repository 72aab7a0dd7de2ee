import type { FastifyInstance } from "fastify";
import { isStorageKey } from "../adapters/storage.ts";
import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { deleteOwnImage, storeImage } from "../domain/images.ts";
import { ApiError } from "../lib/api-error.ts";

export function imageHandlers(deps: Deps) {
  return {
    uploadImage: async ({ actor, file }) => storeImage(deps, actor.memberId, (await file()).data),
    deleteImage: ({ actor, params }) => deleteOwnImage(deps, actor.memberId, params.id),
  } satisfies Handlers;
}

/** Serves stored pictures. A key is never used for another picture, so browsers may keep it for a year. */
export function serveImages(app: FastifyInstance, deps: Pick<Deps, "storage">): void {
  app.get<{ Params: { key: string } }>("/images/:key", async (request, reply) => {
    const { key } = request.params;
    const data = isStorageKey(key) ? await deps.storage.get(key) : null;
    if (!data) throw new ApiError("E404-5");
    return reply
      .type("image/webp")
      .headers({ "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" })
      .send(data);
  });
}
