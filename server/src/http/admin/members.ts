import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import {
  deleteMember,
  listMembers,
  readMember,
  readMemberImageUrl,
  resetMemberPassword,
  setMemberPoint,
  setMemberStatus,
} from "../../domain/admin/members.ts";
import { translateUniqueViolations } from "../../domain/accounts/signup.ts";
import { hashPassword } from "../../lib/password.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";

export function adminMemberHandlers(deps: Pick<Deps, "db" | "clock" | "keys" | "storage" | "log">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    listAdminMembers: ({ query }) => listMembers(db).page(query),
    searchAdminMembers: ({ query }) => listMembers(db, { field: query.field, term: query.q }).page(query),
    getAdminMember: ({ params }) => readMember(db, params.id),
    getAdminMemberImageUrl: async ({ params }) => ({ imageUrl: await readMemberImageUrl(db, params.id) }),
    resetAdminMemberPassword: async ({ actor, params, body }) => {
      const passwordHash = await hashPassword(body.newPassword);
      await write(actor, (ctx) => resetMemberPassword(ctx, { memberId: params.id, passwordHash }));
    },
    // Leaving WITHDRAWN may fail with NAME_TAKEN: the nickname was free meanwhile.
    setAdminMemberStatus: ({ actor, params, body }) =>
      translateUniqueViolations(() =>
        write(actor, (ctx) => setMemberStatus(ctx, { memberId: params.id, status: body.status })),
      ),
    setAdminMemberPoint: ({ actor, params, body }) =>
      write(actor, (ctx) => setMemberPoint(ctx, { memberId: params.id, point: body.point })),
    deleteAdminMember: ({ actor, params }) =>
      writeAndSweepImages(actor, (ctx) => deleteMember({ ...ctx, keys: deps.keys }, params.id)),
  } satisfies Handlers;
}
