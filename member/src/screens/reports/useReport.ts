import { ApiProblem, call, describeFailure } from "@babchingu/openapi";
import type { ReportRequest } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../api/api.ts";
import { randomId } from "../../lib/randomId.ts";
import { notify } from "../../ui/Dialog.tsx";
import { useIsHere } from "../../ui/useIsHere.ts";

/** Where the reporter stands: only a report from inside counts towards an expulsion (D25). */
export type ReportKind = "in-meeting" | "out-of-meeting";

function post(kind: ReportKind, body: ReportRequest, key: string): Promise<unknown> {
  const options = { params: { header: { "Idempotency-Key": key } }, body };
  return call<unknown>(
    kind === "in-meeting" ? api.POST("/reports/on-meeting", options) : api.POST("/reports/out-of-meeting", options),
  );
}

interface Report {
  send: (body: ReportRequest) => void;
  sending: boolean;
}

/** Sends a report once, says that it has arrived, then calls back while its screen still stands. */
export function useReport(kind: ReportKind, onSent: () => void): Report {
  const queries = useQueryClient();
  const isHere = useIsHere();
  // The same key goes with every try, so that a repeat on a weak network is no second report.
  const key = useRef<string | null>(null);
  const write = useMutation({
    mutationFn: (body: ReportRequest) => post(kind, body, (key.current ??= randomId())),
    onSuccess: () => {
      void notify({ title: "신고를 접수했어요", text: "24시간 안에 확인할게요. 알려 주셔서 고마워요." }).then(() =>
        isHere() ? onSent() : undefined,
      );
      // It may have expelled the person.
      for (const stale of ["chat", "meeting"]) void queries.invalidateQueries({ queryKey: [stale] });
    },
    onError: (error) => {
      // The server has refused for good, so the next try is another one.
      if (error instanceof ApiProblem) key.current = null;
      void notify({ title: "알림", text: describeFailure(error) });
    },
  });
  return { send: write.mutate, sending: write.isPending };
}
