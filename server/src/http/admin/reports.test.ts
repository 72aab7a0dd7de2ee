import type { ReportStatusValue } from "@babchingu/openapi/enums";
import { beforeEach, expect, test } from "vitest";
import { postTextMessage } from "../../domain/chat/messages.ts";
import { withdraw } from "../../domain/accounts/withdrawal.ts";
import { listReports } from "../../domain/admin/reports.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;
let reporter: TestMember;
let reported: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  [reporter, reported] = [await t.member({ name: "신고한이" }), await t.member({ name: "신고된이" })];
});

async function addReport(
  meetingId: number,
  people = { reporterId: reporter.id, reportedId: reported.id },
): Promise<number> {
  const times = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
  const { id } = await t.db
    .insertInto("reports")
    .values({ ...people, ...times, meetingId, kind: "ON_MEETING", content: "욕설을 했어요", status: "PENDING" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const work = (id: number, status: ReportStatusValue, adminComment?: string | null) => ({
  token: operator.token,
  params: { id },
  body: { status, ...(adminComment === undefined ? {} : { adminComment }) },
});
const read = (id: number) => t.api.ok("getAdminReport", { token: operator.token, params: { id } });
const notifications = async () => await t.api.ok("listNotifications", { token: reporter.token });
const log = async () => (await t.api.ok("listAuditLog", { token: operator.token })).content;

test("a report is resolved with a comment, and its reporter is told without the reported member's name (D58)", async () => {
  const id = await addReport(1);
  await t.api.ok("setAdminReport", work(id, "PENDING", " 확인 중 "));
  expect(await notifications()).toEqual([]);
  expect(await read(id)).toMatchObject({ status: "PENDING", adminComment: "확인 중" });
  await t.api.ok("setAdminReport", work(id, "RESOLVED"));
  const names = { reporterName: "신고한이", reportedName: "신고된이" };
  expect(await read(id)).toMatchObject({ status: "RESOLVED", adminComment: "확인 중", ...names });
  const [outcome, ...others] = await notifications();
  expect(others).toEqual([]);
  expect(outcome?.title).toContain("처리했어요");
  expect(`${outcome?.title}${outcome?.content}`).not.toContain("신고된이");
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: "REPORT_STATUS_CHANGE",
    targetId: id,
    before: { status: "PENDING" },
    after: { status: "RESOLVED" },
  });
});

test.runIf(isParallel)("a reporter who is withdrawing isn't told the outcome (D67)", async () => {
  const id = await addReport(1);
  await requestDuring(
    t.db,
    (trx) => withdraw({ trx, now: t.clock.now(), keys: t.deps.keys }, reporter.id),
    () => t.api.ok("setAdminReport", work(id, "RESOLVED")),
  );
  expect(await t.db.selectFrom("notifications").selectAll().execute()).toEqual([]);
});

test("a report that was worked meanwhile is refused until it is reopened", async () => {
  const id = await addReport(1);
  await t.api.ok("setAdminReport", work(id, "DISMISSED", "근거 없음"));
  await t.api.refused("setAdminReport", "REPORT_ALREADY_WORKED", work(id, "RESOLVED"));
  await t.api.refused("setAdminReport", "REPORT_ALREADY_WORKED", work(id, "DISMISSED"));
  await t.api.ok("setAdminReport", work(id, "PENDING", null));
  await t.api.ok("setAdminReport", work(id, "RESOLVED"));
  expect(await read(id)).toMatchObject({ status: "RESOLVED", adminComment: null });
  expect((await notifications()).map(({ title }) => title)).toEqual([
    "보내 주신 신고를 처리했어요",
    "보내 주신 신고를 확인했어요",
  ]);
  await t.api.refused("setAdminReport", "REPORT_NOT_FOUND", work(999_999, "RESOLVED"));
  await t.api.refused("getAdminReport", "REPORT_NOT_FOUND", { token: operator.token, params: { id: 999_999 } });
});

test("a reporter who has withdrawn is told nothing", async () => {
  const id = await addReport(1);
  await t.db.updateTable("members").set({ withdrawnAt: t.clock.now() }).where("id", "=", reporter.id).execute();
  await t.api.ok("setAdminReport", work(id, "RESOLVED"));
  expect(await t.db.selectFrom("notifications").select("id").execute()).toEqual([]);
});

test("reports are narrowed by status and person and sorted by age, also in an export", async () => {
  const back = { reporterId: reported.id, reportedId: reporter.id };
  const [first, second, third] = [await addReport(1), await addReport(2), await addReport(2, back)];
  await t.api.ok("setAdminReport", work(second, "RESOLVED"));
  const { token } = operator;
  const ids = async (query: object) =>
    (await t.api.ok("listAdminReports", { token, query })).content.map((report) => report.id);
  expect(await ids({})).toEqual([third, second, first]);
  expect(await ids({ status: "PENDING", sort: "id" })).toEqual([first, third]);
  expect(await ids({ reportedId: reported.id })).toEqual([second, first]);
  expect(await ids({ reporterId: reported.id, sort: "-id" })).toEqual([third]);
  const query = { status: "RESOLVED" } as const;
  const { body } = await t.api.call("exportAdminResource", { token, params: { resource: "reports" }, query });
  expect(body.split("\r\n").filter((line) => line.includes("신고된이"))).toHaveLength(1);
  const wrong = { token, params: { resource: "members" }, query } as const;
  await t.api.refused("exportAdminResource", "INVALID_REQUEST", wrong);
});

test("a deep page has its place also when the oldest come first", async () => {
  const people = { reporterId: reporter.id, reportedId: reported.id };
  const values = { ...people, kind: "ON_MEETING", content: "욕설", status: "PENDING" } as const;
  const times = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
  const rows = Array.from({ length: 2100 }, (_, index) => ({ ...values, ...times, meetingId: index + 1 }));
  await t.db.insertInto("reports").values(rows).execute();
  const meetingsOf = async (page: number) =>
    (await listReports(t.db, { sort: "id" }).page({ page, size: 100 })).content.map((report) => report.meetingId);
  for (const page of [0, 10, 20]) expect((await meetingsOf(page))[0]).toBe(page * 100 + 1);
});

test("the messages around a time are half older and half newer", async () => {
  const meetingId = await openMeeting(t, reporter);
  const write = (content: string) => {
    const message = { meetingId, memberId: reporter.id, content, clientId: null, now: t.clock.now() };
    return t.db.transaction().execute((trx) => postTextMessage({ trx }, message));
  };
  for (const content of ["1", "2", "3"]) await write(content);
  t.clock.advance(60_000);
  const around = t.clock.now().toISOString();
  for (const content of ["4", "5", "6"]) await write(content);
  const { token } = operator;
  const read = async (query: object) =>
    (await t.api.ok("listAdminMeetingChats", { token, params: { id: meetingId }, query }))
      .filter(({ type }) => type === "TEXT")
      .map(({ content }) => content);
  expect(await read({ around, size: 4 })).toEqual(["2", "3", "4", "5"]);
});
