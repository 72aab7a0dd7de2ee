/** Checks that are generated from a table cover every operation of their kind, or the table says why not. */
import { expect, test } from "vitest";
import { AuditActionValues } from "@babchingu/openapi/enums";
import { operations } from "../../contract/openapi.ts";
import { loadChecks } from "../index.ts";
import { auditCheckId, AUDITED_ELSEWHERE, NO_REQUEST } from "./audited-writes.ts";
import { NOT_READ_BACK } from "./reading-back.ts";
import { NO_SIBLING } from "./siblings.ts";
import { freeTextFields } from "./texts.ts";

const all = await loadChecks();
const isReadBack = (operation: string) => all.some(({ id }) => id.endsWith(`.reading-back.${operation}`));

test("texts of every operation that takes some are read back", () => {
  const withTexts = operations.map(({ id }) => id).filter((id) => freeTextFields(id).length > 0);
  const unread = withTexts.filter((id) => !isReadBack(id));
  expect(unread.toSorted()).toEqual(Object.keys(NOT_READ_BACK).toSorted());
});

test("every change and deletion is tried beside a like thing", () => {
  const changes = operations.filter(({ method }) => ["PATCH", "PUT", "DELETE"].includes(method)).map(({ id }) => id);
  const tried = all.filter(({ id }) => id.includes(".untouched."));
  const covered = new Set(tried.flatMap(({ covers = [] }) => covers.map((cover) => cover.split(" ")[0])));
  expect(changes.filter((id) => !covered.has(id)).toSorted()).toEqual(Object.keys(NO_SIBLING).toSorted());
});

test("the entry of every action in the audit log is checked", () => {
  const ids = new Set(all.map(({ id }) => id));
  const unchecked = AuditActionValues.filter((action) => !ids.has(auditCheckId(action)));
  expect(unchecked.toSorted()).toEqual(Object.keys(AUDITED_ELSEWHERE).toSorted());
  expect(Object.values(AUDITED_ELSEWHERE).filter((check) => check !== NO_REQUEST && !ids.has(check))).toEqual([]);
});
