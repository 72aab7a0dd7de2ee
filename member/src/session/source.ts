import { call, NetworkFailure } from "@babchingu/openapi";
import { api, session } from "../api/api.ts";
import { keepMember, keptMember } from "../offline/seen.ts";
import type { SessionLoad, SessionSource } from "./types.ts";

async function load(): Promise<SessionLoad> {
  if (!session.hasTokens()) return null;
  try {
    if (!(await session.start())) return null;
    const member = await call(api.GET("/members/me"));
    keepMember(member);
    return member;
  } catch (error) {
    // Without a network nothing is known about the member; any other failure clears them (member-app §4).
    return error instanceof NetworkFailure ? "unreachable" : null;
  }
}

/** The session as the API has it. */
export const sessionSource: SessionSource = {
  load,
  remembered: () => (session.hasTokens() ? keptMember() : null),
  logout: () => session.logout(),
  onExpired: (callback) =>
    session.onEnd((end) => {
      if (end === "refused") callback();
    }),
};
