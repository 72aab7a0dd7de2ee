import polyglotI18nProvider from "ra-i18n-polyglot";
import { ko } from "./ko.ts";

/** Korean only. A missing key is one of the product's own sentences and is shown unchanged. */
export const i18nProvider = polyglotI18nProvider(() => ko, "ko", [{ locale: "ko", name: "한국어" }], {
  allowMissing: true,
});
