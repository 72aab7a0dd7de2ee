import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { LostPageIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";

/** For unknown paths. The guard of "/" redirects to the right home. */
export function NotFoundScreen(): ReactNode {
  return (
    <Screen documentTitle="없는 페이지">
      <EmptyState
        fill
        heading
        illustration={<LostPageIllustration />}
        title="찾는 페이지가 없어요"
        text="주소가 바뀌었거나 사라진 페이지예요."
        action={
          <LinkButton to={paths.landing} replace>
            처음으로 가기
          </LinkButton>
        }
      />
    </Screen>
  );
}
