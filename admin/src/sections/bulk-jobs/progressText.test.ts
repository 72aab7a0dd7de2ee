import type { AdminBulkJob } from "@babchingu/openapi/types";
import { expect, it } from "vitest";
import { progressText } from "./progressText.ts";

const job = { total: 12_000, done: 3500, amount: 100, corrected: 2 } as AdminBulkJob;

it("says how far each kind of job is", () => {
  const texts = (["RICE_GRANT_ALL", "NOTIFICATION_SEND_ALL", "ANNOUNCEMENT_CREATE", "RICE_SYNC"] as const).map((kind) =>
    progressText({ ...job, kind }),
  );
  expect(texts).toEqual([
    "회원 12,000명 중 3,500명에게 100알씩 지급했어요.",
    "회원 12,000명 중 3,500명에게 알림을 보냈어요.",
    "진행 중인 모임 12,000개 중 3,500개의 채팅방에 공지를 올렸어요.",
    "회원 12,000명 중 3,500명의 쌀알을 확인했고, 2명의 쌀알을 바로잡았어요.",
  ]);
});
