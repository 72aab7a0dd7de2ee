import { SANCTION_APPEAL_DAYS } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { company } from "../../../lib/company.ts";
import { logout } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { LostPageIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";

/** The only screen that a banned member can see. */
export function BannedScreen(): ReactNode {
  const loggingOut = useMutation({ mutationFn: logout });
  return (
    <Screen documentTitle="이용 정지">
      <EmptyState
        fill
        heading
        illustration={<LostPageIllustration />}
        title="지금은 밥친구를 쓸 수 없어요"
        text={`이용약관을 어긴 활동이 확인돼 계정 이용이 정지됐어요. 사실과 다르다면 ${SANCTION_APPEAL_DAYS}일 안에 고객센터로 알려 주세요.`}
        action={
          <>
            <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            <Button variant="secondary" busy={loggingOut.isPending} onClick={() => loggingOut.mutate()}>
              로그아웃
            </Button>
          </>
        }
      />
    </Screen>
  );
}
