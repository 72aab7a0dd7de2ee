import { SECOND_MS } from "@babchingu/openapi";
import { create } from "zustand";
import { claimDrafts } from "./drafts.ts";
import type { SessionMember, SessionSource, SessionState } from "./types.ts";

interface SessionStore {
  state: SessionState;
  source: SessionSource | null;
}

const useStore = create<SessionStore>(() => ({ state: { kind: "loading" }, source: null }));

/** When the newest data of the member was requested: the response to an older request must not overwrite it. */
export let memberRequestedAt = 0;

function set(state: SessionState): void {
  if (state.kind === "member") claimDrafts(state.member.id);
  useStore.setState({ state });
}

/** When the stored member is shown, unless the server has answered: a network may answer nothing for minutes (D56). */
const STORED_MEMBER_MS = 4 * SECOND_MS;

function showStoredMember(source: SessionSource): SessionMember | null {
  const member = source.readCachedMember?.() ?? null;
  if (member) set({ kind: "member", member, isFromCache: true });
  return member;
}

/** Subscribes to a source and reads the session from it. Returns an unsubscribe function. */
export function initSessionStore(source: SessionSource): () => void {
  useStore.setState({ state: { kind: "loading" }, source });
  const unsubscribe = source.onEnd((end) => {
    if (end === "replaced") retrySession();
    else set({ kind: "guest", reason: end });
  });
  void reloadMember();
  return unsubscribe;
}

/**
 * Fetches the member, after sign-in or after a call that changed it. The current one stays on screen meanwhile and when
 * the fetch fails (member §8). Resolves to the member who is signed in afterwards, or null.
 */
export async function reloadMember(): Promise<SessionMember | null> {
  const { source } = useStore.getState();
  if (!source) throw new Error("No session source.");
  const requestedAt = performance.now();
  const timer = setTimeout(() => sessionNow().kind === "loading" && showStoredMember(source), STORED_MEMBER_MS);
  const loaded = await source.load();
  clearTimeout(timer);
  const { state } = useStore.getState();
  const isFailure = typeof loaded === "string";
  if (state.kind === "member" && (isFailure || (loaded && requestedAt < memberRequestedAt))) return state.member;
  memberRequestedAt = requestedAt;
  if (loaded === "unreachable") {
    const member = showStoredMember(source);
    if (!member) set({ kind: "guest", reason: "unreachable" });
    return member;
  }
  // There is no current member to keep, so after a failed fetch the session is a guest's (member §4).
  const member = isFailure ? null : loaded;
  if (member) set({ kind: "member", member });
  // The tokens may have been refused during the fetch; that reason is more precise than "none".
  else if (state.kind !== "guest" || state.reason === "unreachable") set({ kind: "guest", reason: "none" });
  return member;
}

/** Shows the loading screen and fetches the member again. */
export function retrySession(): void {
  set({ kind: "loading" });
  void reloadMember();
}

/** Changes fields of the member in the session, after writes whose response has no body (D5). */
export function patchMember(fields: Partial<SessionMember>): void {
  const { state } = useStore.getState();
  memberRequestedAt = performance.now();
  if (state.kind === "member") set({ ...state, member: { ...state.member, ...fields } });
}

export async function logout(): Promise<void> {
  await useStore.getState().source?.logout();
  set({ kind: "guest", reason: "signedOut" });
}

/** The current session, for code outside React. */
export function sessionNow(): SessionState {
  return useStore.getState().state;
}

/** Calls the listener after every change; returns a function that ends that. */
export const onSessionChange = useStore.subscribe;

export function useSession(): SessionState {
  return useStore((store) => store.state);
}

/** Whether the member is the stored one, without the phone number, because the server couldn't be reached. */
export function useIsFromCache(): boolean {
  return useStore(({ state }) => state.kind === "member" && state.isFromCache === true);
}

/** The signed-in member, for screens behind a guard that lets only members in. */
export function useMember(): SessionMember {
  const session = useSession();
  if (session.kind !== "member") throw new Error("useMember outside of a guard.");
  return session.member;
}
