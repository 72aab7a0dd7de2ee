import { DownloadQrCode } from "./DownloadQrCode.tsx";
import { StoreButtons } from "./StoreButtons.tsx";

interface DownloadBannerProps {
  readonly title: string;
  readonly text: string;
}

/** At the end of a page: the store links themselves, so that nobody has to open the download page first. */
export function DownloadBanner({ title, text }: DownloadBannerProps) {
  return (
    <section className="download-banner" aria-labelledby="download-banner">
      <div className="wrap download-banner-row">
        <div>
          <h2 id="download-banner">{title}</h2>
          <p className="lead">{text}</p>
          <StoreButtons />
        </div>
        <DownloadQrCode />
      </div>
    </section>
  );
}
