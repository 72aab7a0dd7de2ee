/** The decision on a report: ban and resolve, resolve, dismiss, or reopen (D58). */
import { limits } from "@babchingu/openapi/limits";
import type { AdminMember, AdminReport, AdminReportRequest } from "@babchingu/openapi/types";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useGetList, useGetOne, useNotify } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { PAGE_SIZE } from "../../dataProvider/createDataProvider.ts";
import { type Outcome, useApiMutation, useSave } from "../../ui/feedback/apiActions.ts";
import { useBulkAction } from "../../ui/feedback/useBulkAction.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { exclusionText, setMemberStatus } from "../members/index.ts";

type Choice = "BAN" | "RESOLVED" | "DISMISSED";

interface Values {
  choice: Choice;
  adminComment: string;
}

const COMMENT_MAX = limits.AdminReportRequest.adminComment.maxLength;

/** A comment that is being written stays when another operator works the report meanwhile. */
export function Decision({ report }: { report: AdminReport }) {
  const [isWriting, setWriting] = useState(false);
  return report.status === "PENDING" || isWriting ? (
    <OpenReport report={report} onWriting={setWriting} />
  ) : (
    <WorkedReport report={report} />
  );
}

function WorkedReport({ report }: { report: AdminReport }) {
  const { mutate, isPending } = useSave("reports", {
    success: "신고를 다시 열었어요.",
    failure: "신고를 다시 열지 못했어요.",
  });
  return (
    <Box sx={{ display: "flex", gap: "12px", alignItems: "center" }}>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => void mutate({ row: report, changes: { status: "PENDING" } })}
      >
        다시 열기
      </Button>
      <Typography variant="body2" color="textSecondary">
        {report.adminComment ?? "남긴 의견이 없어요."}
      </Typography>
    </Box>
  );
}

/** Bans the reported member, then resolves this report and the other open ones about them. */
function useBan({ reportedId, reportedName }: AdminReport, openIds: readonly number[]) {
  const notify = useNotify();
  const ban = useApiMutation(setMemberStatus, { success: () => null, failure: "회원을 정지하지 못했어요." });
  const resolve = useBulkAction(
    (provider, id, data: Partial<AdminReportRequest>) => provider.update("reports", { id, data, previousData: { id } }),
    ["reports"],
  );
  return {
    isPending: ban.isPending || resolve.isPending,
    mutate: async (comment: Pick<AdminReportRequest, "adminComment">): Promise<Outcome<unknown>> => {
      const banned = await ban.mutate({ id: reportedId, status: "BANNED" });
      if (!banned.ok) return banned;
      const results = await resolve.run(openIds, { status: "RESOLVED", ...comment });
      const failedIds = results.filter(({ failure }) => failure !== null).map(({ id }) => id);
      const resolved = `${reportedName} 회원을 정지하고 신고 ${results.length - failedIds.length}건을 해결했어요.`;
      const failed = failedIds.length > 0 ? ` 신고 ${failedIds.join(", ")}번은 처리하지 못했어요.` : "";
      notify(resolved + failed, { type: failed === "" ? "success" : "warning" });
      return { ok: true, data: results };
    },
  };
}

interface OpenReportProps {
  report: AdminReport;
  onWriting: (isWriting: boolean) => void;
}

function OpenReport({ report, onWriting }: OpenReportProps) {
  const { reportedId, reportedName } = report;
  const { data: member } = useGetOne<AdminMember>("members", { id: reportedId }, { retry: false });
  const { data: open } = useGetList<AdminReport>("reports", {
    pagination: { page: 1, perPage: PAGE_SIZE },
    sort: { field: "id", order: "DESC" },
    filter: { reportedId: String(reportedId), status: "PENDING" },
  });
  const openIds = [...new Set([report.id, ...(open ?? []).map(({ id }) => id)])];
  const save = useSave("reports", {
    success: "신고를 처리하고 신고한 회원에게 알렸어요.",
    failure: "신고를 처리하지 못했어요.",
  });
  const ban = useBan(report, openIds);
  const send = ({ choice, adminComment }: Values) => {
    const comment = adminComment.trim() === "" ? null : adminComment;
    if (choice === "BAN") return ban.mutate(comment === null ? {} : { adminComment: comment });
    return save.mutate({ row: report, changes: { status: choice, adminComment: comment } });
  };
  const { submit, dialog } = useConfirm(send, save.isPending || ban.isPending, {
    isNeeded: ({ choice }) => choice === "BAN",
    title: `${reportedName} 회원의 이용을 정지할까요?`,
    text: () =>
      member ? `${exclusionText(member, "BANNED")} 이 회원이 받은 열린 신고 ${openIds.length}건을 함께 해결해요.` : "",
    confirmLabel: "정지하고 해결",
    isDestructive: true,
  });
  return (
    <>
      <ConsoleForm<Values>
        label="신고 처리"
        defaultValues={{ choice: "RESOLVED", adminComment: report.adminComment ?? "" }}
        submitLabel="해결"
        footer={
          <Choices
            isWorked={report.status !== "PENDING"}
            canBan={member?.role !== "ROLE_ADMIN" && member?.status === "ACTIVE"}
            onWriting={onWriting}
          />
        }
        onSubmit={submit}
      >
        <TextBox source="adminComment" label="운영자 의견" lengthMax={COMMENT_MAX} rows={2} hint="운영자만 봐요." />
      </ConsoleForm>
      {dialog}
    </>
  );
}

interface ChoicesProps extends Pick<OpenReportProps, "onWriting"> {
  isWorked: boolean;
  canBan: boolean;
}

/** Each button sends the form with its choice; none is left once another operator has worked the report. */
function Choices({ isWorked, canBan, onWriting }: ChoicesProps) {
  const { setValue, reset } = useFormContext<Values>();
  const { isSubmitting, isDirty } = useFormState();
  useEffect(() => {
    onWriting(isDirty);
    return () => onWriting(false);
  }, [onWriting, isDirty]);
  const choose = (choice: Choice) => ({
    type: "submit" as const,
    disabled: isSubmitting,
    onClick: () => setValue("choice", choice),
  });
  if (isWorked && !isSubmitting) {
    // Restarted after its own decision, until the worked report takes its place.
    if (!isDirty) return null;
    const discard = (
      <Button color="inherit" size="small" onClick={() => reset()}>
        버리기
      </Button>
    );
    return (
      <Alert severity="warning" variant="outlined" action={discard}>
        그사이 다른 운영자가 이 신고를 처리했어요. 저장할 수 없으니 쓰던 의견이 필요하면 복사해 두세요.
      </Alert>
    );
  }
  return (
    <Box sx={{ display: "flex", gap: "8px" }}>
      <Button {...choose("RESOLVED")} variant="contained">
        해결
      </Button>
      <Button {...choose("DISMISSED")} variant="outlined">
        기각
      </Button>
      {canBan ? (
        <Button {...choose("BAN")} variant="outlined" color="error" sx={{ marginLeft: "auto" }}>
          정지
        </Button>
      ) : null}
    </Box>
  );
}
