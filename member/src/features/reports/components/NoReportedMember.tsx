import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";

/** Shown when the page was opened without a member to report, or the member has left the meeting meanwhile. */
export function NoReportedMember({ backTo, action }: { backTo: string; action: string }): ReactNode {
  return (
    <Screen title="신고하기" backTo={backTo}>
      <EmptyState
        fill
        illustration={<EmptyTableIllustration />}
        title="신고할 밥친구를 찾지 못했어요"
        text="이미 모임에서 나갔을 수 있어요. 다시 골라 주세요."
        action={
          <LinkButton to={backTo} replace>
            {action}
          </LinkButton>
        }
      />
    </Screen>
  );
}
