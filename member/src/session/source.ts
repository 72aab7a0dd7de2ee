import { ApiProblem, call, NetworkFailure } from "@babchingu/openapi";
import { api, session } from "../api/api.ts";
import { persistMember, readPersistedMember } from "../offline/persistedQueries.ts";
import type { SessionLoad, SessionSource } from "./types.ts";

async function load(): Promise<SessionLoad> {
  if (!session.hasTokens()) return null;
  const asking = session.owner();
  const loaded = await read();
  // Another tab has signed in as another member meanwhile, or signed out.
  if (asking && asking !== session.owner()) return await load();
  if (loaded instanceof Object) persistMember(loaded);
  return loaded;
}

async function read(): Promise<SessionLoad> {
  try {
    return (await session.start()) ? await call(api.GET("/members/me")) : null;
  } catch (error) {
    // Without a network nothing is known about the member; a refusal clears them (member §4).
    if (error instanceof NetworkFailure) return "unreachable";
    return error instanceof ApiProblem && (error.status >= 500 || error.status === 429) ? "failed" : null;
  }
}

/** The session as the API has it. */
export const sessionSource: SessionSource = {
  load,
  remembered: () => (session.hasTokens() ? readPersistedMember() : null),
  logout: () => session.logout(),
  onEnd: (callback) =>
    session.onEnd((end) => {
      if (end !== "logout") callback(end);
    }),
};
