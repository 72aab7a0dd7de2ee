/** Signing in and up through Kakao (D11). */
import { MINUTE_MS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { KakaoProfile } from "../../adapters/kakao-login/kakao-login.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashToken, randomToken } from "../../lib/secrets.ts";
import { addMs } from "../../lib/time.ts";
import { normalizeName } from "./names.ts";
import type { Tokens } from "./sessions.ts";
import { openSession } from "./sessions.ts";
import { createMember, requireAgreements } from "./signup.ts";
import type { AccountContext } from "./context.ts";
import type { WriteContext } from "../shared/context.ts";

type Schemas = components["schemas"];

/** As long as a proof of a phone: time to choose a nickname and read the terms. */
const TICKET_MS = 10 * MINUTE_MS;

/** Kakao's nickname, cut to the length of ours by code points; empty when nothing of it shows. */
function suggestName(nickname: string): string {
  const cut = Array.from(nickname.normalize("NFC").trim()).slice(0, limits.Name.maxLength).join("").trim();
  return /[^\s\p{Cc}\p{Cf}]/u.test(cut) ? cut : "";
}

/** A ticket to finish the sign-up with; only its hash is stored. */
async function issueTicket(
  ctx: WriteContext,
  { providerId, nickname }: KakaoProfile,
): Promise<Schemas["KakaoNotRegistered"]> {
  const { trx, now } = ctx;
  const ticket = randomToken();
  const suggestedName = suggestName(nickname);
  await trx
    .insertInto("socialTickets")
    .values({
      hash: hashToken(ticket),
      provider: "KAKAO",
      providerId,
      suggestedName,
      createdAt: now,
      expiresAt: addMs(now, TICKET_MS),
    })
    .execute();
  return { registered: false, ticket, suggestedName };
}

/**
 * Logs a known account in, also a banned one, whose member may read why nothing works; anybody else gets a ticket. The
 * profile comes from Kakao, which the caller asked before the transaction.
 */
export async function loginWithProfile(
  ctx: AccountContext,
  { profile, fcmToken }: { profile: KakaoProfile; fcmToken: string | null | undefined },
): Promise<Schemas["KakaoResponse"]> {
  const member = await ctx.trx
    .selectFrom("members")
    .select(["id", "role"])
    .where("provider", "=", "KAKAO")
    .where("providerId", "=", profile.providerId)
    .where("status", "<>", "WITHDRAWN")
    // A withdrawal under way ends all sessions: this one must not come between.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) return issueTicket(ctx, profile);
  return { registered: true as const, ...(await openSession(ctx, { member, fcmToken })) };
}

/** Uses a ticket up and returns whose it is. @throws ApiError SOCIAL_CODE_INVALID. */
async function useTicket(ctx: WriteContext, ticket: string): Promise<string> {
  const { trx, now } = ctx;
  const used = await trx
    .updateTable("socialTickets")
    .set({ usedAt: now })
    .where("hash", "=", hashToken(ticket))
    .where("provider", "=", "KAKAO")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("providerId")
    .executeTakeFirst();
  if (used === undefined) throw new ApiError("SOCIAL_CODE_INVALID");
  return used.providerId;
}

/**
 * Signs a Kakao account up and in; its phone is verified next. A refusal leaves the ticket usable.
 * @throws ApiError SOCIAL_CODE_INVALID, AGREEMENT_REQUIRED, NAME_TAKEN, SOCIAL_ACCOUNT_TAKEN.
 */
export async function completeKakao(ctx: AccountContext, request: Schemas["KakaoCompleteRequest"]): Promise<Tokens> {
  requireAgreements(request.agreements);
  const name = normalizeName(request.name);
  const providerId = await useTicket(ctx, request.ticket);
  const id = await createMember(ctx, {
    name,
    phone: null,
    passwordHash: null,
    provider: "KAKAO",
    providerId,
    status: "PHONE_V_REQUIRED",
    agreements: request.agreements,
  });
  return openSession(ctx, { member: { id, role: "ROLE_USER" }, fcmToken: request.fcmToken });
}
