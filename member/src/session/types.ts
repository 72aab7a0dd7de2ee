import type { SessionEnd, SessionRefusal } from "@babchingu/openapi";
import type { Member } from "@babchingu/openapi/types";

/** The signed-in member, as `GET /members/me` returns it. */
export type SessionMember = Member;

/**
 * Why there is no member: never signed in, the server ended the session, signed out in this tab or another, or the server
 * couldn't be reached. It decides where the guard redirects and whether it saves the page as the return path.
 */
export type GuestReason = "none" | SessionRefusal | "signedOut" | "otherTabSignedOut" | "unreachable";

/** The three states of member §4, "Auth session". */
export type SessionState =
  | { kind: "loading" }
  | { kind: "guest"; reason: GuestReason }
  | {
      kind: "member";
      member: SessionMember;
      /** Read from the browser's storage, because the server couldn't be reached. */
      isFromCache?: true;
    };

/**
 * The member, or null without a usable token. "unreachable": there was no network. "failed": the server had an error; a
 * member on screen is kept.
 */
export type SessionLoadResult = SessionMember | null | "unreachable" | "failed";

/** Loads and ends the session: `source.ts` calls the API, tests use a fake. */
export interface SessionSource {
  /** Reads the tokens and fetches the member. Never rejects. */
  load(): Promise<SessionLoadResult>;
  /** The member as stored at the last visit, while their tokens are still there; else null. */
  readCachedMember?(): SessionMember | null;
  /** Logs out at the server and removes the tokens. Never rejects: logging out works offline. */
  logout(): Promise<void>;
  /** Calls back when the session ends, except by `logout` or a sign-in. Returns an unsubscribe function. */
  onEnd(callback: (end: Exclude<SessionEnd, "logout" | "superseded">) => void): () => void;
}
