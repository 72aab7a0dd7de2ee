import { describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PhoneVerificationFields } from "../components/PhoneVerificationFields.tsx";
import { reverifyPhone } from "../model/reverifyPhone.ts";
import { usePhoneVerification } from "../model/usePhoneVerification.ts";
import { logout } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "../components/account.module.css";
import { activateAccount, ACTIVATION_FAILED } from "../model/activateAccount.ts";

/** Verifies the phone of a member who signed up through a social provider (D13, D14). */
export function ForcePhoneVerificationScreen(): ReactNode {
  const verification = usePhoneVerification(reverifyPhone);
  const activating = useMutation({
    mutationFn: activateAccount,
    onError: (error) => void showAlert({ text: describeFailure(error, ACTIVATION_FAILED) }),
  });

  return (
    <Screen
      title="휴대폰 인증"
      bottom={
        <Button disabled={!verification.verified} busy={activating.isPending} onClick={() => activating.mutate()}>
          시작하기
        </Button>
      }
    >
      <div className={styles.form}>
        <section className={styles.section}>
          <h2 className={styles.greeting}>휴대폰을 한 번만 인증해 주세요</h2>
          <p className={styles.lead}>안심하고 만날 수 있도록 밥친구는 모두 휴대폰을 인증해요.</p>
          <PhoneVerificationFields verification={verification} />
        </section>
        <p className={styles.aside}>
          <Button variant="text" size="small" onClick={() => void logout()}>
            로그아웃
          </Button>
        </p>
      </div>
    </Screen>
  );
}
