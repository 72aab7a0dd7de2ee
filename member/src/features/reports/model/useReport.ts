import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, REPORT_ANSWER_HOURS, isFinalError } from "@babchingu/openapi";
import type { ReportRequest } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../../api/api.ts";
import { randomId } from "../../../lib/randomId.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

/** Whether the reporter is in the meeting: only then a report counts towards an expulsion (D25). */
export type ReportKind = "in-meeting" | "out-of-meeting";

function postReport(kind: ReportKind, body: ReportRequest, key: string): Promise<unknown> {
  const options = { params: { header: { "Idempotency-Key": key } }, body };
  return call<unknown>(
    kind === "in-meeting" ? api.POST("/reports/on-meeting", options) : api.POST("/reports/out-of-meeting", options),
  );
}

interface ReportEvents {
  onStored: () => void;
  /** Called when the confirmation was closed, if the screen is still mounted. */
  onConfirmed: () => void;
}

/** Sends a report once and confirms it. */
export function useReport(kind: ReportKind, { onStored, onConfirmed }: ReportEvents) {
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  // Every attempt has the same idempotency key: a repeat on a weak network must not be a second report.
  const idempotencyKey = useRef<string | null>(null);
  const report = useMutation({
    mutationFn: (body: ReportRequest) => postReport(kind, body, (idempotencyKey.current ??= randomId())),
    onSuccess: () => {
      onStored();
      void showAlert({
        title: "신고를 접수했어요",
        text: `${REPORT_ANSWER_HOURS}시간 안에 확인할게요. 알려 주셔서 고마워요.`,
      }).then(() => (isMounted() ? onConfirmed() : undefined));
      // The report may have led to an expulsion.
      for (const key of ["chat", "meeting"]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => {
      // The next attempt is a new request.
      if (isFinalError(error)) idempotencyKey.current = null;
      // An earlier attempt was stored, but its response was lost.
      if (error instanceof ApiError && error.code === errorCodes.ALREADY_REPORTED) onStored();
      void showAlert({ text: describeFailure(error) });
    },
  });
  return { send: report.mutate, sending: report.isPending };
}
