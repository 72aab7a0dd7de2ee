import { companyPlaceholders } from "@babchingu/web/company.ts";

export type SiteConfig = ReturnType<typeof readConfig>;

type Environment = Readonly<Record<string, string | undefined>>;

const placeholders = {
  SITE_ORIGIN: "https://babchingu.example",
  ...companyPlaceholders,
  SITE_APP_STORE_URL: "https://apps.apple.com/kr/app/id0000000000",
  SITE_PLAY_STORE_URL: "https://play.google.com/store/apps/details?id=example.babchingu",
  SITE_DEVELOPER_URL: "/download#developer",
  SITE_UNIVERSITIES: "첫 번째 제휴 대학교,두 번째 제휴 대학교,세 번째 제휴 대학교",
} as const;

/** Number of partner universities the page has room for (console §2). */
const universityCount = 3;

/**
 * The business information that the repository doesn't contain (D1), read from `SITE_*` environment variables when the
 * site is built. Each value has a placeholder that shows on the page, so that a missing one is noticed.
 * @throws Error naming the variable when a URL is not http(s) or the universities are not three.
 */
export function readConfig(env: Environment) {
  const value = (name: keyof typeof placeholders): string => env[name]?.trim() || placeholders[name];
  const companyName = value("SITE_COMPANY_NAME");
  const contactEmail = value("SITE_CONTACT_EMAIL");
  const appStoreUrl = requireUrl("SITE_APP_STORE_URL", value("SITE_APP_STORE_URL"));
  const playStoreUrl = requireUrl("SITE_PLAY_STORE_URL", value("SITE_PLAY_STORE_URL"));
  const developerUrl = value("SITE_DEVELOPER_URL");
  const { origin } = new URL(requireUrl("SITE_ORIGIN", value("SITE_ORIGIN")));
  return {
    /** Scheme and host, without a trailing slash; used for canonical URLs, Open Graph and the sitemap. */
    origin,
    /** The URL of the QR code; the download page of `origin` by default. */
    downloadUrl: requireUrl("SITE_DOWNLOAD_URL", env["SITE_DOWNLOAD_URL"]?.trim() || `${origin}/download`),
    companyName,
    businessNumber: value("SITE_BUSINESS_NUMBER"),
    contactEmail,
    appStoreUrl,
    playStoreUrl,
    /** True while a store link is still the placeholder; the download page then shows a note. */
    storeLinksPending:
      appStoreUrl === placeholders.SITE_APP_STORE_URL || playStoreUrl === placeholders.SITE_PLAY_STORE_URL,
    developerName: env["SITE_DEVELOPER_NAME"]?.trim() || companyName,
    developerEmail: env["SITE_DEVELOPER_EMAIL"]?.trim() || contactEmail,
    /** The target of "개발자 정보"; the developer section of the download page by default. */
    developerUrl: developerUrl.startsWith("/") ? developerUrl : requireUrl("SITE_DEVELOPER_URL", developerUrl),
    /** The three partner universities of the promotion-partner page. */
    universities: universityNames(value("SITE_UNIVERSITIES")),
  };
}

function requireUrl(name: string, value: string): string {
  const protocol = URL.canParse(value) ? new URL(value).protocol : "";
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`${name} must be an http(s) address: "${value}"`);
  return value;
}

function universityNames(value: string): readonly string[] {
  const names = value
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length !== universityCount) {
    throw new Error(`SITE_UNIVERSITIES must hold ${universityCount} names separated by commas, got ${names.length}`);
  }
  return names;
}

export const config = readConfig(process.env);
