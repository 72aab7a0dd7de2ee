import type { Handlers, OperationRequest } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { sweepImagesAfterCommit } from "../../domain/media/images.ts";
import {
  activate,
  changeImage,
  changePassword,
  readOwnMember,
  readPasswordHash,
  saveLocation,
  setVerifiedPhone,
} from "../../domain/accounts/members.ts";
import type { Attempt } from "../../domain/accounts/attempts.ts";
import { requireUncommonPassword } from "../../domain/accounts/common-passwords.ts";
import { changeName } from "../../domain/accounts/nickname.ts";
import { translateUniqueViolations } from "../../domain/accounts/signup.ts";
import { withdraw } from "../../domain/accounts/withdrawal.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword } from "../../lib/password.ts";
import { createAccountWriter } from "./account-writer.ts";
import { verifyPresentSecret } from "./verify-secret.ts";
import { redeemCodeFor, warnReplacedPhone } from "./verification.ts";

/** Verifies and hashes outside of the transaction. @throws ApiError CURRENT_PASSWORD_WRONG, SAME_PASSWORD, SOCIAL_HAS_NO_PASSWORD, TOO_MANY_REQUESTS. */
async function setPassword(deps: Deps, { actor, body, ip }: OperationRequest<"changeMemberPassword">): Promise<void> {
  const { memberId, sessionId } = actor;
  const { currentPassword, newPassword } = body;
  const attempt: Attempt = { scope: "PASSWORD", subject: memberId, address: ip };
  const currentHash = await readPasswordHash(deps.db, memberId);
  const isVerified = await verifyPresentSecret(deps, { attempt, hash: currentHash, secret: currentPassword });
  if (!isVerified) throw new ApiError("CURRENT_PASSWORD_WRONG");
  if (currentPassword === newPassword) throw new ApiError("SAME_PASSWORD");
  requireUncommonPassword(newPassword, "/newPassword");
  const passwordHash = await hashPassword(newPassword);
  const change = { memberId, sessionId, currentHash, passwordHash };
  await createAccountWriter(deps).write((ctx) => changePassword(ctx, change));
}

/** The authenticated member's own account. */
export function memberHandlers(deps: Deps) {
  const { db } = deps;
  const { write } = createAccountWriter(deps);

  async function setImage(memberId: number, imageId: number | null): Promise<void> {
    await write((ctx) => changeImage(ctx, { memberId, imageId }));
    await sweepImagesAfterCommit(deps);
  }

  return {
    getMe: ({ actor }) => readOwnMember(db, actor.memberId),
    activateMember: ({ actor }) => write((ctx) => activate(ctx, actor.memberId)),
    verifyReverificationCode: async ({ actor: { memberId, sessionId }, body: { phone, verificationCode } }) => {
      const attempt = { target: { phone, purpose: "REVERIFICATION" }, code: verificationCode } as const;
      const replaced = await translateUniqueViolations(() =>
        redeemCodeFor(deps, attempt, (ctx) => setVerifiedPhone(ctx, { memberId, sessionId, phone })),
      );
      if (replaced !== null) await warnReplacedPhone(deps, replaced);
    },
    changeMemberImage: ({ actor, body }) => setImage(actor.memberId, body.imageId),
    deleteMemberImage: ({ actor }) => setImage(actor.memberId, null),
    changeMemberName: ({ actor, body }) =>
      translateUniqueViolations(() => write((ctx) => changeName(ctx, { memberId: actor.memberId, name: body.name }))),
    changeMemberPassword: (request) => setPassword(deps, request),
    withdrawMember: async ({ actor }) => {
      await write((ctx) => withdraw(ctx, actor.memberId));
      await sweepImagesAfterCommit(deps);
    },
    setMemberLocation: ({ actor, body }) =>
      write((ctx) => saveLocation(ctx, { memberId: actor.memberId, location: body })),
  } satisfies Handlers;
}
