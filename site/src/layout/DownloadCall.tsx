import { DownloadCode } from "./DownloadCode.tsx";
import { StoreButtons } from "./StoreButtons.tsx";

interface DownloadCallProps {
  readonly title: string;
  readonly text: string;
}

/** The closing of a page: the store links themselves, not another page on the way to them. */
export function DownloadCall({ title, text }: DownloadCallProps) {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap closing-row">
        <div>
          <h2 id="closing">{title}</h2>
          <p className="lead">{text}</p>
          <StoreButtons />
        </div>
        <DownloadCode />
      </div>
    </section>
  );
}
