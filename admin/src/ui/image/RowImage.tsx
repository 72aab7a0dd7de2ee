import { useState } from "react";
import { useNotify } from "react-admin";
import { FailureMessage, StatusMessage } from "../feedback/StatusMessage.tsx";
import { Image } from "./Image.tsx";

export function RowImage({ url, alt }: { url: string | null; alt: string }) {
  const notify = useNotify();
  const [isBroken, setBroken] = useState(false);
  if (url === null) return <StatusMessage title="이미지가 없어요." isSmall />;
  if (isBroken) {
    return <FailureMessage title="이미지를 불러올 수 없어요." reason="" onRetry={() => setBroken(false)} isSmall />;
  }
  const reportFailure = () => {
    setBroken(true);
    notify("이미지를 불러올 수 없어요.", { type: "error" });
  };
  return <Image url={url} alt={alt} onError={reportFailure} />;
}
