/** Shown where nothing names the business (D1): visible on the page, so that a missing setting is noticed. */
export const companyPlaceholders = {
  SITE_COMPANY_NAME: "상호 준비 중",
  SITE_BUSINESS_NUMBER: "000-00-00000",
  SITE_CONTACT_EMAIL: "hello@babchingu.example",
} as const;
