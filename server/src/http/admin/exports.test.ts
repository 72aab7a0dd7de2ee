import { ADMIN_IDLE_MIN, MEETING_DEPOSIT_RICE, MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
import { AdminMemberColumns, AdminRiceTransactionColumns } from "@babchingu/openapi/columns";
import {
  ExportResourceValues,
  type ExportFieldValue,
  type ExportFormatValue,
  type ExportResourceValue,
} from "@babchingu/openapi/enums";
import { type KyselyPlugin, type QueryId, sql } from "kysely";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { RICE_AFTER_DEPOSIT, openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
});

interface Filter {
  format?: ExportFormatValue;
  q?: string;
  field?: ExportFieldValue;
}

const request = (resource: ExportResourceValue, query: Filter = {}) => ({
  token: operator.token,
  params: { resource },
  query,
});

const lines = (body: string) => body.split("\r\n").slice(1, -1);

/** The rows below the header, as lines. */
async function exported(resource: ExportResourceValue, query?: Filter): Promise<string[]> {
  const response = await t.api.call("exportAdminResource", request(resource, query));
  expect(response.statusCode).toBe(200);
  return lines(response.body);
}

const ids = (lines: string[]) => lines.map((line) => Number(line.split(",")[0]));

test("a file has a byte order mark, Korean column names and a file name", async () => {
  const response = await t.api.call("exportAdminResource", request("members"));
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="members-2026-03-01.csv"',
  });
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.body.slice(1).split("\r\n")[0]).toBe(Object.values(AdminMemberColumns).join(","));
});

test("passwords and push tokens are omitted, and formulas are escaped", async () => {
  await t.member({ name: "=SUM(1,2)", password: "babbab12", fcmToken: "device-token-1" });
  await t.db.updateTable("members").set({ targetToken: "device-token-1" }).execute();
  const { body } = await t.api.call("exportAdminResource", request("members"));
  expect(body).toContain(`"'=SUM(1,2)"`);
  expect(body).not.toMatch(/argon2|device-token|비밀번호|토큰/);
});

test("the readable format has times of Seoul, words, and digits as text; the raw one the values of the list", async () => {
  const member = await t.member({ status: "BANNED", phone: "01012345678", provider: "KAKAO" });
  await t.db.updateTable("members").set({ providerId: "390000000123" }).where("id", "=", member.id).execute();
  await openMeeting(t, await t.member({ name: "호스트" }), { requiresApproval: true, placePhone: "0212345678" });
  const byId = { field: "id", q: String(member.id) } as const;
  const [readable = ""] = await exported("members", { ...byId, format: "READABLE" });
  expect(readable.split(",")[0]).toBe(`"=""${member.id}"""`);
  for (const cell of ["이용 정지", "카카오", "010-1234-5678", '"=""390000000123"""', "2026-03-01 12:00"])
    expect(readable.split(",")).toContain(cell);
  expect((await exported("members", byId))[0]?.split(",")).toContain("BANNED");
  const [meeting = ""] = await exported("meetings", { format: "READABLE" });
  for (const cell of ["모집 중", "예", '"=""0212345678"""', "2026-03-01 15:00"])
    expect(meeting.split(",")).toContain(cell);
  await t.db.updateTable("meetings").set({ status: "READY" }).execute();
  expect((await exported("meetings", { format: "READABLE" }))[0]?.split(",")).toContain("출석 체크 중");
  const [entry] = (await t.api.ok("listAuditLog", { token: operator.token })).content;
  expect(entry?.after).toMatchObject({ resource: "meetings", format: "READABLE" });
});

test("the readable audit log has what changed in words, the raw one JSON", async () => {
  const member = await t.member();
  const body = { status: "BANNED" } as const;
  await t.api.ok("setAdminMemberStatus", { token: operator.token, params: { id: member.id }, body });
  await t.db
    .insertInto("auditLog")
    .values({
      actorId: null,
      actorName: "command",
      action: "PARTNER_PLACE_EDIT",
      targetKind: "PARTNER_PLACE",
      targetId: "7",
      before: JSON.stringify({ name: "온기", until: "2026-03-01T14:59:00.000Z", cache: 0 }),
      after: JSON.stringify({ name: "온기", until: null, cache: 1_500_000 }),
      createdAt: t.clock.now(),
    })
    .execute();
  const [ownEntry, command, ban] = await exported("audit-log", { format: "READABLE" });
  expect(ownEntry).toContain("자료: 감사 기록");
  expect(ownEntry).not.toMatch(/검색|없음/);
  expect(command).toContain(",서버 명령,");
  expect(command).toContain(
    '"예치금 (원): 0\n계약 만료: 2026-03-01 23:59","예치금 (원): 1,500,000\n계약 만료: 없음",2026-03-01 12:00',
  );
  expect(command).not.toContain("온기");
  expect(ban).toContain(",상태: 활동 중,상태: 이용 정지,");
  expect(ban).toContain(`,회원 ${member.name},"=""${member.id}""",`);
  expect((await exported("audit-log")).at(-1)).toContain('{""status"":""BANNED""}');
});

test("rows are those of the list and its search, in the same order", async () => {
  const members = [
    await t.member({ name: "숟갈하나" }),
    await t.member({ name: "젓가락" }),
    await t.member({ name: "숟갈둘" }),
  ];
  const [one, two, three] = members.map((member) => member.id);
  expect(ids(await exported("members"))).toEqual([three, two, one, operator.id]);
  expect(ids(await exported("members", { field: "name", q: "숟갈" }))).toEqual([three, one]);
  expect(ids(await exported("members", { field: "id", q: `${two}` }))).toEqual([two]);
  expect(await exported("members", { field: "name", q: "%" })).toEqual([]);
});

test("amounts keep their sign", async () => {
  const host = await t.member();
  await openMeeting(t, host);
  const at = t.clock.now().toISOString();
  const rows = await exported("rice-transactions", { field: "member_id", q: `${host.id}` });
  expect(rows.map((row) => row.split(",").slice(1))).toEqual([
    [`${host.id}`, `-${MEETING_DEPOSIT_RICE}`, "MEETING_CREATE", `${RICE_AFTER_DEPOSIT}`, at],
    [`${host.id}`, `${SIGNUP_RICE}`, "SIGNUP", `${SIGNUP_RICE}`, at],
  ]);
});

async function grantRice(times: number): Promise<void> {
  const { id } = await t.member({ rice: 0 });
  await sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${id}::bigint, 1, 'ADMIN_GRANT', n, 'test:' || n, ${t.clock.now()}::timestamptz
    from generate_series(1, ${times}::int) n`.execute(t.db);
}

test("every row is exported once over several batches", async () => {
  await grantRice(1500);
  const rows = await exported("rice-transactions");
  expect(rows.map((row) => Number(row.split(",")[4]))).toEqual(Array.from({ length: 1500 }, (_, n) => 1500 - n));
  expect(rows.every((row) => row.split(",").length === Object.keys(AdminRiceTransactionColumns).length)).toBe(true);
});

/** Begins an export, calls `meanwhile`, and reads the rest. */
async function exportSlowly(token: string, meanwhile: () => unknown): Promise<string> {
  const url = "/api/v1/admin/exports/rice-transactions";
  const headers = { authorization: `Bearer ${token}` };
  const stream = (await t.app.inject({ url, headers, payloadAsStream: true })).stream();
  await once(stream, "readable");
  await meanwhile();
  return text(stream);
}

test("an export is broken off when the operator is disabled or was idle for too long", async () => {
  await grantRice(10_000);
  const finance = await t.admin({ name: "finance", role: "FINANCE" });
  const body = { role: "FINANCE", disabled: true } as const;
  const disable = () => t.api.ok("setAdminOperator", { token: operator.token, params: { id: finance.id }, body });
  await expect(exportSlowly(finance.token, disable)).rejects.toThrow("destroyed");
  await expect(exportSlowly(operator.token, () => t.clock.advance(ADMIN_IDLE_MIN * MINUTE_MS))).rejects.toThrow(
    "destroyed",
  );
});

test("an export outlasts its access token", async () => {
  await grantRice(10_000);
  t.clock.advance((ADMIN_IDLE_MIN - 1) * MINUTE_MS);
  const csv = await exportSlowly(operator.token, () => t.clock.advance(2 * MINUTE_MS));
  expect(lines(csv)).toHaveLength(10_000);
});

test("every resource can be exported, and each export is in the audit log", async () => {
  await openMeeting(t, await t.member());
  for (const resource of ExportResourceValues) expect(await exported(resource)).toBeDefined();
  await exported("payments", { field: "member_id", q: "7" });
  const log = (await t.api.ok("listAuditLog", { token: operator.token })).content;
  expect(log).toHaveLength(ExportResourceValues.length + 1);
  const after = { resource: "payments", format: "RAW", field: "member_id", q: "7" };
  expect(log[0]).toMatchObject({ actorId: operator.id, action: "DATA_EXPORT", targetType: "SYSTEM", after });
  expect((await exported("audit-log")).at(-1)).toContain('""resource"":""members""');
});

test("filters apply to the audit log, and are refused for other resources", async () => {
  await exported("members");
  await exported("reports");
  const exportAuditLog = (query: object) =>
    t.api.call("exportAdminResource", { token: operator.token, params: { resource: "audit-log" }, query });
  expect(lines((await exportAuditLog({ action: "MEMBER_DELETE" })).body)).toEqual([]);
  expect(
    lines((await exportAuditLog({ actor: operator.id, target: "SYSTEM", action: "DATA_EXPORT" })).body),
  ).toHaveLength(4);
  const log = (await t.api.ok("listAuditLog", { token: operator.token })).content;
  expect(log[0]?.after).toMatchObject({ resource: "audit-log", actor: operator.id, target: "SYSTEM" });
  const wrong = { token: operator.token, params: { resource: "members" } as const, query: { actor: 1 } };
  expect((await t.api.refused("exportAdminResource", "INVALID_REQUEST", wrong)).data).toHaveProperty("fields.?actor");
});

test("an unsupported or incomplete search is refused and not in the audit log", async () => {
  const refused = (resource: ExportResourceValue, query: Filter) =>
    t.api.refused("exportAdminResource", "INVALID_REQUEST", request(resource, query));
  expect((await refused("members", { q: "숟갈" })).data).toHaveProperty("fields.?field");
  expect((await refused("members", { field: "name" })).data).toHaveProperty("fields.?q");
  await refused("members", { field: "title", q: "숟갈" });
  await refused("reports", { field: "id", q: "1" });
  await refused("members", { field: "name", q: " " });
  await refused("secrets" as ExportResourceValue, {});
  expect((await t.api.ok("listAuditLog", { token: operator.token })).content).toEqual([]);
});

test("of many exports at once two read rows at the same time", async () => {
  const reading = new Set<QueryId>();
  let most = 0;
  const second = Promise.withResolvers<void>();
  const counter: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node).includes('"announcements"')) reading.add(queryId);
      most = Math.max(most, reading.size);
      if (most === 2) second.resolve();
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (!reading.has(queryId)) return result;
      // The first waits for a second; then both give a third the time to join them.
      await second.promise;
      await sleep(50);
      reading.delete(queryId);
      return result;
    },
  };
  t = await createTestApp({ deps: { db: t.db.withPlugin(counter) } });
  const answers = await Promise.all(Array.from({ length: 12 }, () => exported("announcements")));
  expect(answers).toEqual(Array.from({ length: 12 }, () => []));
  expect(most).toBe(2);
});
