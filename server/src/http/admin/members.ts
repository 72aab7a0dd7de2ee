import type { Handlers } from "../../contract/types.ts";
import { requireUncommonPassword } from "../../domain/accounts/common-passwords.ts";
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
import { forOperator, isMasked, maskMember, pageForOperator } from "../../domain/admin/masking.ts";
import { translateUniqueViolations } from "../../domain/accounts/signup.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword } from "../../lib/password.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";

export function adminMemberHandlers(deps: Pick<Deps, "db" | "clock" | "keys" | "storage" | "log">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    listAdminMembers: async ({ actor, query }) =>
      pageForOperator(actor, await listMembers(db, undefined, query).page(query), maskMember),
    searchAdminMembers: async ({ actor, query: { field, q: term, ...page } }) => {
      // Whoever sees only masked phones can't find one by guessing its digits.
      if (field === "phone" && isMasked(actor)) throw new ApiError("OPERATOR_ROLE_NOT_ALLOWED");
      return pageForOperator(actor, await listMembers(db, { field, term }).page(page), maskMember);
    },
    getAdminMember: async ({ actor, params }) => forOperator(actor, await readMember(db, params.id), maskMember),
    revealAdminMember: async ({ params }) => {
      const { phone, latitude, longitude } = await readMember(db, params.id);
      return { phone, latitude, longitude };
    },
    getAdminMemberImageUrl: async ({ params }) => ({ imageUrl: await readMemberImageUrl(db, params.id) }),
    resetAdminMemberPassword: async ({ actor, params, body }) => {
      requireUncommonPassword(body.newPassword, "/newPassword");
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
