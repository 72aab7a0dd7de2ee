import { type Assets, AssetsProvider } from "./assets.ts";
import { config } from "./config.ts";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { tablePictureSize } from "./drawings/table-picture.ts";
import type { Page } from "./pages.tsx";
import { urlOf, structuredData } from "./structured-data.ts";

interface DocumentProps {
  readonly page: Page;
  readonly assets: Assets;
}

/** Of the files in `images/share`. */
const sharePictureSize = { width: 1200, height: 630 } as const;

/** The page backgrounds, for the browser's interface around the page. */
const themeColors = { light: "#fffcf7", dark: "#17130f" } as const;

function Head({ page, assets }: DocumentProps) {
  const url = urlOf(page);
  const isListed = !page.isUnlisted;
  const share = config.origin + (page.preview?.image ?? assets[`share-${page.share ?? "home"}`]);
  const shareText = page.preview?.alt ?? (page.share ? page.title : "밥친구. 오늘 저녁, 한 자리 비어 있어요.");
  const shareSize = page.preview ? tablePictureSize : sharePictureSize;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isListed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="밥친구" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {isListed || page.preview ? <meta property="og:url" content={url} /> : null}
      <meta property="og:image" content={share} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shareText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={share} />
      <meta name="twitter:image:alt" content={shareText} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="stylesheet" href={assets.css} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" type="image/svg+xml" href={assets.icon} />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="manifest" href="/site.webmanifest" />
      {isListed ? (
        // Data for search engines, which no browser runs.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(page, assets) }} />
      ) : null}
    </head>
  );
}

/** The whole document of one page. No script is ever part of it. */
export function Document({ page, assets }: DocumentProps) {
  return (
    <html lang="ko">
      <Head page={page} assets={assets} />
      <body>
        <a className="skip-link" href="#main">
          본문으로 건너뛰기
        </a>
        <AssetsProvider value={assets}>
          <Header current={page.path} />
          <main id="main" tabIndex={-1}>
            {page.content}
          </main>
          <Footer />
        </AssetsProvider>
      </body>
    </html>
  );
}
