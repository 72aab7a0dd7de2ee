import type { ReactNode } from "react";
import { LegalContent, legalTitles } from "../../legal/LegalContent.tsx";
import { paths } from "../../routes/paths.ts";
import { Screen } from "../../ui/Screen.tsx";

export function TermsScreen(): ReactNode {
  return (
    <Screen title={legalTitles.terms} backTo={paths.mypage}>
      <LegalContent kind="terms" />
    </Screen>
  );
}
