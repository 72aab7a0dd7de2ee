import type { AdminBulkJob } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";

/** How far a job is: "회원 12,000명 중 3,500명에게 100알씩 지급했어요." */
export function progressText({ kind, total, done, amount, corrected }: AdminBulkJob): string {
  const members = `회원 ${formatNumber(total)}명 중 ${formatNumber(done)}명`;
  const texts: Record<AdminBulkJob["kind"], string> = {
    RICE_GRANT_ALL: `${members}에게 ${formatNumber(amount ?? 0)}알씩 지급했어요.`,
    NOTIFICATION_SEND_ALL: `${members}에게 알림을 보냈어요.`,
    ANNOUNCEMENT_CREATE: `진행 중인 모임 ${formatNumber(total)}개 중 ${formatNumber(done)}개의 채팅방에 공지를 올렸어요.`,
    RICE_SYNC: `${members}의 쌀알을 확인했고, ${formatNumber(corrected ?? 0)}명의 쌀알을 바로잡았어요.`,
  };
  return texts[kind];
}
