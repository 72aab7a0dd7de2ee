import type { ReactNode } from "react";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { LegalContent, type LegalKind, legalTitles } from "./LegalContent.tsx";

interface LegalSheets {
  show: (kind: LegalKind) => void;
  /** Has to be rendered by the screen. */
  sheets: ReactNode;
}

/** Terms and privacy policy as sheets over the screen, so that nothing typed is lost by reading them. */
export function useLegalSheets(): LegalSheets {
  const terms = useSheetInUrl("terms");
  const privacy = useSheetInUrl("privacy");
  return {
    show: (kind) => (kind === "terms" ? terms : privacy).show(),
    sheets: (
      <>
        <Sheet open={terms.open} onClose={terms.hide} title={legalTitles.terms} isText>
          <LegalContent kind="terms" />
        </Sheet>
        <Sheet open={privacy.open} onClose={privacy.hide} title={legalTitles.privacy} isText>
          <LegalContent kind="privacy" />
        </Sheet>
      </>
    ),
  };
}
