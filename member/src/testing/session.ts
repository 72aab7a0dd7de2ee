/** Builders of members and sessions: a test sets only the fields that matter to it. */
import { reloadMember, initSessionStore } from "../session/session.ts";
import type { SessionMember, SessionSource } from "../session/types.ts";

type End = Parameters<Parameters<SessionSource["onEnd"]>[0]>[0];

export function buildMember(fields: Partial<SessionMember> = {}): SessionMember {
  return {
    id: 7,
    name: "국밥요정",
    phone: "01012345678",
    status: "ACTIVE",
    imageUrl: null,
    point: 50,
    riceBalance: 1500,
    latitude: 37.566_98,
    longitude: 126.978_15,
    provider: null,
    role: "ROLE_USER",
    createdAt: "2026-02-01T03:00:00Z",
    nameUpdatedAt: null,
    locationAgreed: true,
    ...fields,
  };
}

/** A source without a member by default; `end` acts as the server refusing the tokens, or as another tab. */
export function fakeSource(overrides: Partial<SessionSource>): SessionSource & { end: (end: End) => void } {
  const listeners = new Set<(end: End) => void>();
  return {
    load: () => Promise.resolve(null),
    logout: () => Promise.resolve(),
    onEnd: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    end: (end) => {
      for (const listener of listeners) listener(end);
    },
    ...overrides,
  };
}

/** Starts a session of a member with these fields. */
export async function startMemberSession(fields: () => Partial<SessionMember> = () => ({})): Promise<void> {
  initSessionStore(fakeSource({ load: () => Promise.resolve(buildMember(fields())) }));
  await reloadMember();
}
