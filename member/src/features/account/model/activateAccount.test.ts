// @vitest-environment jsdom
import { describeFailure, NETWORK_MESSAGE } from "@babchingu/openapi";
import { expect, it, vi } from "vitest";
import { initSessionStore, reloadMember, sessionNow } from "../../../session/session.ts";
import type { SessionLoadResult, SessionMember } from "../../../session/types.ts";
import { errorResponse } from "../../../testing/backend.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { activateAccount, ACTIVATION_FAILED } from "./activateAccount.ts";

type Status = SessionMember["status"];

const member = (status: Status): SessionMember => buildMember({ status });
const [status, refusal] = errorResponse("CANNOT_ACTIVATE");

const activated = (): Response => new Response(null, { status: 204 });
const refused = (): Response => Response.json(refusal, { status });
const lost = (): Response => {
  throw new TypeError("No response.");
};

/** Returns the error; undefined when it resolves. */
async function activate(before: Status, respond: () => Response, after: SessionLoadResult): Promise<unknown> {
  const loads: SessionLoadResult[] = [member(before), member(before)];
  initSessionStore(fakeSource({ load: () => Promise.resolve(loads.shift() ?? after) }));
  await reloadMember();
  vi.stubGlobal("fetch", () => Promise.resolve(respond()));
  return activateAccount().catch((error: unknown) => error);
}

it.each([
  ["the server activated it", activated],
  ["the response was lost", lost],
  ["an earlier attempt, whose response was lost, or another tab activated it", refused],
])("resolves to an active member when %s", async (_, respond) => {
  expect(await activate("CREATED", respond, member("ACTIVE"))).toBeUndefined();
  expect(sessionNow()).toMatchObject({ member: { status: "ACTIVE" } });
});

it.each([
  ["the account isn't active", "PHONE_V_REQUIRED", refused, member("PHONE_V_REQUIRED"), refusal.message],
  ["the account isn't active after a lost response", "CREATED", lost, member("CREATED"), NETWORK_MESSAGE],
  ["the active member can't be read", "CREATED", activated, "unreachable", ACTIVATION_FAILED],
  // The account may be active: the server's reason would be wrong.
  ["the member can't be read after a refusal", "CREATED", refused, "failed", ACTIVATION_FAILED],
] as const)("fails when %s", async (_, before, respond, after, text) => {
  const failure = await activate(before, respond, after);
  expect(failure).toBeInstanceOf(Error);
  expect(describeFailure(failure, ACTIVATION_FAILED)).toBe(text);
});
