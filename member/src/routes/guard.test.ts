import { MemberStatusValues } from "@babchingu/openapi/enums";
import { describe, expect, it } from "vitest";
import { buildMember } from "../session/testing.ts";
import type { GuestReason, SessionState } from "../session/types.ts";
import { type GuardKind, judge } from "./guard.ts";
import { homeByStatus } from "./homes.ts";

const guest = (because: GuestReason = "none"): SessionState => ({ kind: "guest", because });
const member = (status: (typeof MemberStatusValues)[number]): SessionState => ({
  kind: "member",
  member: buildMember({ status }),
});
const redirect = (to: string, remember = false) => ({ do: "redirect", to, remember });

describe("judge", () => {
  it.each<GuardKind>(["guest", "active", "CREATED", "PHONE_V_REQUIRED", "BANNED"])(
    "waits on %s while loading",
    (kind) => {
      expect(judge(kind, { kind: "loading" }, "/x", null)).toEqual({ do: "wait" });
    },
  );

  it("lets everyone see what is for anyone, at once", () => {
    expect(judge("anyone", { kind: "loading" }, "/x", null)).toEqual({ do: "show" });
  });

  it("sends guests to the landing page and remembers what they wanted", () => {
    expect(judge("guest", guest(), "/login", null)).toEqual({ do: "show" });
    expect(judge("active", guest(), "/meetings/3", null)).toEqual(redirect("/", true));
    expect(judge("CREATED", guest(), "/welcome", null)).toEqual(redirect("/"));
  });

  it("sends those whose session ran out to the login, and remembers; not those who left", () => {
    expect(judge("active", guest("expired"), "/chat/3", null)).toEqual(redirect("/login", true));
    expect(judge("active", guest("signedOut"), "/settings", null)).toEqual(redirect("/"));
    expect(judge("active", guest("elsewhere"), "/settings", null)).toEqual(redirect("/login"));
  });

  it("sends nobody away because of a missing network", () => {
    expect(judge("active", guest("unreachable"), "/chat/3", null)).toEqual({ do: "offline" });
  });

  it.each([
    ["active", "ACTIVE"],
    ["CREATED", "CREATED"],
    ["PHONE_V_REQUIRED", "PHONE_V_REQUIRED"],
    ["BANNED", "BANNED"],
  ] as const)("shows %s routes to %s members only", (kind, status) => {
    for (const other of MemberStatusValues) {
      const verdict = judge(kind, member(other), "/somewhere", null);
      expect(verdict).toEqual(other === status ? { do: "show" } : redirect(homeByStatus[other]));
    }
  });

  it("takes a signed-in member from guest pages to what they wanted, or home", () => {
    expect(judge("guest", member("ACTIVE"), "/login", "/meetings/3")).toEqual(redirect("/meetings/3"));
    expect(judge("guest", member("ACTIVE"), "/login", null)).toEqual(redirect("/meetings"));
    expect(judge("guest", member("BANNED"), "/login", "/meetings/3")).toEqual(redirect("/banned"));
    expect(judge("CREATED", member("ACTIVE"), "/welcome", "/chat/3")).toEqual(redirect("/chat/3"));
  });

  it("ends for a withdrawn member, who has no home of their own", () => {
    expect(judge("guest", member("WITHDRAWN"), "/", null)).toEqual(redirect("/meetings"));
    expect(judge("active", member("WITHDRAWN"), "/meetings", null)).toEqual({ do: "show" });
  });
});
