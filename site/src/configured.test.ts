/** The pages of a configured site; the other tests render them as the repository has them, with nothing configured. */
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readQr } from "../../tests/e2e/support/qr.ts";
import { assetFiles, type Assets, qrCodePath } from "./assets.ts";

const settings = {
  SITE_ORIGIN: "https://bab.example",
  SITE_COMPANY_NAME: "한솥밥 주식회사",
  SITE_BUSINESS_NUMBER: "123-45-67890",
  SITE_CONTACT_EMAIL: "hello@bab.example",
  SITE_APP_STORE_URL: "https://apps.apple.com/kr/app/id1",
  SITE_PLAY_STORE_URL: "https://play.google.com/store/apps/details?id=kr.bab",
  SITE_UNIVERSITIES: "가람대학교,나래대학교,다온대학교",
  SITE_LOCAL_PAGES: "sinchon:신촌,garam:가람대학교",
};
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
afterAll(() => {
  vi.resetModules();
});

// The configuration is read when its module is loaded, which another test may have done.
vi.resetModules();
const { downloadQrCode, pageAt, renderPage, sitemap } = await import("./render.tsx");
const assets = { ...(assetFiles as Record<string, string>), qrCode: qrCodePath } as Assets;
const htmlOf = async (path: string) => (await renderPage(pageAt(path), assets)).replaceAll("&amp;", "&");

describe("a configured site", () => {
  it.each(["/", "/student-benefit", "/promotion-partner", "/store-promotion", "/download"])(
    "%s leads to the stores and names the business",
    async (path) => {
      const html = await htmlOf(path);
      expect(html).toContain(`href="${settings.SITE_APP_STORE_URL}"`);
      expect(html).toContain(`href="${settings.SITE_PLAY_STORE_URL}"`);
      expect(html).toMatch(/<a class="button button-ink button-small" href="\/download">/);
      expect(html).toContain(qrCodePath);
      expect(html).toContain(`<dd>${settings.SITE_COMPANY_NAME}</dd>`);
      expect(html).toContain(`<dd>${settings.SITE_BUSINESS_NUMBER}</dd>`);
      expect(html).toContain('href="/download#developer"');
    },
  );

  it("the download page has the developer's information, and search engines learn of the stores", async () => {
    const html = await htmlOf("/download");
    expect(html).toMatch(/id="developer"/);
    expect(html).toContain('"@type":"MobileApplication"');
    expect(html).toContain(`"downloadUrl":["${settings.SITE_APP_STORE_URL}","${settings.SITE_PLAY_STORE_URL}"]`);
    expect(html).toContain('"legalName":"한솥밥 주식회사"');
  });

  it("names the partner universities and gives an address to write to", async () => {
    const html = await htmlOf("/promotion-partner");
    for (const name of settings.SITE_UNIVERSITIES.split(",")) expect(html).toContain(name);
    expect(html).toContain(`href="mailto:${settings.SITE_CONTACT_EMAIL}`);
  });

  it("regions and universities have pages that every page links", async () => {
    const html = await htmlOf("/local/sinchon");
    expect(html).toContain("<h1>신촌에서 같이 먹어요.</h1>");
    expect(html).toContain('<link rel="canonical" href="https://bab.example/local/sinchon"/>');
    expect(await htmlOf("/")).toMatch(/href="\/local\/sinchon">신촌<.*href="\/local\/garam">가람대학교</s);
    expect(sitemap()).toContain("<loc>https://bab.example/local/garam</loc>");
  });

  it("the QR code contains the download address", async () => {
    const image = await sharp(Buffer.from(downloadQrCode() ?? ""), { density: 600 })
      .png()
      .toBuffer();
    expect(await readQr(image)).toBe("https://bab.example/download");
  });

  it("with one store promises the app to its phones only, and shows the others how to do without", async () => {
    vi.stubEnv("SITE_APP_STORE_URL", "");
    vi.resetModules();
    const site = await import("./render.tsx");
    const html = await site.renderPage(site.pageAt("/download"), assets);
    expect(html).toContain('content="안드로이드에서 밥친구 앱을 내려받아요.');
    expect(html).toContain('"operatingSystem":"Android"');
    expect(html).toContain('id="home-screen"');
  });
});
