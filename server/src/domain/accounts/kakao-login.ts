/** Login and sign-up through Kakao (D11). */
import { MINUTE_MS } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { KakaoProfile } from "../../adapters/kakao-login/kakao-login.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashToken, randomToken } from "../../lib/secrets.ts";
import { addMs } from "../../lib/time.ts";
import { normalizeName, suggestName } from "./names.ts";
import { openSession, type Tokens } from "./sessions.ts";
import { createMember, requireAgreements } from "./signup.ts";
import type { AccountContext } from "./context.ts";
import type { WriteContext } from "../shared/context.ts";

type Schemas = components["schemas"];

/** Time to choose a nickname and read the terms; the same as for a phone verification token. */
const TICKET_MS = 10 * MINUTE_MS;

/** Issues a ticket that completes the sign-up; only its hash is stored. */
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
 * Logs an existing account in (a banned member too, to see the ban notice); for an unknown profile it issues a sign-up ticket.
 * The caller fetched the profile from Kakao before the transaction.
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
    // Locked, so that a concurrent withdrawal, which revokes all sessions, also revokes this one.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) return issueTicket(ctx, profile);
  return { registered: true as const, ...(await openSession(ctx, { member, fcmToken })) };
}

/** Marks a ticket as used and returns its Kakao account id. @throws ApiError SOCIAL_CODE_INVALID. */
async function consumeTicket(ctx: WriteContext, ticket: string): Promise<string> {
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
 * Signs a Kakao account up and logs it in; the phone is verified next. After an error the ticket can be used again.
 * @throws ApiError SOCIAL_CODE_INVALID, AGREEMENT_REQUIRED, NAME_TAKEN, SOCIAL_ACCOUNT_TAKEN.
 */
export async function completeKakao(ctx: AccountContext, request: Schemas["KakaoCompleteRequest"]): Promise<Tokens> {
  requireAgreements(request.agreements);
  const name = normalizeName(request.name);
  const providerId = await consumeTicket(ctx, request.ticket);
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
