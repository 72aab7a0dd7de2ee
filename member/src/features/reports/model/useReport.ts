import { ApiError, call, describeFailure, REPORT_ANSWER_HOURS } from "@babchingu/openapi";
import type { ReportRequest } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../../api/api.ts";
import { randomId } from "../../../lib/randomId.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

/** Whether the reporter is in the meeting: only then a report counts towards an expulsion (D25). */
export type ReportKind = "in-meeting" | "out-of-meeting";

function post(kind: ReportKind, body: ReportRequest, key: string): Promise<unknown> {
  const options = { params: { header: { "Idempotency-Key": key } }, body };
  return call<unknown>(
    kind === "in-meeting" ? api.POST("/reports/on-meeting", options) : api.POST("/reports/out-of-meeting", options),
  );
}

/** Sends a report once, confirms it, then calls `onSent` if its screen is still mounted. */
export function useReport(kind: ReportKind, onSent: () => void) {
  const queries = useQueryClient();
  const isMounted = useIsMounted();
  // Every attempt has the same idempotency key: a repeat on a weak network must not be a second report.
  const key = useRef<string | null>(null);
  const write = useMutation({
    mutationFn: (body: ReportRequest) => post(kind, body, (key.current ??= randomId())),
    onSuccess: () => {
      void showAlert({
        title: "신고를 접수했어요",
        text: `${REPORT_ANSWER_HOURS}시간 안에 확인할게요. 알려 주셔서 고마워요.`,
      }).then(() => (isMounted() ? onSent() : undefined));
      // It may have expelled the person.
      for (const stale of ["chat", "meeting"]) void queries.invalidateQueries({ queryKey: [stale] });
    },
    onError: (error) => {
      // The server's refusal is final, so the next attempt is a new request.
      if (error instanceof ApiError) key.current = null;
      void showAlert({ text: describeFailure(error) });
    },
  });
  return { send: write.mutate, sending: write.isPending };
}
