import { call } from "@babchingu/openapi";
import { RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import type { RiceTransaction } from "@babchingu/openapi/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatMonthDayTime } from "../../../lib/formatTime.ts";
import { paths } from "../../../paths.ts";
import { reloadMember } from "../../../session/session.ts";
import { useReloadedMember } from "../../../session/useReloadedMember.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { RiceWalletIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { LoadMore } from "../../../ui/feedback/LoadMore.tsx";
import { RiceAmount } from "../../../ui/display/RiceAmount.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { refreshList } from "../../../ui/layout/refreshList.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import styles from "../components/rice.module.css";

/** The balance and every change of it, newest first. */
export function RiceWalletScreen(): ReactNode {
  const { riceBalance } = useReloadedMember();
  const history = useInfiniteQuery({
    queryKey: ["rice", "transactions"],
    queryFn: ({ pageParam, signal }) =>
      call(api.GET("/rice-transactions", { params: { query: { lastId: pageParam } }, signal })),
    // The balance above is refetched on every visit, and the transactions must match it.
    refetchOnMount: "always",
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasNext ? (page.nextCursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.riceTransactionDtoList),
  });
  return (
    <Screen title="쌀알 지갑" backTo={paths.mypage}>
      <PullToRefresh onRefresh={() => Promise.all([refreshList(history), reloadMember()])} />
      <section className={styles.balance} aria-label="가진 쌀알">
        <RiceAmount grains={riceBalance} size="xl" />
        <LinkButton to={paths.ricePurchase} size="small">
          충전하기
        </LinkButton>
      </section>
      <h2 className={styles.heading}>내역</h2>
      <QueryBoundary
        query={history}
        errorMessage="쌀알 내역을 불러오지 못했어요."
        skeleton={<SkeletonList count={6} height="52px" />}
        empty={
          <EmptyState
            illustration={<RiceWalletIllustration />}
            title="아직 내역이 없어요"
            text="쌀알을 쓰거나 받으면 여기에 남아요."
          />
        }
      >
        {(list) => (
          <>
            <ul>
              {list.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
            <LoadMore query={history} />
          </>
        )}
      </QueryBoundary>
    </Screen>
  );
}

/** The label of a reason; "other" for one that this release doesn't know (member §3). */
function formatReason(reason: string): string {
  const labels: Readonly<Record<string, string>> = RiceTransactionReasonLabels;
  return labels[reason] ?? "기타";
}

function TransactionRow({ transaction }: { transaction: RiceTransaction }): ReactNode {
  const { riceTransactionReason, createdAt, amount, balanceAfter } = transaction;
  const at = parseTime(createdAt);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.reason}>{formatReason(riceTransactionReason)}</p>
        {at && <time dateTime={createdAt}>{formatMonthDayTime(at)}</time>}
      </div>
      <div className={styles.amount}>
        <RiceAmount grains={amount} signed />
        <span>남은 쌀알 {formatNumber(balanceAfter)}알</span>
      </div>
    </li>
  );
}
