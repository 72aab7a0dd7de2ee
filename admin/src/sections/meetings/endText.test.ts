import { expect, test } from "vitest";
import { endText } from "./endText.ts";

const meeting = { status: "RECRUITING", memberCount: 2, requiresApproval: false } as const;
const names = ["국밥요정", "라멘탐험가"];
const WAITING = "기다리는 신청이 있으면 거절하고, 신청한 회원의 쌀알도 돌려줘요.";

test("says whose deposits the end gives back, how much, and that it is final", () => {
  expect(endText(meeting, names)).toBe(
    "국밥요정, 라멘탐험가 2명에게 한 사람에 500알씩, 모두 1,000알을 돌려줘요. 돌려준 뒤에는 다시 열 수 없어요.",
  );
  expect(endText(meeting, [])).toMatch(/^참여한 2명에게 /);
});

test("says that those who wait get their rice back, too, where the host approves", () => {
  expect(endText({ ...meeting, requiresApproval: true }, names)).toContain(
    ` 모두 1,000알을 돌려줘요. ${WAITING} 돌려준`,
  );
  expect(endText(meeting, names)).not.toContain(WAITING);
});

test("says that the end of a meeting with a check-in gives nothing back", () => {
  expect(endText({ ...meeting, status: "READY", requiresApproval: true }, names)).toMatch(
    /^출석 체크 중인 모임이라 맡긴 쌀알은 돌려주지 않고/,
  );
});
