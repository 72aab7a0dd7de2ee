import { isRefusal } from "@babchingu/openapi";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { GuestReason, SessionState } from "../session/types.ts";
import { homeByStatus } from "./homes.ts";
import { paths } from "../paths.ts";

/**
 * Who may see a route: only guests, only members with that status, active members, or everyone.
 * The rules are those of member §2, "Route guard".
 */
export type GuardKind =
  | "guest"
  | "active"
  | "anyone"
  | Extract<MemberStatusValue, "CREATED" | "PHONE_V_REQUIRED" | "BANNED">;

export type GuardResult =
  | { action: "show" }
  | { action: "wait" }
  | { action: "offline" }
  /** `remember`: the guard saves the page as the return path. */
  | { action: "redirect"; to: string; remember: boolean };

const SHOW: GuardResult = { action: "show" };

function resolveForGuest(kind: GuardKind, reason: GuestReason): GuardResult {
  // There are tokens: a member without a network must not be sent to the landing page.
  if (reason === "unreachable") return { action: "offline" };
  if (kind === "guest") return SHOW;
  const to = isRefusal(reason) || reason === "otherTabSignedOut" ? paths.login : paths.landing;
  // After a sign-out the page isn't kept for the next person on this phone.
  const remember = kind === "active" && (reason === "none" || isRefusal(reason));
  return { action: "redirect", to, remember };
}

function resolveForMember(
  kind: GuardKind,
  status: MemberStatusValue,
  path: string,
  returnPath: string | null,
): GuardResult {
  const requiredStatus = kind === "active" ? "ACTIVE" : kind;
  if (requiredStatus === status) return SHOW;
  const home = homeByStatus[status];
  const to = status === "ACTIVE" ? (returnPath ?? home) : home;
  // WITHDRAWN is redirected to a page that requires ACTIVE; redirecting there again would never end.
  // In the middle of the sign-up a shared address is kept until its end (D55).
  return to === path ? SHOW : { action: "redirect", to, remember: kind === "active" };
}

/**
 * Decides what happens on a visit.
 * @param path the path of the route that is guarded, without the base
 * @param returnPath the page to return to after the sign-in, or null
 */
export function resolveGuard(
  kind: GuardKind,
  session: SessionState,
  path: string,
  returnPath: string | null,
): GuardResult {
  if (kind === "anyone") return SHOW;
  if (session.kind === "loading") return { action: "wait" };
  if (session.kind === "guest") return resolveForGuest(kind, session.reason);
  return resolveForMember(kind, session.member.status, path, returnPath);
}
