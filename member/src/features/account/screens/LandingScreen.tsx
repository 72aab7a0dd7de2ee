import type { ReactNode } from "react";
import { useLegalSheets } from "../../legal/index.ts";
import { paths } from "../../../paths.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { AppNotice } from "../components/AppNotice.tsx";
import styles from "../components/account.module.css";
import { TableIllustration } from "../components/TableIllustration.tsx";

/** The first screen of a guest, with links to sign up and log in. */
export function LandingScreen(): ReactNode {
  const legal = useLegalSheets();
  return (
    <Screen documentTitle="같이 밥 먹을 친구">
      <AppNotice />
      <div className={styles.banner}>
        <TableIllustration />
        <h1 className={styles.name}>밥친구</h1>
        <p className={styles.slogan}>
          혼자 먹기 아쉬운 날,
          <br />
          가까운 곳에서 같이 먹을 친구를 찾아요.
        </p>
      </div>
      <div className={styles.links}>
        <LinkButton to={paths.signup} wide>
          가입하기
        </LinkButton>
        <LinkButton to={paths.login} variant="secondary" wide>
          로그인
        </LinkButton>
        <p className={styles.signupHint}>휴대폰 번호만 있으면 금방 가입할 수 있어요.</p>
        <p className={styles.legal}>
          <Button variant="text" size="small" onClick={() => legal.show("terms")}>
            이용약관
          </Button>
          <Button variant="text" size="small" onClick={() => legal.show("privacy")}>
            개인정보처리방침
          </Button>
        </p>
      </div>
      {legal.sheets}
    </Screen>
  );
}
