/** What search engines read beside a page (schema.org), as JSON-LD. */
import type { Assets } from "./assets.ts";
import { config } from "./config.ts";
import { appHref } from "./layout/links.ts";
import { pages, type Page } from "./pages.tsx";

const organizationId = `${config.origin}/#organization`;
const websiteId = `${config.origin}/#website`;

/** A page's URL, without a trailing slash but for the home page. */
export function urlOf(page: Page): string {
  return config.origin + page.path;
}

function organization(assets: Assets): object {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: "밥친구",
    legalName: config.companyName ?? undefined,
    url: `${config.origin}/`,
    email: config.contactEmail ?? undefined,
    logo: config.origin + assets.icon512,
  };
}

function website(): object {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: "밥친구",
    url: `${config.origin}/`,
    inLanguage: "ko",
    publisher: { "@id": organizationId },
  };
}

/** An app of the stores that have it; of browsers while there is none. */
function app(assets: Assets): object {
  const kind =
    config.stores.length === 0
      ? { "@type": "WebApplication", operatingSystem: "All", url: config.origin + appHref }
      : {
          "@type": "MobileApplication",
          operatingSystem: config.stores.map(({ operatingSystem }) => operatingSystem).join(", "),
          url: `${config.origin}/download`,
          downloadUrl: config.stores.map(({ href }) => href),
        };
  return {
    ...kind,
    name: "밥친구",
    applicationCategory: "SocialNetworkingApplication",
    inLanguage: "ko",
    image: config.origin + assets.icon512,
    screenshot: config.origin + assets["screen-list-light"],
    publisher: { "@id": organizationId },
    offers: { "@type": "Offer", price: "0", priceCurrency: "KRW" },
  };
}

function webPage(page: Page): object {
  const [home] = pages;
  const trail = home && page !== home ? [home, page] : [page];
  return {
    "@type": "WebPage",
    "@id": urlOf(page),
    url: urlOf(page),
    name: page.title,
    description: page.description,
    inLanguage: "ko",
    isPartOf: { "@id": websiteId },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.title.split(" | ")[0],
        item: urlOf(step),
      })),
    },
  };
}

/** JSON that may stand inside a script element: no "<" can end it. */
export function structuredData(page: Page, assets: Assets): string {
  const isAboutApp = page.path === "/" || page.path === "/download";
  const graph = [organization(assets), website(), webPage(page), ...(isAboutApp ? [app(assets)] : [])];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", String.raw`\u003c`);
}
