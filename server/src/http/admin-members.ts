import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import {
  deleteMember,
  listMembers,
  readMember,
  readMemberImageUrl,
  resetMemberPassword,
  setMemberPoint,
  setMemberStatus,
} from "../domain/admin-members.ts";
import { sweepAfterCommit } from "../domain/images.ts";
import { translateTaken } from "../domain/signup.ts";
import { hashPassword } from "../lib/password.ts";
import { operatorWrites } from "./admin-write.ts";

/** Members, for operators. */
export function adminMemberHandlers(deps: Pick<Deps, "db" | "clock" | "keys" | "storage" | "log">) {
  const { db } = deps;
  const { write } = operatorWrites(deps);
  return {
    listAdminMembers: ({ query }) => listMembers(db).page(query),
    searchAdminMembers: ({ query }) => listMembers(db, { field: query.field, term: query.q }).page(query),
    getAdminMember: ({ params }) => readMember(db, params.id),
    getAdminMemberImageUrl: async ({ params }) => ({ imageUrl: await readMemberImageUrl(db, params.id) }),
    resetAdminMemberPassword: async ({ actor, params, body }) => {
      const passwordHash = await hashPassword(body.newPassword);
      await write(actor, (trx, by) => resetMemberPassword(trx, { memberId: params.id, passwordHash }, by));
    },
    // A status that frees the nickname cannot always be taken back: somebody else may have it by then.
    setAdminMemberStatus: ({ actor, params, body }) =>
      translateTaken(() =>
        write(actor, (trx, by) => setMemberStatus(trx, { memberId: params.id, status: body.status }, by)),
      ),
    setAdminMemberPoint: ({ actor, params, body }) =>
      write(actor, (trx, by) => setMemberPoint(trx, { memberId: params.id, point: body.point }, by)),
    deleteAdminMember: async ({ actor, params }) => {
      await write(actor, (trx, by) => deleteMember(trx, deps, params.id, by));
      await sweepAfterCommit(deps);
    },
  } satisfies Handlers;
}
