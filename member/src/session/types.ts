/** What the app knows of the person who uses it (member-app §3, fields of `members/me` that are used everywhere). */
export interface SessionMember {
  id: number;
  name: string;
  status: MemberStatus;
  imageUrl: string | null;
  /** Meal score, 0–100. */
  point: number;
  /** Grains of rice. */
  riceBalance: number;
  /** Null before the member has set a place. */
  latitude: number | null;
  longitude: number | null;
  /** Null for a sign-up by phone. */
  provider: string | null;
  role: string;
}

/** Member status (member-app §4). */
export type MemberStatus = "CREATED" | "ACTIVE" | "BANNED" | "WITHDRAWN" | "PHONE_V_REQUIRED";

/**
 * Why nobody is signed in: never was, the tokens have run out, or the member left on purpose. It decides where
 * the guard sends them and whether the page they stand on is remembered.
 */
export type GuestReason = "none" | "expired" | "signedOut";

/** The three states of member-app §4, "Auth session". */
export type SessionState =
  | { kind: "loading" }
  | { kind: "guest"; because: GuestReason }
  | { kind: "member"; member: SessionMember };

/** Where the session comes from. The implementation on the API fills this in; tests use their own. */
export interface SessionSource {
  /** Reads tokens and member as on the start of the app; null without a usable token. Never rejects. */
  load(): Promise<SessionMember | null>;
  /** Tells the server and forgets the tokens. Never rejects: leaving works without a network too. */
  logout(): Promise<void>;
  /** Calls back when the tokens are refused for good. Returns how to stop. */
  onExpired(callback: () => void): () => void;
}
