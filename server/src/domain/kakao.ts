/** Signing in and up through Kakao (D11). */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { KakaoProfile } from "../adapters/kakao-login.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hashToken, randomToken } from "../lib/secrets.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import { normalizeName } from "./names.ts";
import type { Tokens } from "./sessions.ts";
import { openSession } from "./sessions.ts";
import { createMember, requireAgreements, translateTaken } from "./signup.ts";

type Schemas = components["schemas"];
type KakaoDeps = Pick<Deps, "db" | "clock" | "keys">;

/** As long as a proof of a phone: time to choose a nickname and read the terms. */
const TICKET_MS = 10 * MINUTE_MS;

/** Kakao's nickname, cut to the length of ours by code points; empty when nothing of it shows. */
function suggestName(nickname: string): string {
  const cut = Array.from(nickname.normalize("NFC").trim()).slice(0, limits.Name.maxLength).join("").trim();
  return /[^\s\p{Cc}\p{Cf}]/u.test(cut) ? cut : "";
}

/** A ticket to finish the sign-up with; only its hash is stored. */
async function issueTicket(
  trx: Trx,
  { providerId, nickname }: KakaoProfile,
  now: Date,
): Promise<Schemas["KakaoNotRegistered"]> {
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
      expiresAt: later(now, TICKET_MS),
    })
    .execute();
  return { registered: false, ticket, suggestedName };
}

/**
 * Logs a known account in, also a banned one, which may read why nothing works; anybody else gets a ticket.
 * @throws ApiError E400-11 when Kakao refuses the code, E501-1 when Kakao is not set up, E502-1 when it fails.
 */
export async function loginKakao(
  deps: KakaoDeps & Pick<Deps, "kakao">,
  { code, redirectUri, fcmToken }: Schemas["KakaoRequest"],
): Promise<Schemas["KakaoResponse"]> {
  if (deps.kakao === null) throw new ApiError("E501-1");
  // Asked before the transaction begins: nothing slow inside one.
  const profile = await deps.kakao.exchange({ code, redirectUri });
  if (profile === null) throw new ApiError("E400-11");
  return transact(deps.db, async (trx) => {
    const member = await trx
      .selectFrom("members")
      .select(["id", "role"])
      .where("provider", "=", "KAKAO")
      .where("providerId", "=", profile.providerId)
      .where("status", "<>", "WITHDRAWN")
      // A withdrawal under way ends all sessions: this one must not come between.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (member === undefined) return issueTicket(trx, profile, deps.clock.now());
    return { registered: true as const, ...(await openSession(trx, deps, member, fcmToken ?? null)) };
  });
}

/** Uses a ticket up and returns whose it is. @throws ApiError E400-11. */
async function useTicket(trx: Trx, ticket: string, now: Date): Promise<string> {
  const used = await trx
    .updateTable("socialTickets")
    .set({ usedAt: now })
    .where("hash", "=", hashToken(ticket))
    .where("provider", "=", "KAKAO")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("providerId")
    .executeTakeFirst();
  if (used === undefined) throw new ApiError("E400-11");
  return used.providerId;
}

/**
 * Signs a Kakao account up and in; its phone is verified next. A refusal leaves the ticket usable.
 * @throws ApiError E400-11, E400-12, E409-2, E409-30.
 */
export async function completeKakao(deps: KakaoDeps, request: Schemas["KakaoCompleteRequest"]): Promise<Tokens> {
  requireAgreements(request.agreements);
  const name = normalizeName(request.name);
  return translateTaken(() =>
    transact(deps.db, async (trx) => {
      const providerId = await useTicket(trx, request.ticket, deps.clock.now());
      const id = await createMember(trx, deps, {
        name,
        phone: null,
        passwordHash: null,
        provider: "KAKAO",
        providerId,
        status: "PHONE_V_REQUIRED",
        agreements: request.agreements,
      });
      return openSession(trx, deps, { id, role: "ROLE_USER" }, request.fcmToken ?? null);
    }),
  );
}
