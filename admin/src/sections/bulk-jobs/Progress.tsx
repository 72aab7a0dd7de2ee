import { bulkJobStart } from "@babchingu/openapi";
import { BulkJobKindLabels } from "@babchingu/openapi/enums";
import type { AdminBulkJob } from "@babchingu/openapi/types";
import { Box, LinearProgress, Typography } from "@mui/material";
import { useMayCall } from "../../ui/access/OperatorContext.ts";
import { ConfirmButton } from "../../ui/feedback/ConfirmButton.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { stopBulkJob } from "./calls.ts";
import { progressText } from "./progressText.ts";

const PERCENT = 100;

const explanations: Record<AdminBulkJob["state"], string> = {
  RUNNING: "이 화면을 닫아도 계속돼요.",
  DONE: "모두 끝났어요.",
  STOPPED: "운영자가 중지했어요. 이미 처리한 것은 그대로예요.",
  FAILED: "오류가 나서 멈췄어요. 이미 처리한 것은 그대로예요.",
};

/** How far a job is, and the button that stops it. */
export function Progress({ job }: { job: AdminBulkJob }) {
  const { id, kind, state, total, done } = job;
  const { mutate, isPending } = useApiMutation(stopBulkJob, {
    success: "작업을 중지했어요.",
    failure: "작업을 중지하지 못했어요.",
  });
  const mayStop = useMayCall()(bulkJobStart[kind]);
  const percent = state === "DONE" || total === 0 ? PERCENT : Math.min(PERCENT, Math.floor((done / total) * PERCENT));
  return (
    <Panel title="진행 상황">
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`${BulkJobKindLabels[kind]} 진행률`}
        sx={{ height: 8, borderRadius: "999px" }}
      />
      <Box component="output" sx={{ display: "block", marginBlock: "12px" }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{progressText(job)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {explanations[state]}
        </Typography>
      </Box>
      {state === "RUNNING" && mayStop ? (
        <ConfirmButton
          label="작업 중지"
          title="작업을 중지할까요?"
          text="이미 처리한 것은 그대로 남아요. 중지한 작업은 이어서 할 수 없어요."
          confirmLabel="중지"
          isDestructive
          isPending={isPending}
          onConfirm={() => mutate({ id })}
        />
      ) : null}
    </Panel>
  );
}
