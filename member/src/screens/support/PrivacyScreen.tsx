import type { ReactNode } from "react";
import { LegalContent, legalTitles } from "../../legal/LegalContent.tsx";
import { paths } from "../../routes/paths.ts";
import { Screen } from "../../ui/Screen.tsx";

export function PrivacyScreen(): ReactNode {
  return (
    <Screen title={legalTitles.privacy} backTo={paths.mypage}>
      <LegalContent kind="privacy" />
    </Screen>
  );
}
