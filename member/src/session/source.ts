import { ApiError, call, NetworkError } from "@babchingu/openapi";
import { api, session } from "../api/api.ts";
import { persistMember, readPersistedMember } from "../offline/persistedQueries.ts";
import type { SessionLoadResult, SessionSource } from "./types.ts";

async function load(): Promise<SessionLoadResult> {
  if (!session.hasTokens()) return null;
  const owner = session.owner();
  const loaded = await fetchMember();
  // Another tab has signed in as another member meanwhile, or signed out.
  if (owner && owner !== session.owner()) return await load();
  if (loaded instanceof Object) persistMember(loaded);
  return loaded;
}

async function fetchMember(): Promise<SessionLoadResult> {
  try {
    if (!(await session.start())) return null;
    return await call(api.GET("/members/me"));
  } catch (error) {
    // Without a network the member is unknown; any other client error ends the session (member §4).
    if (error instanceof NetworkError) return "unreachable";
    return error instanceof ApiError && (error.status >= 500 || error.status === 429) ? "failed" : null;
  }
}

/** Ends the session here; the server's, when it wasn't reached, goes on, and would go on sending push messages (D51). */
async function logout(): Promise<void> {
  if (await session.logout()) return;
  const unsubscribed = import("../push/device.ts").then(({ unsubscribe }) => unsubscribe());
  // A network that answers nothing must not hold up the log-out.
  unsubscribed.catch(() => undefined);
}

export const sessionSource: SessionSource = {
  load,
  readCachedMember: () => {
    const owner = session.owner();
    const member = owner === null ? null : readPersistedMember();
    // A token needn't have an id.
    return owner === "" || String(member?.id) === owner ? member : null;
  },
  logout,
  onEnd: (callback) =>
    session.onEnd((end) => {
      // Who signs in here is read by the sign-in.
      if (end !== "logout" && end !== "superseded") callback(end);
    }),
};
