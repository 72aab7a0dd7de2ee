import { type ScreenName, useAssets } from "../assets.ts";
import { screenPx } from "./screen-size.ts";

interface PhoneMockupProps {
  readonly screen: ScreenName;
  /** What the screen shows, for those who don't see it. */
  readonly label: string;
  /** Set for a phone in the first view; all others are loaded lazily. */
  readonly isFirstView?: boolean;
}

/** A phone frame with a screenshot of the app, in the reader's colour scheme. */
export function PhoneMockup({ screen, label, isFirstView = false }: PhoneMockupProps) {
  const assets = useAssets();
  return (
    <div className="phone">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={assets[`screen-${screen}-dark`]} />
        <img
          src={assets[`screen-${screen}-light`]}
          alt={`앱 화면 예시: ${label}`}
          width={screenPx.width}
          height={screenPx.height}
          loading={isFirstView ? undefined : "lazy"}
          fetchPriority={isFirstView ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </div>
  );
}
