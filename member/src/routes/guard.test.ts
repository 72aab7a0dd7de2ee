import { MemberStatusValues } from "@babchingu/openapi/enums";
import { describe, expect, it } from "vitest";
import { buildMember } from "../testing/session.ts";
import type { GuestReason, SessionState } from "../session/types.ts";
import { type GuardKind, resolveGuard } from "./guard.ts";
import { homeByStatus } from "./homes.ts";

const guest = (reason: GuestReason = "none"): SessionState => ({ kind: "guest", reason });
const member = (status: (typeof MemberStatusValues)[number]): SessionState => ({
  kind: "member",
  member: buildMember({ status }),
});
const redirect = (to: string, remember = false) => ({ action: "redirect", to, remember });

describe("resolveGuard", () => {
  it.each<GuardKind>(["guest", "active", "CREATED", "PHONE_V_REQUIRED", "BANNED"])(
    "waits on a route for %s while the session is loading",
    (kind) => {
      expect(resolveGuard(kind, { kind: "loading" }, "/x", null)).toEqual({ action: "wait" });
    },
  );

  it("shows a route for anyone without waiting", () => {
    expect(resolveGuard("anyone", { kind: "loading" }, "/x", null)).toEqual({ action: "show" });
  });

  it("redirects guests to the landing page and remembers the page", () => {
    expect(resolveGuard("guest", guest(), "/login", null)).toEqual({ action: "show" });
    expect(resolveGuard("active", guest(), "/meetings/3", null)).toEqual(redirect("/", true));
    expect(resolveGuard("CREATED", guest(), "/welcome", null)).toEqual(redirect("/"));
  });

  it("redirects to the login and remembers the page when the server ended the session, but not after a sign-out", () => {
    for (const reason of ["expired", "revoked", "banned"] as const)
      expect(resolveGuard("active", guest(reason), "/chat/3", null)).toEqual(redirect("/login", true));
    expect(resolveGuard("active", guest("signedOut"), "/settings", null)).toEqual(redirect("/"));
    expect(resolveGuard("active", guest("otherTabSignedOut"), "/settings", null)).toEqual(redirect("/login"));
  });

  it("doesn't redirect without a network", () => {
    expect(resolveGuard("active", guest("unreachable"), "/chat/3", null)).toEqual({ action: "offline" });
  });

  it.each([
    ["active", "ACTIVE"],
    ["CREATED", "CREATED"],
    ["PHONE_V_REQUIRED", "PHONE_V_REQUIRED"],
    ["BANNED", "BANNED"],
  ] as const)(
    "shows routes for %s only to members with the status %s, and remembers only those for active ones",
    (kind, status) => {
      for (const other of MemberStatusValues) {
        const result = resolveGuard(kind, member(other), "/somewhere", null);
        const elsewhere = redirect(homeByStatus[other], kind === "active");
        expect(result).toEqual(other === status ? { action: "show" } : elsewhere);
      }
    },
  );

  it("redirects a signed-in member from guest pages to the remembered page, or home", () => {
    expect(resolveGuard("guest", member("ACTIVE"), "/login", "/meetings/3")).toEqual(redirect("/meetings/3"));
    expect(resolveGuard("guest", member("ACTIVE"), "/login", null)).toEqual(redirect("/meetings"));
    expect(resolveGuard("guest", member("BANNED"), "/login", "/meetings/3")).toEqual(redirect("/banned"));
    expect(resolveGuard("CREATED", member("ACTIVE"), "/welcome", "/chat/3")).toEqual(redirect("/chat/3"));
  });

  it("doesn't redirect endlessly for a withdrawn member, who has no home of their own", () => {
    expect(resolveGuard("guest", member("WITHDRAWN"), "/", null)).toEqual(redirect("/meetings"));
    expect(resolveGuard("active", member("WITHDRAWN"), "/meetings", null)).toEqual({ action: "show" });
  });
});
