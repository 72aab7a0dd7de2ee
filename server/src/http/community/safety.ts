import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { blockMember, listBlocks, unblockMember } from "../../domain/community/blocks.ts";
import { readProfile } from "../../domain/community/profiles.ts";
import { reportOnMeeting, reportOutOfMeeting } from "../../domain/community/reports.ts";
import { createWriter } from "../writer.ts";

/** Profiles, blocks and reports: what members see of each other, and do about it. */
export function safetyHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db, clock } = deps;
  const { write, writeOnce } = createWriter(deps);
  return {
    blockMember: async ({ actor, body: { blockedId } }) => {
      await write(actor, (ctx) => blockMember(ctx, { blockerId: actor.memberId, blockedId }));
      return { id: blockedId };
    },
    getMemberProfile: ({ actor, params: { id } }) =>
      readProfile(db, { memberId: id, viewerId: actor.memberId, now: clock.now() }),
    listBlocks: ({ actor }) => listBlocks(db, actor.memberId),
    unblockMember: ({ actor, body: { blockedId } }) => unblockMember(db, { blockerId: actor.memberId, blockedId }),
    reportOnMeeting: (request) =>
      writeOnce("reportOnMeeting", request, async (ctx) => ({
        id: await reportOnMeeting(ctx, { reporterId: request.actor.memberId, body: request.body }),
      })),
    reportOutOfMeeting: (request) =>
      writeOnce("reportOutOfMeeting", request, async (ctx) => ({
        id: await reportOutOfMeeting(ctx, { reporterId: request.actor.memberId, body: request.body }),
      })),
  } satisfies Handlers;
}
