/** Bans a reported member and resolves the open reports about them, after a question that counts those. */
import type { AdminMember, AdminReport, AdminReportRequest } from "@babchingu/openapi/types";
import { useNotify } from "react-admin";
import { type Outcome, useApiMutation } from "../../ui/feedback/apiActions.ts";
import { useBulkAction } from "../../ui/feedback/useBulkAction.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { exclusionText, setMemberStatus } from "../members/index.ts";
import { NOT_DONE, useOpenReports } from "./useOpenReports.ts";

type Comment = Pick<AdminReportRequest, "adminComment">;

interface Ban extends Comment {
  /** The opened report's first. */
  reportIds: readonly number[];
}

const NOT_BANNED = {
  failure: "열린 신고를 불러오지 못해서 정지하지 않았어요.",
  worked: "이미 처리된 신고라서 정지하지 않았어요.",
};

/** `member` is undefined while unknown; `ban` may be called once it is known. Its comment is for the opened report only. */
export function useBan(report: AdminReport, member: AdminMember | undefined) {
  const { id, reportedId, reportedName } = report;
  const notify = useNotify();
  const { readOpen } = useOpenReports(report);
  const exclude = useApiMutation(setMemberStatus, { success: () => null, failure: "회원을 정지하지 못했어요." });
  const resolve = useBulkAction(
    async (provider, reportId, { adminComment }: Comment) => {
      const data = { status: "RESOLVED", ...(reportId === id && { adminComment }) };
      await provider.update("reports", { id: reportId, data, previousData: { id: reportId } });
      return null;
    },
    ["reports"],
  );

  const send = async ({ adminComment, ...asked }: Ban): Promise<Outcome<unknown>> => {
    // Read again, then banned before resolved: a ban can be lifted, but not what the reporter of a resolved report has been told.
    const open = await readOpen(NOT_BANNED);
    if (open === null) return NOT_DONE;
    const reportIds = asked.reportIds.filter((reportId) => open.includes(reportId));
    const banned = await exclude.mutate({ id: reportedId, status: "BANNED" });
    if (!banned.ok) return banned;
    const results = await resolve.run(reportIds, { adminComment });
    const done = new Set(results.filter(({ failure }) => failure === null).map((result) => result.id));
    const failed = reportIds.filter((reportId) => !done.has(reportId));
    const resolved = `${reportedName} 회원을 정지하고 신고 ${done.size}건을 해결했어요.`;
    if (failed.length === 0) notify(resolved, { type: "success" });
    else notify(`${resolved} 신고 ${failed.join(", ")}번은 처리하지 못했어요.`, { type: "warning" });
    // The comment stays in the form unless it was saved.
    return done.has(id) ? { ok: true, data: results } : NOT_DONE;
  };
  const { submit, dialog } = useConfirm(send, {
    title: `${reportedName} 회원의 이용을 정지할까요?`,
    text: ({ reportIds }) =>
      member
        ? `${exclusionText(member, "BANNED")} 이 회원이 받은 열린 신고 ${reportIds.length}건을 함께 해결해요.`
        : "",
    confirmLabel: "정지하고 해결",
    isDestructive: true,
  });
  const ban = async (comment: Comment): Promise<Outcome<unknown> | undefined> => {
    const open = await readOpen(NOT_BANNED);
    if (open === null) return NOT_DONE;
    return await submit({ ...comment, reportIds: [id, ...open.filter((other) => other !== id)] });
  };
  return { ban, dialog };
}
