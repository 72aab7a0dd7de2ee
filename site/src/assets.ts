/** Addresses of the files beside the pages. The build hashes their names; development serves them as they are. */
export interface Assets {
  readonly css: string;
  readonly icon: string;
  readonly touchIcon: string;
  readonly icon192: string;
  readonly icon512: string;
  readonly openGraph: string;
}

/** Source file of each asset, relative to the site's folder. */
export const assetFiles = {
  css: "src/styles/site.css",
  icon: "images/icon.svg",
  touchIcon: "images/touch-icon.png",
  icon192: "images/icon-192.png",
  icon512: "images/icon-512.png",
  openGraph: "images/open-graph.png",
} as const satisfies Record<keyof Assets, string>;
