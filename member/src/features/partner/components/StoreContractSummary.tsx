import type { MyPartnerPlace } from "@babchingu/openapi/types";
import { type ReactNode, useState } from "react";
import { formatNumber } from "@babchingu/web/format.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatLongDate } from "../../../lib/formatTime.ts";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import styles from "./partner.module.css";

/** The contract of a store and its statistics. */
export function StoreContractSummary({ store }: { store: MyPartnerPlace }): ReactNode {
  const { cache, until, meetingCount, count } = store;
  const [now] = useState(() => Date.now());
  const end = parseTime(until);
  const hasEnded = end !== null && end.getTime() <= now;
  return (
    <>
      <section className={styles.group}>
        <h3 className={styles.heading}>
          계약
          <StatusPill tone={hasEnded ? "ended" : "recruiting"}>{hasEnded ? "계약이 끝났어요" : "계약 중"}</StatusPill>
        </h3>
        <dl className={styles.facts}>
          <div>
            <dt>계약 만료일</dt>
            <dd>{end ? formatLongDate(end) : "고객센터에 문의해 주세요"}</dd>
          </div>
          <div>
            <dt>지금까지 낸 금액</dt>
            <dd>{formatNumber(cache)}원</dd>
          </div>
        </dl>
      </section>
      <section className={styles.group}>
        <h3 className={styles.heading}>통계</h3>
        <dl className={styles.figures}>
          <div>
            <dt>열린 모임</dt>
            <dd>{formatNumber(meetingCount)}번</dd>
          </div>
          <div>
            <dt>혜택을 본 횟수</dt>
            <dd>{formatNumber(count)}번</dd>
          </div>
        </dl>
      </section>
    </>
  );
}
