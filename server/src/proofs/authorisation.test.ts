/** Who may call what: every operation by everybody, against the contract's words and one table of scopes. */
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { ErrorCode } from "@babchingu/openapi/errors";
import { beforeAll, expect, test } from "vitest";
import type { OperationId } from "../contract/types.ts";
import { accessRule } from "../contract/security.ts";
import type { TestApp } from "../testing/harness.ts";
import { createTestApp } from "../testing/harness.ts";
import type { Scope } from "./authorisation-table.ts";
import { scopes, table } from "./authorisation-table.ts";
import { contract, operationIds, servedOperation } from "./requests.ts";
import { keepState } from "./snapshot.ts";
import { requestIn } from "./world-requests.ts";
import type { Role, World } from "./world.ts";
import { buildWorld, roles } from "./world.ts";

/** A refusal's code, or "allowed": the request got past every question of authority. */
type Outcome = ErrorCode | "allowed" | (string & {});

const withoutSession: Partial<Record<Role, ErrorCode>> = {
  nobody: "E401-1",
  garbage: "E401-1",
  expired: "E401-2",
  revoked: "E401-3",
  withdrawn: "E401-3",
};
const statusOf: Partial<Record<Role, MemberStatusValue>> = {
  banned: "BANNED",
  created: "CREATED",
  unverified: "PHONE_V_REQUIRED",
};
/** Refusals that are about who asks. Any other answer means that the sender was let in. */
const authority = new Set<string>([
  ...Object.values(withoutSession),
  "E403-2",
  ...Object.values(scopes).map((scope) => scope.refusal),
]);
/** Answers that would mean that the request itself was wrong, and so proves nothing. */
const mistakes = new Set(["E400-1", "E405-1", "E415-1", "E500-1"]);

let app: TestApp;
let world: World;
let restore: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp();
  world = await buildWorld(app);
  restore = await keepState(app.db);
});

/** What the contract and the table say. */
function expected(id: OperationId, scope: Scope, role: Role): Outcome {
  const rule = accessRule(contract, servedOperation(id).operation);
  if (rule.schemes.size === 0 || rule.isOptional) return "allowed";
  const refusal = withoutSession[role];
  if (refusal !== undefined) return refusal;
  if (!rule.schemes.has(role === "admin" ? "admin" : "bearer")) return "E403-1";
  if (role !== "admin" && !rule.statuses.has(statusOf[role] ?? "ACTIVE")) return "E403-2";
  return scopes[scope].isAllowed(role as Parameters<(typeof scopes)["admin"]["isAllowed"]>[0])
    ? "allowed"
    : scopes[scope].refusal;
}

async function send(id: OperationId, role: Role): Promise<Outcome> {
  const token = world.tokens[role];
  const response = await app.api.call(id, { ...requestIn(world, id), ...(token === undefined ? {} : { token }) });
  const hasChanged = response.statusCode < 300 && servedOperation(id).method !== "GET";
  if (hasChanged) await restore();
  const code = response.statusCode < 300 ? null : response.json<{ code: string }>().code;
  return code !== null && (authority.has(code) || mistakes.has(code)) ? code : "allowed";
}

test("the table names every operation", () => {
  expect(Object.keys(table).toSorted()).toEqual(operationIds.toSorted());
});

test.each(operationIds)("%s", async (id) => {
  const [scope] = table[id];
  const found: Record<string, Outcome> = {};
  const wanted: Record<string, Outcome> = {};
  for (const role of roles) {
    wanted[role] = expected(id, scope, role);
    found[role] = await send(id, role);
  }
  expect(found).toEqual(wanted);
});
