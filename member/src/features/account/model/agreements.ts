import { LEGAL_VERSION } from "@babchingu/openapi";
import type { Agreements } from "@babchingu/openapi/types";

/** What a person has ticked so far. */
export type Consents = Pick<Agreements, "terms" | "privacy" | "location">;

export const NO_CONSENTS: Consents = { terms: false, privacy: false, location: false };

/** What is recorded at the server with the version of the texts (D41). */
export function agreementsOf(consents: Consents): Agreements {
  return { ...consents, version: LEGAL_VERSION };
}

/** What still has to be agreed to, or null; the location may be agreed to later. */
export function agreementProblem({ terms, privacy }: Consents): string | null {
  return terms && privacy ? null : "이용약관과 개인정보처리방침에 모두 동의해 주세요.";
}
