/** What other areas may use of `legal`. */
export type { LegalKind } from "./components/LegalContent.tsx";
export { useLegalSheets } from "./components/LegalSheets.tsx";
