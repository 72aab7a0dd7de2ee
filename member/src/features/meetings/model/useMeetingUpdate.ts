import { ApiError, call, describeFailure } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "../../../api/api.ts";
import { useKeptState } from "../../../session/useKeptState.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { meetingQuery } from "./meetingQuery.ts";
import {
  fieldsOf,
  isChanged,
  serverErrors,
  type UpdateErrors,
  updateErrors,
  type UpdateFields,
  updateRequest,
} from "./updateDraft.ts";

const NO_LONGER_EDITABLE = new Set<string | null>([errorCodes.MEETING_NOT_EDITABLE, errorCodes.NOT_HOST]);

export function useMeetingUpdate(meetingId: number, meeting: MeetingDetail, onSaved: () => void) {
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  // The place picker, a reload and the next log-in come back to it; the meeting's menu starts from the server's data.
  const [fields, setFields, forget] = useKeptState("meeting", () => fieldsOf(meeting));
  const [errors, setErrors] = useState<UpdateErrors>({});

  const change = useCallback(
    (edits: Partial<UpdateFields>) => {
      setFields((before) => ({ ...before, ...edits }));
      // A field that is being corrected no longer shows its error.
      const changed = Object.keys(edits);
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !changed.includes(name))));
    },
    [setFields],
  );

  /** Whether the meeting, read again, still looks editable: else the screen itself says why it isn't. */
  async function isStillEditable(): Promise<boolean> {
    const { queryKey } = meetingQuery(meetingId);
    await queryClient.invalidateQueries({ queryKey });
    const now = queryClient.getQueryData(queryKey);
    return now?.status === "RECRUITING" && now.hostId === meeting.hostId;
  }

  const update = useMutation({
    mutationFn: () =>
      call(api.PATCH("/meetings/{id}", { params: { path: { id: meetingId } }, body: updateRequest(fields) })),
    onSuccess: () => {
      forget();
      toast("모임을 수정했어요.");
      if (isMounted()) onSaved();
    },
    onError: async (error) => {
      if (error instanceof ApiError) {
        setErrors(serverErrors(error));
        if (NO_LONGER_EDITABLE.has(error.code) && isMounted() && !(await isStillEditable())) return;
      }
      void showAlert({ text: describeFailure(error) });
    },
    // After an error as well: the meeting may have been confirmed meanwhile.
    onSettled: () => {
      for (const key of ["meeting", "meetings", "chat"]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });

  const changed = isChanged(fields, meeting);
  return {
    fields,
    errors,
    change,
    changed,
    saving: update.isPending,
    save: () => {
      const fieldErrors = updateErrors(fields);
      setErrors(fieldErrors);
      const [first] = Object.values(fieldErrors);
      if (first !== undefined) void showAlert({ text: first });
      else if (!changed) toast("바꾼 내용이 없어요.");
      else update.mutate();
    },
  };
}
