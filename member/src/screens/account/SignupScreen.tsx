import { ApiProblem, call, describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../api/api.ts";
import { AgreementFields } from "../../forms/AgreementFields.tsx";
import { agreementsOf, NO_TICKS } from "../../forms/agreements.ts";
import { NewPasswordFields } from "../../forms/NewPasswordFields.tsx";
import { NicknameField } from "../../forms/NicknameField.tsx";
import { PhoneVerificationFields } from "../../forms/PhoneVerificationFields.tsx";
import { useNickname } from "../../forms/useNickname.ts";
import { proveWithCode, usePhoneVerification } from "../../forms/usePhoneVerification.ts";
import { useLegalSheets } from "../../legal/LegalSheets.tsx";
import { paths } from "../../routes/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/Dialog.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { toast } from "../../ui/Toast.tsx";
import { useIsHere } from "../../ui/useIsHere.ts";
import styles from "./account.module.css";
import { logIn } from "./logIn.ts";
import { signupProblem } from "./signup.ts";

const PROOF_REFUSED = "E400-4";

/** Sign-up on one page: phone, nickname, password, consents. Whatever fails, what was typed stays. */
export function SignupScreen(): ReactNode {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const legal = useLegalSheets();
  const nickname = useNickname();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [ticks, setTicks] = useState(NO_TICKS);
  const phone = usePhoneVerification({
    purpose: "SIGNUP",
    verify: (number, code) => proveWithCode(number, code, "SIGNUP"),
  });

  const signup = useMutation({
    mutationFn: async (name: string) => {
      const proof = phone.proof === null ? {} : { verificationToken: phone.proof };
      const agreements = agreementsOf(ticks);
      await call(api.POST("/signup", { body: { name, phone: phone.phone, password, agreements, ...proof } }));
      // The account is there now; a login that fails must not look like a failed sign-up.
      await logIn(phone.phone, password).catch(async () => {
        toast("가입했어요. 로그인해 주세요.");
        if (isHere()) await navigate(paths.login, { replace: true });
      });
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === PROOF_REFUSED) phone.startOver();
      void notify({ title: "알림", text: describeFailure(error) });
    },
  });

  const problem = signupProblem({
    phoneVerified: phone.verified,
    checkedName: nickname.checked,
    password,
    confirmation,
    ticks,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signup.isPending) return;
    if (problem === null && nickname.checked !== null) signup.mutate(nickname.checked);
    else if (problem !== null) toast(problem);
  };

  return (
    <Screen
      title="가입하기"
      backTo={paths.landing}
      bottom={
        <Button type="submit" form="signup" blocked={problem !== null} busy={signup.isPending}>
          가입하기
        </Button>
      }
    >
      <form id="signup" className={styles.form} onSubmit={submit} noValidate>
        <Section title="휴대폰을 인증해 주세요">
          <PhoneVerificationFields verification={phone} phoneHint="한 사람이 한 계정만 쓰도록 확인해요." />
        </Section>
        <Section title="어떻게 부를까요?">
          <NicknameField nickname={nickname} />
        </Section>
        <Section title="비밀번호를 정해 주세요">
          <NewPasswordFields
            {...{ password, confirmation }}
            onPassword={setPassword}
            onConfirmation={setConfirmation}
          />
        </Section>
        <Section title="약관에 동의해 주세요">
          <AgreementFields ticks={ticks} onChange={setTicks} onRead={legal.show} />
        </Section>
      </form>
      {legal.sheets}
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
