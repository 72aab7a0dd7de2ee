import {
  NO_SHOW_ANSWER_DAYS,
  NO_SHOW_OBJECTION_DAYS,
  REPORT_ANSWER_HOURS,
  SANCTION_APPEAL_DAYS,
} from "@babchingu/openapi";
import { Fragment, type ReactNode } from "react";
import { company } from "../../../lib/company.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card, LinkRow } from "../../../ui/layout/Card.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { ChatIcon } from "../../../ui/icons/icons.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { inquiryLink } from "../model/inquiry.ts";
import styles from "../components/support.module.css";

const DEADLINES = [
  { term: "신고", text: `${REPORT_ANSWER_HOURS}시간 안에 답해 드려요.` },
  {
    term: "노쇼 이의",
    text: `노쇼로 기록되고 ${NO_SHOW_OBJECTION_DAYS}일 안에 보내 주시면 ${NO_SHOW_ANSWER_DAYS}일 안에 답해 드려요.`,
  },
  {
    term: "이용 제한 이의",
    text: `이용이 제한되고 ${SANCTION_APPEAL_DAYS}일 안에 보내 주세요. 옳다고 확인되면 바로 풀어 드려요.`,
  },
] as const;

/** How to contact support, and how fast it answers (member §9). */
export function CustomerCenterScreen(): ReactNode {
  const member = useMember();
  const { contactEmail } = company;
  return (
    <Screen title="고객센터" backTo={paths.mypage}>
      <div className={styles.center}>
        <section className={styles.lead}>
          <h2 className={styles.greeting}>무엇을 도와드릴까요?</h2>
          <p className={styles.quiet}>
            궁금한 점이나 불편한 점을 이메일로 보내 주세요. 닉네임과 함께 언제 어느 모임에서 있었던 일인지 적어 주시면
            더 빨리 도와드릴 수 있어요.
          </p>
        </section>
        <Card>
          <p className={styles.quiet}>고객센터 이메일</p>
          <p className={styles.address}>
            {contactEmail.split(/(?=[@.])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </p>
          <div className={styles.actions}>
            <a href={inquiryLink(contactEmail, member)} className={styles.emailLink}>
              이메일 쓰기
            </a>
            <Button variant="secondary" wide onClick={() => void copyText(contactEmail, "이메일 주소를 복사했어요.")}>
              주소 복사
            </Button>
          </div>
        </Card>
        <section className={styles.lead}>
          <h2 className={styles.heading}>언제 답을 받나요?</h2>
          <dl className={styles.deadlines}>
            {DEADLINES.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <nav aria-label="다른 도움말">
          <LinkRow to={paths.frequentQuestions} icon={<ChatIcon size={22} />}>
            자주 묻는 질문
          </LinkRow>
        </nav>
      </div>
    </Screen>
  );
}
