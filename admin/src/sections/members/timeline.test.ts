import { expect, test } from "vitest";
import { parseListQuery } from "../../ui/url.ts";
import { auditLog } from "../audit-log/index.ts";
import { auditSource, listSources, mergeTimeline, type TimelinePage } from "./timeline.ts";

const JOINED = "2026-03-01T00:00:00.000Z";
const day = (number: number) => `2026-03-${String(number).padStart(2, "0")}T09:00:00.000Z`;
const [meetings, rice] = listSources;

/** A page of rows made on days of March, of a list with `total` rows. */
function page(source: TimelinePage["source"] | undefined, days: readonly number[], total = days.length): TimelinePage {
  const row = { title: "비빔밥", status: "READY", amount: -500, riceTransactionReason: "MEETING_CREATE" };
  const rows = days.map((number) => ({ ...row, id: number, createdAt: day(number) }));
  return { source: source as TimelinePage["source"], rows: rows as unknown as TimelinePage["rows"], total };
}

test("rows of all lists follow each other by time, down to the sign-up", () => {
  const { entries, isComplete } = mergeTimeline(JOINED, [page(meetings, [9, 4]), page(rice, [7])]);
  expect(entries.map(({ kind, to }) => [kind, to])).toEqual([
    ["연 모임", "/dashboard/meetings/9"],
    ["쌀알", "/dashboard/rice-transactions/7"],
    ["연 모임", "/dashboard/meetings/4"],
    ["가입", null],
  ]);
  expect(isComplete).toBe(true);
});

test("nothing older is shown than what every list has been read down to", () => {
  const { entries, isComplete } = mergeTimeline(JOINED, [page(meetings, [9, 6], 40), page(rice, [8, 3])]);
  expect(entries.map(({ at }) => at)).toEqual([day(9), day(8), day(6)]);
  expect(isComplete).toBe(false);
});

test("rice that an operator took says who took it, other rice nobody", () => {
  const audit = { id: 1, action: "RICE_REVOKE", createdAt: day(2), actorName: "밥상지기", before: null, after: null };
  const revoked = { id: 5, amount: -300, riceTransactionReason: "ADMIN_REVOKE", createdAt: day(2) };
  const rows = [revoked, { ...revoked, id: 6, riceTransactionReason: "MEETING_JOIN" }];
  const pages = [
    { source: rice, rows, total: 2 },
    { source: auditSource, rows: [audit], total: 1 },
  ] as unknown as TimelinePage[];
  expect(mergeTimeline(JOINED, pages).entries.map(({ text }) => text.includes("밥상지기"))).toEqual([
    true,
    false,
    false,
  ]);
});

test("rice that an operator grants is shown once, a message with its title", () => {
  const audit = { id: 1, createdAt: day(2), actorName: "밥상지기", before: null };
  const rows = [
    { ...audit, action: "RICE_GRANT", after: { amount: 500 } },
    { ...audit, id: 2, action: "NOTIFICATION_SEND", after: { title: "안내드려요" } },
  ];
  const pages = [{ source: auditSource, rows: rows as unknown as TimelinePage["rows"], total: 2 }];
  expect(mergeTimeline(JOINED, pages).entries.map(({ text }) => text)).toEqual([
    "제목: 안내드려요 · 밥상지기",
    "밥친구에 가입했어요.",
  ]);
});

test("an entry of the audit log opens in a list of its day in Seoul, which has it however old it is", () => {
  const audit = { id: 3, action: "NOTIFICATION_SEND", targetType: "MEMBER", targetId: 7, before: null, after: null };
  const rows = [{ ...audit, createdAt: "2026-03-02T15:30:00.000Z" }];
  const pages = [{ source: auditSource, rows: rows as unknown as TimelinePage["rows"], total: 1 }];
  const [path, query] = mergeTimeline(JOINED, pages).entries[0]?.to?.split("?") ?? [];
  expect(path).toBe("/dashboard/audit-log/3");
  expect(parseListQuery(auditLog, query ?? "").filters).toEqual({
    target: "MEMBER:7",
    from: "2026-03-03",
    to: "2026-03-03",
  });
});
