import { ProviderLabels } from "@babchingu/openapi/enums";
import type { ReactNode } from "react";
import { formatPhone } from "@babchingu/web/formatPhone.ts";
import { formatLongDate } from "../../../lib/formatTime.ts";
import { paths } from "../../../paths.ts";
import { useIsFromCache, useMember } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "../components/settings.module.css";

/** The account's data. The session has loaded it already, so there is no loading state. */
export function AccountInfoScreen(): ReactNode {
  const { name, phone, provider, createdAt, locationAgreed } = useMember();
  const noPhone = useIsFromCache() ? "연결되면 보여 드려요" : "아직 없어요";
  return (
    <Screen title="계정 정보" backTo={paths.settings}>
      <Card>
        <dl className={styles.facts}>
          <InfoRow label="닉네임">{name}</InfoRow>
          <InfoRow label="휴대폰 번호">{phone === null ? noPhone : formatPhone(phone)}</InfoRow>
          <InfoRow label="로그인 방법">
            {provider === null ? "휴대폰 번호와 비밀번호" : ProviderLabels[provider]}
          </InfoRow>
          <InfoRow label="가입한 날">{formatLongDate(new Date(createdAt))}</InfoRow>
          <InfoRow label="위치 이용">{locationAgreed ? "동의했어요" : "동의하지 않았어요"}</InfoRow>
        </dl>
      </Card>
      <div className={styles.links}>
        <LinkButton variant="secondary" wide to={paths.profileEdit}>
          닉네임과 사진 바꾸기
        </LinkButton>
        <LinkButton variant="secondary" wide to={paths.phoneReverification}>
          휴대폰 번호 바꾸기
        </LinkButton>
      </div>
    </Screen>
  );
}

function InfoRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
