/** Who runs the service: the same variables as the public site's, with the same visible placeholders (D1). */
const env = import.meta.env;

export const company = {
  name: env.SITE_COMPANY_NAME || "상호 준비 중",
  businessNumber: env.SITE_BUSINESS_NUMBER || "000-00-00000",
  contactEmail: env.SITE_CONTACT_EMAIL || "hello@babchingu.example",
} as const;
