import { create } from "zustand";
import type { SessionMember, SessionSource, SessionState } from "./types.ts";

interface SessionStore {
  state: SessionState;
  source: SessionSource | null;
}

const useStore = create<SessionStore>(() => ({ state: { kind: "loading" }, source: null }));

/** When it was asked for what is known of the member: an answer to an earlier question must not undo it. */
export let knownAt = 0;

const set = (state: SessionState): void => useStore.setState({ state });

/** Takes up a source and reads the session from it. Returns how to let go of it. */
export function startSession(source: SessionSource): () => void {
  useStore.setState({ state: { kind: "loading" }, source });
  const stop = source.onEnd((end) => {
    if (end === "replaced") retrySession();
    else set({ kind: "guest", because: end === "refused" ? "expired" : end });
  });
  void reloadMember();
  return stop;
}

/**
 * Reads the member again, after sign-in or after a call that changed them. The old one stays on screen meanwhile,
 * and beyond it when the server can't be reached or is in trouble: a failed refresh changes nothing (member-app §8).
 * Resolves to the member who is signed in then, or null.
 */
export async function reloadMember(): Promise<SessionMember | null> {
  const { source } = useStore.getState();
  if (!source) throw new Error("The session has not been started.");
  const askedAt = performance.now();
  const loaded = await source.load();
  const { state } = useStore.getState();
  const isFailure = typeof loaded === "string";
  if (state.kind === "member" && (isFailure || (loaded && askedAt < knownAt))) return state.member;
  knownAt = askedAt;
  if (loaded === "unreachable") {
    const member = source.remembered?.() ?? null;
    set(member ? { kind: "member", member, isRemembered: true } : { kind: "guest", because: "unreachable" });
    return member;
  }
  // Nobody was on screen: a failed fetch clears the member (member-app §4).
  const member = isFailure ? null : loaded;
  if (member) set({ kind: "member", member });
  // While the member was being read the tokens may have been refused; that reason is the better one.
  else if (state.kind !== "guest" || state.because === "unreachable") set({ kind: "guest", because: "none" });
  return member;
}

/** Tries again from the start, with the loading screen. */
export function retrySession(): void {
  set({ kind: "loading" });
  void reloadMember();
}

/** Puts changed fields into the member that is shown, for writes whose answer has no body (D5). */
export function patchMember(fields: Partial<SessionMember>): void {
  const { state } = useStore.getState();
  knownAt = performance.now();
  if (state.kind === "member") set({ kind: "member", member: { ...state.member, ...fields } });
}

/** Signs out on purpose. */
export async function logout(): Promise<void> {
  await useStore.getState().source?.logout();
  set({ kind: "guest", because: "signedOut" });
}

/** The session now, for code outside React. */
export function sessionNow(): SessionState {
  return useStore.getState().state;
}

/** The session as React state. */
export function useSession(): SessionState {
  return useStore((store) => store.state);
}

/** The signed-in member, for screens behind a guard that lets only members in. */
export function useMember(): SessionMember {
  const session = useSession();
  if (session.kind !== "member") throw new Error("useMember needs a guard above it.");
  return session.member;
}
