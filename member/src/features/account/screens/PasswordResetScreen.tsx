import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
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
      if (error instanceof ApiError && error.code === errorCodes.VERIFICATION_TOKEN_INVALID) verification.startOver();
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
        <Button type="submit" form="reset" looksDisabled={problem !== null} busy={reset.isPending}>
          비밀번호 바꾸기
        </Button>
      }
    >
      <form id="reset" className={styles.form} onSubmit={submit} noValidate>
        <FormSection title="가입한 번호를 인증해 주세요">
          <PhoneVerificationFields verification={verification} />
        </FormSection>
        {verification.verified && (
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
