import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { AgreementFields } from "../components/AgreementFields.tsx";
import { agreementsOf, NO_CONSENTS } from "../model/agreements.ts";
import { FormSection } from "../components/FormSection.tsx";
import { NewPasswordFields } from "../components/NewPasswordFields.tsx";
import { NicknameField } from "../components/NicknameField.tsx";
import { PhoneVerificationFields } from "../components/PhoneVerificationFields.tsx";
import { useNickname } from "../model/useNickname.ts";
import { useRefusedPassword } from "../model/useRefusedPassword.ts";
import { verifyCode, usePhoneVerification } from "../model/usePhoneVerification.ts";
import { useLegalSheets } from "../../legal/index.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/account.module.css";
import { logIn } from "../model/logIn.ts";
import { signupProblem } from "../model/signup.ts";

/** Sign-up on one page: phone, nickname, password, consents. A failure keeps what was typed. */
export function SignupScreen(): ReactNode {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const legal = useLegalSheets();
  const nickname = useNickname();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const refusedPassword = useRefusedPassword();
  const [consents, setConsents] = useState(NO_CONSENTS);
  const verification = usePhoneVerification({
    purpose: "SIGNUP",
    verify: (number, code) => verifyCode(number, code, "SIGNUP"),
  });

  const isSent = useRef(false);
  const signup = useMutation({
    mutationFn: async (name: string) => {
      const { verificationToken } = verification;
      const token = verificationToken === null ? {} : { verificationToken };
      const agreements = agreementsOf(consents);
      await call(api.POST("/signup", { body: { name, phone: verification.phone, password, agreements, ...token } }));
      // The account exists now: a failed login must not look like a failed sign-up.
      await logIn(verification.phone, password).catch(async () => {
        toast("가입했어요. 로그인해 주세요.");
        if (isMounted()) await navigate(paths.login, { replace: true });
      });
    },
    onError: (error, name) => {
      isSent.current = false;
      nickname.catchTaken(error, name);
      if (error instanceof ApiError && error.code === errorCodes.VERIFICATION_TOKEN_INVALID) verification.startOver();
      const refusal = refusedPassword.catchError(error, "password", password);
      void showAlert({ text: refusal ?? describeFailure(error) });
    },
  });

  const problem = signupProblem({
    phoneVerified: verification.verified,
    checkedName: nickname.checked,
    password,
    confirmation,
    consents,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A second press, also one before the button is busy or while the next page loads, must not sign up again: it would be refused.
    if (isSent.current) return;
    if (problem === null && nickname.checked !== null) {
      isSent.current = true;
      signup.mutate(nickname.checked);
    } else if (problem !== null) toast(problem);
  };

  return (
    <Screen
      title="가입하기"
      backTo={paths.landing}
      bottom={
        <Button type="submit" form="signup" looksDisabled={problem !== null} busy={signup.isPending}>
          가입하기
        </Button>
      }
    >
      <form id="signup" className={styles.form} onSubmit={submit} noValidate>
        <FormSection title="휴대폰을 인증해 주세요">
          <PhoneVerificationFields verification={verification} phoneHint="한 사람이 한 계정만 쓰도록 확인해요." />
        </FormSection>
        <FormSection title="어떻게 부를까요?">
          <NicknameField nickname={nickname} />
        </FormSection>
        <FormSection title="비밀번호를 정해 주세요">
          <NewPasswordFields
            {...{ password, confirmation }}
            onPassword={setPassword}
            onConfirmation={setConfirmation}
            refusal={refusedPassword.problemOf(password)}
          />
        </FormSection>
        <FormSection title="약관에 동의해 주세요">
          <AgreementFields consents={consents} onChange={setConsents} onShowText={legal.show} />
        </FormSection>
      </form>
      {legal.sheets}
    </Screen>
  );
}
