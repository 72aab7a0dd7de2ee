import type { ReactNode } from "react";
import { LegalContent, legalTitles } from "../components/LegalContent.tsx";
import { paths } from "../../../paths.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";

export function TermsScreen(): ReactNode {
  return (
    <Screen title={legalTitles.terms} backTo={paths.mypage}>
      <LegalContent kind="terms" />
    </Screen>
  );
}
