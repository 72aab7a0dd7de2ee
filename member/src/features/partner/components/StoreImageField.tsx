import { call } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { type ReactNode, useEffect } from "react";
import { api } from "../../../api/api.ts";
import { useImageUpload } from "../../../api/useImageUpload.ts";
import { dishOf } from "../../../lib/dish.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FilePicker } from "../../../ui/fields/FilePicker.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import styles from "./partner.module.css";

interface StoreImageFieldProps {
  /** The store's name, which determines the placeholder while there is no image. */
  name: string;
  error: string | undefined;
  onChange: (imageId: number | null) => void;
  onBusy: (busy: boolean) => void;
}

/** Deletes an upload that nothing uses. If that fails, the server deletes it after a day. */
function deleteUpload({ id }: UploadedImage): void {
  call(api.DELETE("/images/{id}", { params: { path: { id } } })).catch(() => {});
}

/** The image of the store, optional. A new upload deletes the previous one (member §5). */
export function StoreImageField({ name, error, onChange, onBusy }: StoreImageFieldProps): ReactNode {
  const { image, progress, upload, cancel, clear } = useImageUpload({ onUnused: deleteUpload });
  const busy = progress !== null;
  const imageId = image?.id ?? null;

  useEffect(() => onChange(imageId), [imageId, onChange]);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <section className={styles.group} aria-label="매장 소개 사진">
      <h2 className={styles.label}>소개 사진 (선택)</h2>
      <FramedImage imageUrl={image?.url ?? null} dish={dishOf(name)} alt="올린 매장 사진" ratio="2/1" rounded />
      {busy && <ProgressBar label="사진을 올리는 중이에요" value={progress} max={1} />}
      <div className={styles.actions}>
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
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
