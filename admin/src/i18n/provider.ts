import polyglotI18nProvider from "ra-i18n-polyglot";
import { ko } from "./ko.ts";

/** Korean only. Missing keys are the product's own sentences, which pass through as they are. */
export const i18nProvider = polyglotI18nProvider(() => ko, "ko", [{ locale: "ko", name: "한국어" }], {
  allowMissing: true,
});
