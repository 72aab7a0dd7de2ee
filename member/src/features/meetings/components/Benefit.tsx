import { describeFailure } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { GiftIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { policyQuery } from "../model/meetingQuery.ts";
import styles from "./detail.module.css";

const HEADING_ID = "partner-benefit";

/** The badge of a meeting at a partner store; it scrolls to the store's benefit. Without a benefit there is none. */
export function BenefitBadge({ partnerPlaceId }: { partnerPlaceId: number }): ReactNode {
  const { data } = useQuery(policyQuery(partnerPlaceId));
  if (data === "") return null;
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label="제휴 혜택 보기"
      onClick={() => {
        const heading = document.getElementById(HEADING_ID);
        heading?.scrollIntoView({ block: "center" });
        heading?.focus({ preventScroll: true });
      }}
    >
      <StatusPill tone="accent">제휴 혜택</StatusPill>
    </button>
  );
}

/** The benefit that a partner store gives to the meeting. */
export function Benefit({ partnerPlaceId }: { partnerPlaceId: number }): ReactNode {
  const policy = useQuery(policyQuery(partnerPlaceId));
  return (
    <div className={styles.benefit}>
      <h4 id={HEADING_ID} tabIndex={-1} className={styles.benefitTitle}>
        <GiftIcon size={20} />
        제휴 매장 혜택
      </h4>
      {policy.data !== undefined ? (
        <p>{policy.data === "" ? "지금은 제휴 혜택 정보가 없어요." : policy.data}</p>
      ) : policy.error === null ? (
        <Skeleton width="80%" height="1.5em" />
      ) : (
        <div role="alert">
          <p>{describeFailure(policy.error, "제휴 혜택을 불러오지 못했어요.")}</p>
          <div className={styles.retry}>
            <Button variant="text" size="small" busy={policy.isFetching} onClick={() => void policy.refetch()}>
              다시 시도
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
