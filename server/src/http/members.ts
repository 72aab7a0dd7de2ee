import type { Handlers } from "../contract/types.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { sweepAfterCommit } from "../domain/images.ts";
import {
  activate,
  changeImage,
  changeName,
  changePassword,
  readOwnMember,
  reverifyPhone,
  saveLocation,
} from "../domain/members.ts";
import { withdraw } from "../domain/withdrawal.ts";

export function memberHandlers(deps: Deps) {
  return {
    getMe: ({ actor }) => readOwnMember(deps, actor.memberId),
    activateMember: ({ actor }) => activate(deps, actor.memberId),
    verifyReverificationCode: ({ actor, body }) => reverifyPhone(deps, actor.memberId, body),
    changeMemberImage: ({ actor, body }) => changeImage(deps, actor.memberId, body.imageId),
    deleteMemberImage: ({ actor }) => changeImage(deps, actor.memberId, null),
    changeMemberName: ({ actor, body }) => changeName(deps, actor.memberId, body.name),
    changeMemberPassword: ({ actor, body }) => changePassword(deps, actor, body),
    withdrawMember: async ({ actor }) => {
      await transact(deps.db, (trx) => withdraw(trx, deps, actor.memberId));
      await sweepAfterCommit(deps);
    },
    setMemberLocation: ({ actor, body }) => saveLocation(deps, actor.memberId, body),
  } satisfies Handlers;
}
