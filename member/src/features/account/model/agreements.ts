import { LEGAL_VERSION } from "@babchingu/openapi";
import type { Agreements } from "@babchingu/openapi/types";

export type Consents = Pick<Agreements, "terms" | "privacy" | "location">;

export const NO_CONSENTS: Consents = { terms: false, privacy: false, location: false };

/** The request's consents, with the version of the texts (D41). */
export function agreementsOf(consents: Consents): Agreements {
  return { ...consents, version: LEGAL_VERSION };
}

/** The message about a missing required consent, or null; the location is optional. */
export function agreementProblem({ terms, privacy }: Consents): string | null {
  return terms && privacy ? null : "이용약관과 개인정보처리방침에 모두 동의해 주세요.";
}
