/** Every operation is called by every role; the outcome must be what the contract and the table of relations say, and an operator's write is recorded. */
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { errorNames, type ErrorCode, type ErrorName } from "@babchingu/openapi/errors";
import { operatorRoles } from "@babchingu/openapi/operator-roles";
import { beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../contract/types.ts";
import { accessRule } from "../../contract/security.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { takeSnapshot } from "../../testing/snapshot.ts";
import { requiredRelationOf, relations, type Relation } from "./required-relations.ts";
import { contract, operationIds, requestFor, servedOperation } from "./requests.ts";
import {
  buildFixture,
  type Fixture,
  isAuthenticated,
  isOperatorRole,
  type Role,
  roles,
  type UnauthenticatedRole,
} from "./fixture.ts";

/** An error about authorization, or "allowed" when the request passed it. */
type Outcome = ErrorName | "allowed" | (string & {});

const tokenErrors: Record<UnauthenticatedRole, ErrorName> = {
  anonymous: "TOKEN_INVALID",
  malformedToken: "TOKEN_INVALID",
  expired: "TOKEN_EXPIRED",
  revoked: "TOKEN_REVOKED",
  withdrawn: "TOKEN_REVOKED",
};
const statusOfRole: Partial<Record<Role, MemberStatusValue>> = {
  banned: "BANNED",
  created: "CREATED",
  unverified: "PHONE_V_REQUIRED",
};
/** Codes about the sender. Any other response means that the sender was authorized. */
const authorizationErrors = new Set<string>([
  ...Object.values(tokenErrors),
  "STATUS_NOT_ALLOWED",
  "OPERATOR_ROLE_NOT_ALLOWED",
  ...Object.values(relations).map((relation) => relation.error),
]);
/** Codes that mean the test's request itself is wrong, so its outcome says nothing about authorization. */
const requestMistakes = new Set(["INVALID_REQUEST", "METHOD_NOT_ALLOWED", "MEDIA_TYPE_NOT_SUPPORTED", "INTERNAL"]);
/** What operators do leaves an entry in the audit log (D18), except what the access log records. */
const auditedWrites = new Set<string>(
  Object.keys(operatorRoles).filter(
    (id) => id !== "revealAdminMember" && servedOperation(id as OperationId).method !== "GET",
  ),
);

let app: TestApp;
let fixture: Fixture;
let restore: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp();
  fixture = await buildFixture(app);
  restore = await takeSnapshot(app.db);
});

/** The expected outcome by the contract and the table. */
function expectedOutcome(id: OperationId, relation: Relation, role: Role): Outcome {
  const rule = accessRule(contract, servedOperation(id).operation);
  if (rule.schemes.size === 0 || rule.isOptional) return "allowed";
  if (!isAuthenticated(role)) return tokenErrors[role];
  const isOperator = isOperatorRole(role);
  if (!rule.schemes.has(isOperator ? "admin" : "bearer")) return "ROLE_NOT_ALLOWED";
  if (isOperator && !rule.operatorRoles.has(role)) return "OPERATOR_ROLE_NOT_ALLOWED";
  if (!isOperator && !rule.statuses.has(statusOfRole[role] ?? "ACTIVE")) return "STATUS_NOT_ALLOWED";
  return relations[relation].isAllowed(role) ? "allowed" : relations[relation].error;
}

async function countAuditEntries(): Promise<number> {
  return (await app.db.selectFrom("auditLog").select("id").execute()).length;
}

async function send(id: OperationId, role: Role): Promise<Outcome> {
  const token = fixture.tokens[role];
  const isAudited = isOperatorRole(role) && auditedWrites.has(id);
  const entriesBefore = isAudited ? await countAuditEntries() : 0;
  const response = await app.api.call(id, { ...requestFor(fixture, id), ...(token === undefined ? {} : { token }) });
  if (response.statusCode < 300) {
    const lacksEntry = isAudited && (await countAuditEntries()) === entriesBefore;
    if (servedOperation(id).method !== "GET") await restore();
    return lacksEntry ? "allowed, without an audit entry" : "allowed";
  }
  const name = errorNames[response.json<{ code: ErrorCode }>().code];
  return authorizationErrors.has(name) || requestMistakes.has(name) ? name : "allowed";
}

test.each(operationIds)("%s", async (id) => {
  const [relation] = requiredRelationOf(servedOperation(id));
  const actual: Record<string, Outcome> = {};
  const allExpected: Record<string, Outcome> = {};
  for (const role of roles) {
    allExpected[role] = expectedOutcome(id, relation, role);
    actual[role] = await send(id, role);
  }
  expect(actual).toEqual(allExpected);
});
