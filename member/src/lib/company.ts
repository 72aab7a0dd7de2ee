/** The company that runs the service, from the same variables as on the public site (D1). */
import { companyPlaceholders } from "@babchingu/web/company.ts";

const env = import.meta.env;

export const company = {
  name: env.SITE_COMPANY_NAME || companyPlaceholders.SITE_COMPANY_NAME,
  businessNumber: env.SITE_BUSINESS_NUMBER || companyPlaceholders.SITE_BUSINESS_NUMBER,
  contactEmail: env.SITE_CONTACT_EMAIL || companyPlaceholders.SITE_CONTACT_EMAIL,
} as const;
