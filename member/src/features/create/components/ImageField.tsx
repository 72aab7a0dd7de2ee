import type { UploadedImage } from "@babchingu/openapi/types";
import { type ReactNode, useEffect } from "react";
import { useImageUpload } from "../../../api/useImageUpload.ts";
import type { Dish } from "../../../lib/dish.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FilePicker } from "../../../ui/fields/FilePicker.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import styles from "./create.module.css";

interface ImageFieldProps {
  value: UploadedImage | null;
  /** The placeholder while there is no image, as on the meeting's card. */
  dish: Dish;
  error: string | undefined;
  onChange: (value: UploadedImage | null) => void;
  onBusy: (busy: boolean) => void;
}

export function ImageField({ value, dish, error, onChange, onBusy }: ImageFieldProps): ReactNode {
  const { image, progress, upload, cancel, clear } = useImageUpload({ initial: value });
  const busy = progress !== null;

  useEffect(() => onChange(image), [image, onChange]);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <section className={styles.image} aria-label="모임 사진">
      <FramedImage imageUrl={image?.url ?? null} dish={dish} alt="모임 사진" ratio="2/1" rounded eager />
      {busy && <ProgressBar label="사진을 올리는 중이에요" value={progress} max={1} />}
      <div className={styles.imageActions}>
        <FilePicker size="small" onPick={upload} busy={busy}>
          {image ? "사진 바꾸기" : "사진 올리기"}
        </FilePicker>
        {busy && (
          <Button variant="text" size="small" onClick={cancel}>
            올리기 그만두기
          </Button>
        )}
        {image && !busy && (
          <Button variant="text" size="small" onClick={clear}>
            사진 빼기
          </Button>
        )}
        {!image && !busy && <p className={styles.quiet}>사진이 없으면 그림을 보여 드려요.</p>}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
