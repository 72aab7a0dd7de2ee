import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { formatNumber } from "@babchingu/web/format.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { RiceAmount } from "../../../ui/display/RiceAmount.tsx";
import styles from "./create.module.css";
import { canPayDeposit, DepositTerms } from "../../rice/index.ts";
import { CREATE_REFUNDS, NOT_ENOUGH_RICE } from "../model/rules.ts";

/** The deposit, when it is returned, and whether the balance is enough. */
export function DepositCard({ balance }: { balance: number }): ReactNode {
  const enough = canPayDeposit(balance);
  return (
    <section className={styles.deposit} aria-label="보증금 안내" data-insufficient={!enough || undefined}>
      <div className={styles.depositRow}>
        <h2>모임 보증금</h2>
        <RiceAmount grains={MEETING_DEPOSIT_RICE} />
      </div>
      <div className={styles.depositRow}>
        <span className={styles.quiet}>내가 가진 쌀알</span>
        <span className="tabular">{formatNumber(balance)}알</span>
      </div>
      {enough ? (
        <DepositTerms refunds={CREATE_REFUNDS} />
      ) : (
        <div className={styles.insufficient}>
          <p>{NOT_ENOUGH_RICE}</p>
          <LinkButton size="small" variant="secondary" to={paths.ricePurchase}>
            쌀알 충전하기
          </LinkButton>
        </div>
      )}
    </section>
  );
}
