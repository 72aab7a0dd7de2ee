import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, isFinalError } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { api } from "../../../api/api.ts";
import { NewPasswordFields, passwordChangeProblem, useRefusedPassword } from "../../account/index.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { BowlIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/settings.module.css";

/** Shown when the server sent no message (member §8). */
const WRONG_PASSWORD_MESSAGE = "현재 비밀번호가 맞지 않아요.";

const MAY_BE_CHANGED =
  "비밀번호가 이미 바뀌었을 수 있어요. 현재 비밀번호에 새 비밀번호를 넣어 보거나, 로그아웃한 다음 새 비밀번호로 로그인해 보세요.";

/** Changes the password of members who log in with one. */
export function ChangePasswordScreen(): ReactNode {
  const { provider } = useMember();
  return provider === null ? <PasswordForm /> : <NoPassword />;
}

function PasswordForm(): ReactNode {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [currentError, setCurrentError] = useState<string | null>(null);
  const refusedPassword = useRefusedPassword();
  const back = useBack(paths.settings);
  const isMounted = useIsMounted();
  /** The new password of an attempt without an answer. */
  const unanswered = useRef<string | null>(null);

  const change = useMutation({
    mutationFn: () =>
      call(api.PATCH("/members/change-password", { body: { currentPassword: current, newPassword: password } })),
    onSuccess: () => {
      toast("비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.");
      if (isMounted()) back();
    },
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === errorCodes.CURRENT_PASSWORD_WRONG;
      if (!isFinalError(error)) unanswered.current = password;
      const mayBeChanged = isWrong && unanswered.current === password;
      const text = mayBeChanged ? MAY_BE_CHANGED : describeFailure(error, WRONG_PASSWORD_MESSAGE);
      if (isWrong && !mayBeChanged) setCurrentError(text);
      const refusal = refusedPassword.catchError(error, "newPassword", password);
      void showAlert({ text: refusal ?? text });
    },
  });

  const problem = passwordChangeProblem(current, password, confirmation);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== null) toast(problem);
    else if (!change.isPending) change.mutate();
  };

  return (
    <Screen
      title="비밀번호 바꾸기"
      backTo={paths.settings}
      bottom={
        <Button type="submit" form="password" looksDisabled={problem !== null} busy={change.isPending}>
          비밀번호 바꾸기
        </Button>
      }
    >
      <form id="password" className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label="현재 비밀번호"
          value={current}
          onChange={(text) => {
            setCurrent(text);
            setCurrentError(null);
          }}
          maxLength={limits.ChangePasswordRequest.currentPassword.maxLength}
          autoComplete="current-password"
          error={currentError}
        />
        <NewPasswordFields
          label="새 비밀번호"
          {...{ password, confirmation }}
          onPassword={setPassword}
          onConfirmation={setConfirmation}
          refusal={refusedPassword.problemOf(password)}
        />
      </form>
    </Screen>
  );
}

/** For members with a social provider, who can open this page only by its URL (member §6). */
function NoPassword(): ReactNode {
  return (
    <Screen title="비밀번호 바꾸기" backTo={paths.settings}>
      <EmptyState
        fill
        illustration={<BowlIllustration />}
        title="카카오로 로그인하고 있어요"
        text="밥친구에 따로 정한 비밀번호가 없어서 바꿀 것도 없어요."
        action={<LinkButton to={paths.settings}>설정으로 가기</LinkButton>}
      />
    </Screen>
  );
}
