import type { SessionEnd } from "@babchingu/openapi";
import type { Member } from "@babchingu/openapi/types";

/** The person who uses the app, as `members/me` answers. */
export type SessionMember = Member;

/**
 * Why there is no member: never signed in, the tokens expired, signed out here or in another tab, or
 * there are tokens but no network to read the member. It decides where the guard redirects and whether their page is
 * remembered.
 */
export type GuestReason = "none" | "expired" | "signedOut" | "elsewhere" | "unreachable";

/** The three states of member §4, "Auth session". */
export type SessionState =
  | { kind: "loading" }
  | { kind: "guest"; reason: GuestReason }
  | {
      kind: "member";
      member: SessionMember;
      /** Known from the last visit only: the server couldn't be asked. */
      isRemembered?: true;
    };

/**
 * The member, null without a usable token, "unreachable" when the server could not be asked, or "failed" when it was
 * and failed: that says nothing about a member who is on screen already.
 */
export type SessionLoad = SessionMember | null | "unreachable" | "failed";

/** Where the session comes from: `source.ts` asks the API, tests use their own. */
export interface SessionSource {
  /** Reads tokens and member as on the start of the app. Never rejects. */
  load(): Promise<SessionLoad>;
  /** The member of the last visit, while their tokens are still there; null when there is none. */
  remembered?(): SessionMember | null;
  /** Tells the server and forgets the tokens. Never rejects: leaving works without a network too. */
  logout(): Promise<void>;
  /** Calls back when the session ends otherwise than by `logout`. Returns how to stop. */
  onEnd(callback: (end: Exclude<SessionEnd, "logout">) => void): () => void;
}
