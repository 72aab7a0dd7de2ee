import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, describeFailure } from "@babchingu/openapi";
import type { KakaoNotRegistered } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AgreementFields } from "./AgreementFields.tsx";
import { agreementProblem, agreementsOf, NO_CONSENTS } from "../model/agreements.ts";
import { FormSection } from "./FormSection.tsx";
import { NicknameField } from "./NicknameField.tsx";
import { useNickname } from "../model/useNickname.ts";
import { useLegalSheets } from "../../legal/index.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "./account.module.css";
import { completeKakaoSignup } from "../model/kakao.ts";
import { MemberNotLoadedError } from "../model/signIn.ts";

/** The form for what Kakao doesn't provide: nickname and consents. The phone is verified afterwards (D11, D13). */
export function KakaoSignup({ pendingSignup }: { pendingSignup: KakaoNotRegistered }): ReactNode {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const legal = useLegalSheets();
  const nickname = useNickname("", pendingSignup.suggestedName);
  const [consents, setConsents] = useState(NO_CONSENTS);

  const showFailure = async (error: unknown, isTicketUsed: boolean): Promise<void> => {
    await showAlert({ text: describeFailure(error) });
    if (isTicketUsed && isMounted()) await navigate(paths.login, { replace: true });
  };
  const signup = useMutation({
    mutationFn: (name: string) => completeKakaoSignup(pendingSignup.ticket, name, agreementsOf(consents)),
    onError: (error, name) => {
      nickname.catchTaken(error, name);
      const code = error instanceof ApiError ? error.code : null;
      // The account exists and the ticket is used up: only a login is possible.
      const isRegistered = code === errorCodes.SOCIAL_ACCOUNT_TAKEN || error instanceof MemberNotLoadedError;
      void showFailure(error, isRegistered || code === errorCodes.SOCIAL_CODE_INVALID);
    },
  });

  const problem = nickname.checked === null ? "닉네임 중복 확인을 해 주세요." : agreementProblem(consents);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signup.isPending) return;
    if (problem === null && nickname.checked !== null) signup.mutate(nickname.checked);
    else if (problem !== null) toast(problem);
  };

  return (
    <Screen
      title="카카오로 가입하기"
      backTo={paths.login}
      bottom={
        <Button type="submit" form="kakao-signup" looksDisabled={problem !== null} busy={signup.isPending}>
          가입하기
        </Button>
      }
    >
      <form id="kakao-signup" className={styles.form} onSubmit={submit} noValidate>
        <FormSection title="어떻게 부를까요?">
          <NicknameField nickname={nickname} />
        </FormSection>
        <FormSection title="약관에 동의해 주세요">
          <AgreementFields consents={consents} onChange={setConsents} onShowText={legal.show} />
        </FormSection>
      </form>
      {legal.sheets}
    </Screen>
  );
}
