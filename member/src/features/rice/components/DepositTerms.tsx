import { MEETING_DEPOSIT_RICE, NO_SHOW_PENALTY_WON, NO_SHOW_SCORE } from "@babchingu/openapi";
import { formatNumber } from "@babchingu/web/format.ts";
import type { ReactNode } from "react";
import { useSession } from "../../../session/session.ts";
import { depositText } from "../model/deposit.ts";
import styles from "./DepositTerms.module.css";

/** What a no-show costs; the terms of service have the same figures (D47). */
const NO_SHOW_TEXT = `${depositText}을 돌려받지 못하고, 밥점수가 ${NO_SHOW_SCORE}점 내려가고, 위약금 ${formatNumber(NO_SHOW_PENALTY_WON)}원을 내요.`;

interface DepositTermsProps {
  /** The deposit is about to be taken: shows it with the balance before and after. */
  isDue?: boolean;
  /** When the deposit comes back, besides by a check-in. */
  refunds: readonly string[];
}

/** The deposit, the balance before and after, when it is returned and what a no-show costs (D47). */
export function DepositTerms({ isDue = false, refunds }: DepositTermsProps): ReactNode {
  const session = useSession();
  const balance = session.kind === "member" ? session.member.riceBalance : 0;
  return (
    <>
      {isDue && (
        <dl className={styles.amounts}>
          <div>
            <dt>보증금</dt>
            <dd>{depositText}</dd>
          </div>
          <div>
            <dt>내 쌀알</dt>
            <dd>
              <span>{formatNumber(balance)}알</span> <span>→ {formatNumber(balance - MEETING_DEPOSIT_RICE)}알</span>
            </dd>
          </div>
        </dl>
      )}
      <ul className={styles.terms}>
        <li>모임에 와서 출석 체크를 하면 보증금을 돌려받아요.</li>
        {refunds.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          <strong>확정된 모임에 오지 않으면</strong> {NO_SHOW_TEXT}
        </li>
      </ul>
    </>
  );
}
