import { useAssets } from "../assets.ts";
import { config } from "../config.ts";

/** Size on the page; the drawing itself has no size of its own. */
const SIZE_PX = 148;

/** The QR code for readers on a computer; hidden on phones, and left out while it would lead nowhere. */
export function DownloadQrCode() {
  const { qrCode } = useAssets();
  if (config.downloadUrl === null) return null;
  return (
    <figure className="qr-code">
      <img
        src={qrCode}
        alt="다운로드 페이지로 가는 QR 코드"
        width={SIZE_PX}
        height={SIZE_PX}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <strong>휴대폰으로 찍어 보세요.</strong>
        <span>카메라로 비추면 다운로드 페이지가 열려요.</span>
      </figcaption>
    </figure>
  );
}
