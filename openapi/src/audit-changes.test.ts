import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changesOf as changesInWords } from "./audit-changes.ts";
import type { OpenApiDocument } from "./contract/document.ts";

type Sides = Parameters<typeof changesInWords>[0];

const changesOf = (entry: Sides) =>
  changesInWords(entry, { time: (instant) => `t${instant.getTime()}`, number: (value) => `n${value}`, empty: "-" });
const textOf = (entry: Sides) => changesOf(entry).map(({ label, before, after }) => [label, before, after].join("|"));
const recorded = (after: Sides["after"]) => textOf({ before: null, after });

test("only changed fields are shown when there are values before and after", () => {
  const before = { name: "온기국밥", latitude: 37.5, status: "ACTIVE" };
  const after = { name: "온기국밥", latitude: null, status: "BANNED" };
  expect(changesOf({ before, after })).toEqual([
    { label: "위도", before: "37.5", after: "-" },
    { label: "상태", before: "활동 중", after: "이용 정지" },
  ]);
});

test("all fields are shown when there is one side, with formatted times and numbers, and ids as they are", () => {
  expect(recorded({ amount: 1500, memberId: 1042, actor: 1042 })).toEqual([
    "쌀알||n1500",
    "회원 번호||1042",
    "운영자||1042",
  ]);
  expect(recorded({ resource: "members", q: null, format: "READABLE" })).toEqual([
    "자료||회원",
    "검색어||-",
    "형식||보기 좋은 값",
  ]);
  expect(changesOf({ before: { until: "1970-01-01T00:00:00.007Z" }, after: null })).toEqual([
    { label: "계약 만료", before: "t7", after: null },
  ]);
  expect(textOf({ before: { status: "CONFIRMED" }, after: { status: "READY" } })).toEqual(["상태|확정|출석 체크 중"]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test("a waived no-show is in words, with its number as it is", () => {
  const before = { point: 45, noShow: "UNPAID" };
  expect(textOf({ before, after: { point: 50, noShow: "WAIVED", noShowId: 1007, meetingId: null } })).toEqual([
    "밥점수|n45|n50",
    "노쇼 위약금|미납|면제",
    "노쇼 번호||1007",
    "모임||-",
  ]);
});

test("the filters of an export are in words, its status in those of its list", () => {
  expect(recorded({ resource: "payments", status: "PENDING" })).toContain("상태||확인 중");
  expect(recorded({ resource: "partner-place", status: "ENDING" })).toContain("상태||곧 만료");
  expect(recorded({ resource: "reports", status: "PENDING" })).toContain("상태||열림");
  expect(recorded({ action: "RICE_GRANT", target: "MEMBER:1042", from: "2026-03-01", to: "2026-03-02" })).toEqual([
    "작업||쌀알 지급",
    "대상||회원 1042",
    "첫날||2026-03-01",
    "마지막 날||2026-03-02",
  ]);
  expect(recorded({ target: "ALL_MEMBERS" })).toEqual(["대상||전체 회원"]);
  expect(recorded({ reason: "ADMIN_GRANT" })).toEqual(["사유||운영자 지급"]);
});

test("what an entry names by id has its name, where there is one", () => {
  const names = { "MEMBER:1042": "국밥요정", "MEETING:7": "국밥 한 그릇" };
  const after = { memberId: 1042, meetingId: 7, partnerPlaceId: 3, target: "MEMBER:1042" };
  expect(textOf({ before: null, after, names })).toEqual([
    "회원 번호||국밥요정 (1042)",
    "모임||국밥 한 그릇 (7)",
    "제휴 매장||3",
    "대상||회원 국밥요정 (1042)",
  ]);
});

test("a field that exists only afterwards has no value before", () => {
  expect(textOf({ before: { riceBalance: 0 }, after: { riceBalance: 500, amount: 500 } })).toEqual([
    "남은 쌀알|n0|n500",
    "쌀알||n500",
  ]);
});

test("every field that the contract's entries have has a label", () => {
  const bundle = readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8");
  const { components } = JSON.parse(bundle) as OpenApiDocument;
  const entries = Object.values(components.schemas["AuditAction"]?.["x-audit-entries"] ?? {});
  const fields = new Set(entries.flatMap(({ before = [], after = [] }) => before.concat(after)));
  expect(fields.size).toBeGreaterThan(15);
  const unlabelled = [...fields].filter(
    (field) => changesOf({ before: null, after: { [field]: "" } })[0]?.label === field,
  );
  expect(unlabelled, "labels in audit-changes.ts").toEqual([]);
});

test("a field without a label keeps its name", () => {
  expect(recorded({ tier: true })).toEqual(["tier||예"]);
});

test("a text that somebody wrote stays as it is, whatever it looks like", () => {
  const texts = ["2026-99-99TbobZ", "2026-13-01T00:00:00Z", "MEMBER:1042", "ACTIVE:1", "__proto__", "constructor"];
  for (const text of texts) {
    expect(recorded({ title: text, status: text })).toEqual([`제목||${text}`, `상태||${text}`]);
  }
});
