import type { ReactNode } from "react";
import { LegalContent, legalTitles } from "../components/LegalContent.tsx";
import { paths } from "../../../paths.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";

export function PrivacyScreen(): ReactNode {
  return (
    <Screen title={legalTitles.privacy} backTo={paths.mypage}>
      <LegalContent kind="privacy" />
    </Screen>
  );
}
