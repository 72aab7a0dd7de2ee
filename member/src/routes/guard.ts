import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { GuestReason, SessionState } from "../session/types.ts";
import { homeByStatus } from "./homes.ts";
import { paths } from "./paths.ts";

/**
 * Who may see a route: only guests, only members with that status, active members, or everyone.
 * The rules are those of member-app §2, "Route guard".
 */
export type GuardKind =
  | "guest"
  | "active"
  | "anyone"
  | Extract<MemberStatusValue, "CREATED" | "PHONE_V_REQUIRED" | "BANNED">;

/** What a guard does with a visitor. */
export type Verdict =
  | { do: "show" }
  | { do: "wait" }
  | { do: "offline" }
  | { do: "redirect"; to: string; remember: boolean };

const SHOW: Verdict = { do: "show" };

function guestVerdict(kind: GuardKind, because: GuestReason): Verdict {
  // There are tokens: sending a member to the landing page because of a tunnel would be wrong.
  if (because === "unreachable") return { do: "offline" };
  if (kind === "guest") return SHOW;
  const to = because === "expired" || because === "elsewhere" ? paths.login : paths.landing;
  // Whoever left on purpose shouldn't leave a trail for the next person on this phone.
  const remember = kind === "active" && (because === "none" || because === "expired");
  return { do: "redirect", to, remember };
}

function memberVerdict(kind: GuardKind, status: MemberStatusValue, here: string, wanted: string | null): Verdict {
  const needed = kind === "active" ? "ACTIVE" : kind;
  if (needed === status) return SHOW;
  const home = homeByStatus[status];
  const to = status === "ACTIVE" && wanted !== null ? wanted : home;
  // WITHDRAWN falls to a page that wants ACTIVE: sending them there again would never end.
  return to === here ? SHOW : { do: "redirect", to, remember: false };
}

/**
 * Decides on a visit.
 * @param here the path of the route that is guarded, without the base
 * @param wanted the page that a signed-out person asked for before, or null
 */
export function judge(kind: GuardKind, session: SessionState, here: string, wanted: string | null): Verdict {
  if (kind === "anyone") return SHOW;
  if (session.kind === "loading") return { do: "wait" };
  if (session.kind === "guest") return guestVerdict(kind, session.because);
  return memberVerdict(kind, session.member.status, here, wanted);
}
