import { isRefusal, type SessionEnd } from "@babchingu/openapi";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router-dom";
import { LOGIN_PATH } from "../authProvider.ts";
import { session } from "../session.ts";
import { isOwnSession, keepAfter } from "../tabState.ts";
import { SKIP_UNSAVED_WARNING } from "../ui/forms/UnsavedWarning.tsx";

/** What another tab did to the session, whose rows and input this tab still shows. */
const endsByOtherTab: Partial<Record<SessionEnd, string>> = {
  otherTabSignedOut: "다른 탭에서 로그아웃했어요.",
  replaced: "다른 탭에서 로그인했어요.",
};

/**
 * Tells the operator that the server ended the session, and keeps what they were doing; the auth provider's checkError redirects to
 * the login. After an end by another tab nothing stays: what is sent from here would be sent as the other operator.
 */
export function SessionEndHandler() {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.onEnd((end) => {
        if (end === "replaced" && isOwnSession()) return;
        keepAfter(end);
        if (end === "superseded") return queryClient.clear();
        if (isRefusal(end)) notify("로그인 시간이 끝났어요. 다시 로그인해 주세요.", { type: "info" });
        const text = endsByOtherTab[end];
        if (text === undefined) return;
        queryClient.clear();
        void navigate(LOGIN_PATH, { replace: true, state: SKIP_UNSAVED_WARNING });
        notify(text, { type: "info" });
      }),
    [notify, navigate, queryClient],
  );
  return null;
}
