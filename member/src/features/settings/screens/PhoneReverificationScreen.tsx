import { PASSWORD_RESET_LOCK_HOURS } from "@babchingu/openapi";
import { type ReactNode, useEffect, useState } from "react";
import { PhoneVerificationFields, reverifyPhone, usePhoneVerification } from "../../account/index.ts";
import { formatPhone } from "@babchingu/web/formatPhone.ts";
import { paths } from "../../../paths.ts";
import { patchMember, useIsFromCache, useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import styles from "../components/settings.module.css";

const CHANGED = "다른 기기에서는 로그아웃됐어요.";
const RESET_LOCKED = `${PASSWORD_RESET_LOCK_HOURS / 24}일 동안은 비밀번호를 잊어도 다시 설정할 수 없어요.`;

/** Changes or re-verifies the phone number; the correct code sets it (D13). A changed one has further effects (D64). */
export function PhoneReverificationScreen(): ReactNode {
  const member = useMember();
  const verification = usePhoneVerification(reverifyPhone);
  const { verified, phone } = verification;
  const [earlierPhone, setEarlierPhone] = useState(member.phone);
  // The screen may open with the stored member, which has no phone.
  if (!verified && earlierPhone !== member.phone) setEarlierPhone(member.phone);
  const back = useBack(paths.settings);
  const noPhone = useIsFromCache() ? "지금 번호는 연결되면 보여 드려요." : "아직 등록한 번호가 없어요.";

  useEffect(() => {
    if (verified) patchMember({ phone });
  }, [verified, phone]);

  return (
    <Screen
      title="휴대폰 번호 바꾸기"
      backTo={paths.settings}
      bottom={
        <Button disabled={!verified} onClick={back}>
          {verified ? "마치기" : "인증을 마쳐 주세요"}
        </Button>
      }
    >
      <div className={styles.form}>
        <div>
          <h2 className={styles.lead}>{verified ? "휴대폰 번호를 인증했어요" : "새 번호로 인증번호를 보내 드려요"}</h2>
          <p className={styles.quiet}>
            {member.phone === null ? (
              noPhone
            ) : (
              <>
                지금 번호는 <span className={styles.phone}>{formatPhone(member.phone)}</span>번이에요.
              </>
            )}
          </p>
          {verified && earlierPhone !== null && earlierPhone !== phone && (
            <p className={styles.quiet}>{member.provider === null ? `${CHANGED} ${RESET_LOCKED}` : CHANGED}</p>
          )}
        </div>
        <PhoneVerificationFields verification={verification} phoneHint="쓰고 있는 번호를 다시 인증해도 돼요." />
      </div>
    </Screen>
  );
}
