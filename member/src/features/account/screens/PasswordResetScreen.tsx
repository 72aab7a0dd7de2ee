import * as errorCodes from "@babchingu/openapi/error-codes";
import {
  call,
  describeFailure,
  SECOND_MS,
  VERIFICATION_TOKEN_LIFE_SECONDS,
  ApiError,
  isFinalError,
} from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { FormSection } from "../components/FormSection.tsx";
import { NewPasswordFields } from "../components/NewPasswordFields.tsx";
import { PhoneVerificationFields } from "../components/PhoneVerificationFields.tsx";
import { useRefusedPassword } from "../model/useRefusedPassword.ts";
import { verifyCode, usePhoneVerification } from "../model/usePhoneVerification.ts";
import { confirmationProblem, passwordProblem } from "../model/accountRules.ts";
import { paths } from "../../../paths.ts";
import { saveReturnPath } from "../../../session/returnPath.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/account.module.css";

/** Sets a new password after a phone verification (D12). */
export function PasswordResetScreen(): ReactNode {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const refusedPassword = useRefusedPassword();
  const verification = usePhoneVerification({
    purpose: "RESET_PASSWORD",
    verify: (number, code) => verifyCode(number, code, "RESET_PASSWORD"),
  });

  const back = useBack(paths.login);
  const [hasAccount, setHasAccount] = useState(true);
  // A request without an answer may have used its token.
  const lostToken = useRef<string | null>(null);

  const isTokenNew = (): boolean => {
    const { verificationToken, sentAt } = verification;
    if (verificationToken === null || verificationToken === lostToken.current) return false;
    return sentAt !== null && Date.now() < sentAt + VERIFICATION_TOKEN_LIFE_SECONDS * SECOND_MS;
  };
  const reset = useMutation({
    mutationFn: () => {
      const { verificationToken } = verification;
      const token = verificationToken === null ? {} : { verificationToken };
      const body = { phone: verification.phone, newPassword: password, ...token };
      return call(api.PATCH("/auth/reset-password", { body }));
    },
    onSuccess: () => {
      if (isMounted()) {
        // The next screen is My page (member §2), which needs a login first.
        saveReturnPath(paths.mypage);
        void navigate(paths.login, { replace: true });
      }
      void showAlert({ title: "비밀번호를 다시 설정했어요", text: "새 비밀번호로 로그인해 주세요." });
    },
    onError: (error) => {
      if (!isFinalError(error)) lostToken.current = verification.verificationToken;
      else if (error instanceof ApiError && error.code === errorCodes.VERIFICATION_TOKEN_INVALID) {
        // The phone is proven: only an account is missing, or it has no password.
        if (isTokenNew()) return setHasAccount(false);
        verification.startOver();
      }
      const refusal = refusedPassword.catchError(error, "newPassword", password);
      void showAlert({ text: refusal ?? describeFailure(error) });
    },
  });

  const problem = verification.verified
    ? (passwordProblem(password) ?? confirmationProblem(password, confirmation))
    : "휴대폰 인증을 마쳐 주세요.";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== null) toast(problem);
    else if (!reset.isPending) reset.mutate();
  };

  return (
    <Screen
      title="비밀번호 다시 설정"
      backTo={paths.login}
      bottom={
        hasAccount ? (
          <Button type="submit" form="reset" looksDisabled={problem !== null} busy={reset.isPending}>
            비밀번호 바꾸기
          </Button>
        ) : (
          <Button onClick={back}>로그인하러 가기</Button>
        )
      }
    >
      <form id="reset" className={styles.form} onSubmit={submit} noValidate>
        <FormSection title="가입한 번호를 인증해 주세요">
          <PhoneVerificationFields verification={verification} />
        </FormSection>
        {!hasAccount && (
          <p role="alert" className={styles.ended}>
            이 번호로 비밀번호를 쓰는 계정을 찾지 못했어요. 카카오로 가입했다면 카카오로 로그인해 주세요.
          </p>
        )}
        {verification.verified && hasAccount && (
          <FormSection title="새 비밀번호를 정해 주세요">
            <NewPasswordFields
              label="새 비밀번호"
              {...{ password, confirmation }}
              onPassword={setPassword}
              onConfirmation={setConfirmation}
              refusal={refusedPassword.problemOf(password)}
            />
          </FormSection>
        )}
      </form>
    </Screen>
  );
}
