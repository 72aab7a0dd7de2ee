/** URLs of the files beside the pages. The build hashes their names; development serves them as they are. */
import { createContext, use } from "react";

/** Screens of the member app, as `scripts/site-shots.ts` takes them. */
export const screenNames = ["list", "map", "join", "places", "store", "check-in", "certificate"] as const;
export type ScreenName = (typeof screenNames)[number];

/** Preview images of shared pages; pages without one use the home page's. */
export const shareNames = ["home", "student-benefit", "promotion-partner", "store-promotion", "download"] as const;
export type ShareName = (typeof shareNames)[number];

const baseAssets = {
  css: "src/styles/site.css",
  icon: "images/icon.svg",
  touchIcon: "images/touch-icon.png",
  icon192: "images/icon-192.png",
  icon512: "images/icon-512.png",
  maskable: "images/icon-maskable.png",
} as const;

type AssetName =
  | keyof typeof baseAssets
  | `screen-${ScreenName}-${"light" | "dark"}`
  | `share-${ShareName}`
  /** Drawn by the build: the QR code of the download page. */
  | "qrCode";

export type Assets = Readonly<Record<AssetName, string>>;

/** Source file of each asset but the QR code, relative to the site's folder. */
export const assetFiles = {
  ...baseAssets,
  ...Object.fromEntries(
    screenNames.flatMap((name) =>
      (["light", "dark"] as const).map((theme) => [`screen-${name}-${theme}`, `images/screens/${name}-${theme}.webp`]),
    ),
  ),
  ...Object.fromEntries(shareNames.map((name) => [`share-${name}`, `images/share/${name}.png`])),
} as Readonly<Record<Exclude<AssetName, "qrCode">, string>>;

/** Path of the QR code on the development server. */
export const qrCodePath = "/qr-code.svg";

const AssetsContext = createContext<Assets | null>(null);
export const AssetsProvider = AssetsContext.Provider;

/** The URLs for the page that is being rendered. @throws Error outside of a document. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error("A page is rendered inside a Document, which provides the URLs of images.");
  return assets;
}
