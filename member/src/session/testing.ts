/** Builders for tests: a test states only what matters to it. */
import type { SessionMember, SessionSource } from "./types.ts";

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

/** A source that knows nobody unless told otherwise; `expire` acts as the server refusing the tokens. */
export function fakeSource(parts: Partial<SessionSource>): SessionSource & { expire: () => void } {
  const listeners = new Set<() => void>();
  return {
    load: () => Promise.resolve(null),
    logout: () => Promise.resolve(),
    onExpired: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    expire: () => {
      for (const listener of listeners) listener();
    },
    ...parts,
  };
}
