import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { LinkButton } from "../ui/controls/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import * as illustrations from "../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../ui/illustrations/EmptyTableIllustration.tsx";
import { ErrorState } from "../ui/feedback/ErrorState.tsx";
import { ProgressBar } from "../ui/feedback/ProgressBar.tsx";
import { Skeleton, SkeletonList } from "../ui/feedback/Skeleton.tsx";
import { Spinner } from "../ui/feedback/Spinner.tsx";
import { Row, Sample } from "./Sample.tsx";
import styles from "./Sample.module.css";

const noop = (): void => {};

/** Loading, empty and error states. */
export function FeedbackSamples(): ReactNode {
  return (
    <>
      <EmptyState
        illustration={<EmptyTableIllustration />}
        title="근처에 아직 모임이 없어요"
        text="먼저 자리를 열면 밥친구가 찾아와요."
        action={<LinkButton to={paths.createMeeting}>모임 만들기</LinkButton>}
      />
      <ErrorState errorMessage="인터넷 연결을 확인하고 다시 시도해 주세요." onRetry={noop} />
      <Sample name="Skeleton, Spinner, ProgressBar">
        <SkeletonList count={2}>
          <Card flush>
            <Skeleton height="180px" />
            <div className={styles.meeting}>
              <Skeleton width="70%" height="22px" />
              <Skeleton width="40%" />
            </div>
          </Card>
        </SkeletonList>
        <Row>
          <Spinner label="불러오는 중이에요" />
          <Spinner size={40} />
        </Row>
        <ProgressBar label="가입 단계" value={1} max={2} />
      </Sample>
      <Sample name="Illustrations">
        <Row>
          {Object.entries({ ...illustrations, EmptyTableIllustration }).map(([name, Illustration]) => (
            <Illustration key={name} width={150} />
          ))}
        </Row>
      </Sample>
    </>
  );
}
