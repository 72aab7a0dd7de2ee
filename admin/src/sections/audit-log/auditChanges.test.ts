import { expect, test } from "vitest";
import { changesOf, summaryOf } from "./auditChanges.ts";

test("only changed fields are shown when there are values before and after", () => {
  const entry = {
    before: { name: "온기국밥", latitude: 37.5, status: "ACTIVE" },
    after: { name: "온기국밥", latitude: null, status: "BANNED" },
  };
  expect(changesOf(entry)).toEqual([
    { label: "위도", before: "37.5", after: "—" },
    { label: "상태", before: "활동 중", after: "이용 정지" },
  ]);
  expect(summaryOf(entry)).toBe("위도: 37.5 → —, 상태: 활동 중 → 이용 정지");
});

test("all fields are shown when there is one side, with formatted times and numbers", () => {
  expect(summaryOf({ before: null, after: { amount: 1500, memberId: 1042 } })).toBe("쌀알: 1,500, 회원 번호: 1042");
  expect(summaryOf({ before: null, after: { resource: "members", q: null } })).toBe("자료: 회원");
  expect(summaryOf({ before: { status: "CONFIRMED" }, after: { status: "READY" } })).toBe("상태: 확정 → 출석 체크 중");
  expect(summaryOf({ before: null, after: { format: "READABLE" } })).toBe("형식: 보기 좋은 값");
  expect(changesOf({ before: { until: "2026-03-01T14:59:00.000Z" }, after: null })).toEqual([
    { label: "계약 만료", before: "2026. 3. 1. 오후 11:59", after: null },
  ]);
  expect(summaryOf({ before: null, after: null })).toBe("");
});

test("a field that exists only afterwards has no value before", () => {
  expect(summaryOf({ before: { riceBalance: 0 }, after: { riceBalance: 500, amount: 500 } })).toBe(
    "남은 쌀알: 0 → 500, 쌀알: 500",
  );
});

test("a field without a label keeps its name", () => {
  expect(summaryOf({ before: null, after: { tier: true } })).toBe("tier: 예");
});
