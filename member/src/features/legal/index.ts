/** The exports of `legal` for other areas. */
export type { LegalKind } from "./components/LegalContent.tsx";
export { useLegalSheets } from "./components/LegalSheets.tsx";
