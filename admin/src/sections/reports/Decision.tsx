/** The decision on a report: ban and resolve, resolve, dismiss, or reopen (D58). */
import { AdminReportColumns } from "@babchingu/openapi/columns";
import type { ReportStatusValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import type { AdminMember, AdminReport } from "@babchingu/openapi/types";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useGetOne } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { statusOf } from "../../dataProvider/errors.ts";
import { useSave } from "../../ui/feedback/apiActions.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { useDraftName, useKeptDraft } from "../../ui/forms/KeptInput.tsx";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { useBan } from "./useBan.ts";
import { NOT_DONE, useOpenReports } from "./useOpenReports.ts";

/** `PENDING` saves the comment only. */
type Choice = "BAN" | ReportStatusValue;

interface Values {
  /** Null when empty, as the field makes it. */
  adminComment: string | null;
}

const FORM_LABEL = "신고 처리";
const COMMENT_NOT_SAVED = {
  failure: "의견을 저장하지 못했어요.",
  worked: "이미 처리된 신고라서 의견을 저장하지 않았어요.",
};
const COMMENT_MAX = limits.AdminReportRequest.adminComment.maxLength;

/** A comment that is being written stays when another operator works the report meanwhile, also before the next log-in. */
export function Decision({ report }: { report: AdminReport }) {
  const hasDraft = useKeptDraft(useDraftName(FORM_LABEL), false) !== null;
  const [isWriting, setWriting] = useState(hasDraft);
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
    <>
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
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: "8px" }}>
        다시 열어도 신고한 회원에게 알린 결과와 이용 정지는 그대로예요.
      </Typography>
    </>
  );
}

type BanState = "possible" | "impossible" | "loading" | "failed";

/** `error` is null while the member is read, also again. */
function banStateOf(member: AdminMember | undefined, error: unknown): BanState {
  if (member) return member.role !== "ROLE_ADMIN" && member.status === "ACTIVE" ? "possible" : "impossible";
  if (error === null) return "loading";
  return statusOf(error) === 404 ? "impossible" : "failed";
}

interface OpenReportProps {
  report: AdminReport;
  onWriting: (isWriting: boolean) => void;
}

function OpenReport({ report, onWriting }: OpenReportProps) {
  const choice = useRef<Choice>("RESOLVED");
  const { data: member, error } = useGetOne<AdminMember>("members", { id: report.reportedId }, { retry: false });
  const conflictCheck = useConflictCheck<"reports", Values>("reports", report.id, {
    valuesOf: ({ adminComment }) => ({ adminComment }),
    labels: { adminComment: AdminReportColumns.adminComment },
    format: (comment) => comment || "없음",
  });
  const decide = useSave("reports", {
    success: "신고를 처리하고 신고한 회원에게 알렸어요.",
    failure: "신고를 처리하지 못했어요.",
  });
  const comment = useSave("reports", { success: "의견을 저장했어요.", failure: COMMENT_NOT_SAVED.failure });
  const { ban, dialog } = useBan(report, member);
  const { readOpen } = useOpenReports(report);
  const send = async ({ adminComment }: Values) => {
    const changes = { adminComment: adminComment?.trim() || null };
    if (choice.current === "BAN") return await ban(changes);
    const { mutate } = choice.current === "PENDING" ? comment : decide;
    // A worked report would be reopened; the backend refuses the other decisions on one.
    if (choice.current === "PENDING" && (await readOpen(COMMENT_NOT_SAVED)) === null) return NOT_DONE;
    return await mutate({ row: report, changes: { status: choice.current, ...changes } });
  };
  return (
    <>
      <ConsoleForm<Values>
        label={FORM_LABEL}
        defaultValues={{ adminComment: report.adminComment }}
        submitLabel="해결"
        footer={
          <Choices
            isWorked={report.status !== "PENDING"}
            ban={banStateOf(member, error)}
            onChoose={(chosen) => {
              choice.current = chosen;
            }}
            onWriting={onWriting}
          />
        }
        conflictCheck={conflictCheck}
        onSubmit={send}
      >
        <TextBox source="adminComment" label="운영자 의견" lengthMax={COMMENT_MAX} rows={2} hint="운영자만 봐요." />
      </ConsoleForm>
      {dialog}
    </>
  );
}

interface ChoicesProps extends Pick<OpenReportProps, "onWriting"> {
  isWorked: boolean;
  ban: BanState;
  onChoose: (choice: Choice) => void;
}

/** Each button sends the form with its choice; none is left once another operator has worked the report. */
function Choices({ isWorked, ban, onChoose, onWriting }: ChoicesProps) {
  const { reset } = useFormContext<Values>();
  const { isSubmitting, isDirty } = useFormState();
  useEffect(() => {
    // A draft is filled in after the first effect.
    if (!isDirty) return undefined;
    onWriting(true);
    return () => onWriting(false);
  }, [onWriting, isDirty]);
  const choose = (choice: Choice) => ({
    type: "submit" as const,
    disabled: isSubmitting,
    onClick: () => onChoose(choice),
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
        그사이 이 신고가 처리됐어요. 저장할 수 없으니 쓰던 의견이 필요하면 복사해 두세요.
      </Alert>
    );
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        <Button {...choose("RESOLVED")} variant="contained">
          해결
        </Button>
        <Button {...choose("DISMISSED")} variant="outlined">
          기각
        </Button>
        <Button {...choose("PENDING")} disabled={isSubmitting || !isDirty}>
          의견만 저장
        </Button>
        {ban === "impossible" ? null : (
          <Button
            {...choose("BAN")}
            disabled={isSubmitting || ban !== "possible"}
            variant="outlined"
            color="error"
            sx={{ marginLeft: "auto" }}
          >
            정지
          </Button>
        )}
      </Box>
      {ban === "failed" ? (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: "right" }}>
          신고된 회원의 정보를 불러와야 정지할 수 있어요.
        </Typography>
      ) : null}
    </>
  );
}
