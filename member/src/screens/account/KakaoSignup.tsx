import { ApiProblem, describeFailure } from "@babchingu/openapi";
import type { KakaoNotRegistered } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AgreementFields } from "../../forms/AgreementFields.tsx";
import { agreementProblem, agreementsOf, NO_TICKS } from "../../forms/agreements.ts";
import { NicknameField } from "../../forms/NicknameField.tsx";
import { useNickname } from "../../forms/useNickname.ts";
import { useLegalSheets } from "../../legal/LegalSheets.tsx";
import { paths } from "../../routes/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/Dialog.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { toast } from "../../ui/Toast.tsx";
import { useIsHere } from "../../ui/useIsHere.ts";
import styles from "./account.module.css";
import { completeKakao } from "./kakao.ts";
import { MemberUnread } from "./signIn.ts";

/** The ticket has expired or was used; the way through Kakao starts again. */
const TICKET_REFUSED = "E400-11";
const ALREADY_MEMBER = "E409-30";
const NAME_TAKEN = "E409-2";

/** What Kakao doesn't tell: a nickname and the consents. The phone is verified right after (D11, D13). */
export function KakaoSignup({ invitation }: { invitation: KakaoNotRegistered }): ReactNode {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const legal = useLegalSheets();
  const nickname = useNickname("", invitation.suggestedName);
  const [ticks, setTicks] = useState(NO_TICKS);

  const tell = async (problem: unknown, isOver: boolean): Promise<void> => {
    await notify({ title: "알림", text: describeFailure(problem) });
    if (isOver && isHere()) await navigate(paths.login, { replace: true });
  };
  const signup = useMutation({
    mutationFn: (name: string) => completeKakao(invitation.ticket, name, agreementsOf(ticks)),
    onError: (error) => {
      const code = error instanceof ApiProblem ? error.code : null;
      // Somebody took the nickname meanwhile: its check no longer holds.
      if (code === NAME_TAKEN) nickname.setName(nickname.name);
      // The account is there, and the ticket was used up for it: only a login leads on.
      const isMember = code === ALREADY_MEMBER || error instanceof MemberUnread;
      void tell(error, isMember || code === TICKET_REFUSED);
    },
  });

  const problem = nickname.checked === null ? "닉네임 중복 확인을 해 주세요." : agreementProblem(ticks);
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
        <Button type="submit" form="kakao-signup" blocked={problem !== null} busy={signup.isPending}>
          가입하기
        </Button>
      }
    >
      <form id="kakao-signup" className={styles.form} onSubmit={submit} noValidate>
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>어떻게 부를까요?</h2>
          <NicknameField nickname={nickname} />
        </section>
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>약관에 동의해 주세요</h2>
          <AgreementFields ticks={ticks} onChange={setTicks} onRead={legal.show} />
        </section>
      </form>
      {legal.sheets}
    </Screen>
  );
}
