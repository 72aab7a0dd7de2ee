export type SiteConfig = ReturnType<typeof readConfig>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Names the pages in a site without an address of its own; no reader sees it. */
const exampleOrigin = "https://babchingu.example";

/** What the pages lack without a setting, for the one who builds them. */
const consequences = {
  SITE_ORIGIN: `previews and search engines get addresses below ${exampleOrigin}, and no page shows a QR code`,
  SITE_COMPANY_NAME: "no page names the company",
  SITE_BUSINESS_NUMBER: "no page shows the business registration number",
  SITE_CONTACT_EMAIL: "no page offers an e-mail address, not even to stores and universities",
  SITE_APP_STORE_URL: "no page links the App Store",
  SITE_PLAY_STORE_URL: "no page links Google Play",
  SITE_UNIVERSITIES: "no page names a partner university",
} as const;

/** One line for each setting that a public site should have and `env` lacks. */
export function missingSettings(env: Environment): string[] {
  return Object.entries(consequences)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);
}

export interface StoreLink {
  readonly platform: string;
  /** As search engines know it. */
  readonly operatingSystem: string;
  readonly label: string;
  readonly href: string;
}

/**
 * What the repository can't know about the business (D1), from `SITE_*` environment variables when the site is built.
 * A value that isn't set is null or empty, and the pages leave out what needs it: they show nothing made up.
 * @throws Error naming the variable when a URL is not http(s) or an entry has not its form.
 */
export function readConfig(env: Environment) {
  const value = (name: string): string | null => env[name]?.trim() || null;
  const url = (name: string): string | null => requireUrl(name, value(name));
  const companyName = value("SITE_COMPANY_NAME");
  const contactEmail = value("SITE_CONTACT_EMAIL");
  const businessNumber = value("SITE_BUSINESS_NUMBER");
  const appStoreUrl = url("SITE_APP_STORE_URL");
  const playStoreUrl = url("SITE_PLAY_STORE_URL");
  const siteUrl = url("SITE_ORIGIN");
  const { origin } = new URL(siteUrl ?? exampleOrigin);
  const developerName = value("SITE_DEVELOPER_NAME") ?? companyName;
  const developerEmail = value("SITE_DEVELOPER_EMAIL") ?? contactEmail;
  const hasDeveloper = [developerName, developerEmail, businessNumber].some((it) => it !== null);
  const developerPage = value("SITE_DEVELOPER_URL") ?? (hasDeveloper ? "/download#developer" : null);
  return {
    /** Scheme and host, without a trailing slash; used for canonical URLs, Open Graph and the sitemap. */
    origin,
    /** The URL of the QR code; null while the site's own address isn't known. */
    downloadUrl: url("SITE_DOWNLOAD_URL") ?? (siteUrl === null ? null : `${origin}/download`),
    companyName,
    businessNumber,
    contactEmail,
    /** The stores that have the app. While there is none, the web app is the main action of every page. */
    stores: [
      ...(appStoreUrl === null
        ? []
        : [{ platform: "아이폰", operatingSystem: "iOS", label: "App Store에서 받기", href: appStoreUrl }]),
      ...(playStoreUrl === null
        ? []
        : [{ platform: "안드로이드", operatingSystem: "Android", label: "Google Play에서 받기", href: playStoreUrl }]),
    ] as readonly StoreLink[],
    developerName,
    developerEmail,
    hasDeveloper,
    /** The target of "개발자 정보"; the developer section of the download page by default. */
    developerUrl: developerPage?.startsWith("/") ? developerPage : requireUrl("SITE_DEVELOPER_URL", developerPage),
    /** The partner universities of the promotion-partner page. */
    universities: names(value("SITE_UNIVERSITIES")),
    /** Regions and universities with a page of their own. */
    localPages: localPages(names(value("SITE_LOCAL_PAGES"))),
  };
}

function requireUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const protocol = URL.canParse(value) ? new URL(value).protocol : "";
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`${name} must be an http(s) address: "${value}"`);
  return value;
}

function names(value: string | null): readonly string[] {
  return (value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

export interface LocalPage {
  readonly path: string;
  readonly name: string;
}

/** From `path:name`; a path of small letters, so that it can be read out and typed. */
function localPages(entries: readonly string[]): readonly LocalPage[] {
  return entries.map((entry) => {
    const [, path, name] = /^([a-z][a-z0-9-]*):(.+)$/.exec(entry) ?? [];
    if (path === undefined || name === undefined) {
      throw new Error(`SITE_LOCAL_PAGES must hold entries like "sinchon:신촌", separated by commas, not "${entry}"`);
    }
    return { path: `/local/${path}`, name: name.trim() };
  });
}

export const config = readConfig(process.env);
