import type { WebPushSender } from "../../adapters/web-push/web-push.ts";
import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { readSettings, saveSettings } from "../../domain/notifications/settings.ts";
import {
  deleteWebSubscription,
  saveWebSubscription,
  validateSubscription,
} from "../../domain/notifications/web-subscriptions.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createWriter } from "../writer.ts";

/** Push messages to browsers, and which kinds a member wants. */
export function pushHandlers(deps: Pick<Deps, "db" | "clock" | "webPush">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  const requireWebPush = (): WebPushSender => {
    if (deps.webPush === null) throw new ApiError("NOT_IMPLEMENTED");
    return deps.webPush;
  };
  return {
    getWebPushKey: async () => ({ key: requireWebPush().publicKey }),
    saveWebSubscription: async ({ actor, body }) => {
      const webPush = requireWebPush();
      validateSubscription(body, (endpoint) => webPush.isAllowed(endpoint));
      await write(actor, (ctx) => saveWebSubscription(ctx, { sessionId: actor.sessionId, subscription: body }));
    },
    deleteWebSubscription: ({ actor, body }) => deleteWebSubscription(db, actor.memberId, body.endpoint),
    getNotificationSettings: ({ actor }) => readSettings(db, actor.memberId),
    setNotificationSettings: ({ actor, body }) =>
      write(actor, (ctx) => saveSettings(ctx, { memberId: actor.memberId, settings: body })),
  } satisfies Handlers;
}
