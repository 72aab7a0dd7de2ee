import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, type Position } from "@babchingu/openapi";
import type { PartnerPlaceApplicationRequest, UploadedImage } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { useKeptState } from "../../../session/useKeptState.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import {
  emptyStoreDraft,
  serverErrors,
  type StoreDraft,
  type StoreErrors,
  storeErrors,
  type StoreField,
  storeRequest,
} from "./storeDraft.ts";

/** Deletes an upload that nothing uses (member §5). If that fails, the server deletes it after a day. */
export function deleteUpload({ id }: UploadedImage): void {
  call(api.DELETE("/images/{id}", { params: { path: { id } } })).catch(() => {});
}

/** The draft with its errors and its submission. A failure keeps what was typed. */
export function useStoreApplication(savedPosition: Position | null) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [draft, setDraft, forget] = useKeptState("store", () => emptyStoreDraft);
  const [errors, setErrors] = useState<StoreErrors>({});

  const application = useMutation({
    mutationFn: (body: PartnerPlaceApplicationRequest) => call(api.POST("/partner-place-applications", { body })),
    onSuccess: () => {
      forget();
      void showAlert({ title: "제휴 신청을 마쳤어요", text: "검토한 뒤 적어 주신 번호로 연락드릴게요." }).then(() =>
        isMounted() ? navigate(paths.mypage, { replace: true }) : undefined,
      );
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(serverErrors(error));
      // An earlier attempt was stored, but its response was lost.
      if (error instanceof ApiError && error.code === errorCodes.PARTNER_APPLICATION_PENDING) forget();
      void showAlert({ text: describeFailure(error) });
    },
  });

  const change = useCallback(
    (fields: Partial<StoreDraft>) => {
      setDraft((before) => ({ ...before, ...fields }));
      // A field that is being corrected no longer shows its error.
      setErrors((before) => {
        const rest = { ...before };
        for (const name of Object.keys(fields)) delete rest[name as StoreField];
        return rest;
      });
    },
    [setDraft],
  );

  const submit = (): void => {
    if (application.isPending) return;
    const fieldErrors = storeErrors(draft, savedPosition);
    setErrors(fieldErrors);
    const [first] = Object.values(fieldErrors);
    const body = storeRequest(draft, savedPosition);
    if (first !== undefined) toast(first);
    else if (body) application.mutate(body);
  };

  return { draft, errors, change, submit, sending: application.isPending };
}
