import type { FastifyInstance } from "fastify";
import { isStorageKey } from "../adapters/storage.ts";
import type { Actor, Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { deleteOwnImage, storeImage } from "../domain/images.ts";
import type { Uploader } from "../domain/images.ts";
import { ApiError } from "../lib/api-error.ts";

function uploaderOf({ memberId, role }: Actor): Uploader {
  return { id: memberId, isOperator: role === "ROLE_ADMIN" };
}

export function imageHandlers(deps: Deps) {
  return {
    uploadImage: async ({ actor, file }) => storeImage(deps, uploaderOf(actor), (await file()).data),
    deleteImage: ({ actor, params }) => deleteOwnImage(deps, uploaderOf(actor), params.id),
  } satisfies Handlers;
}

const FOR_A_YEAR = "public, max-age=31536000, immutable";

/**
 * Serves stored pictures, or says where they are when the storage can be read from outside. A key is never used for
 * another picture, so browsers may keep either for a year.
 */
export function serveImages(app: FastifyInstance, deps: Pick<Deps, "storage">): void {
  app.get<{ Params: { key: string } }>("/images/:key", async (request, reply) => {
    const { key } = request.params;
    if (isStorageKey(key) && deps.storage.publicUrl) {
      return reply
        .headers({ "cache-control": FOR_A_YEAR, "cross-origin-resource-policy": "cross-origin" })
        .redirect(deps.storage.publicUrl(key), 301);
    }
    const data = isStorageKey(key) ? await deps.storage.get(key) : null;
    if (!data) throw new ApiError("E404-5");
    return reply
      .type("image/webp")
      .headers({
        "cache-control": FOR_A_YEAR,
        "x-content-type-options": "nosniff",
        // Apps on other origins show these pictures; their random keys are what keeps them from strangers.
        "cross-origin-resource-policy": "cross-origin",
      })
      .send(data);
  });
}
