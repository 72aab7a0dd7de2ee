import { call } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { type ReactNode, useEffect } from "react";
import { api } from "../../api/api.ts";
import { usePhotoUpload } from "../../forms/usePhotoUpload.ts";
import { dishOf } from "../../lib/dish.ts";
import { Button } from "../../ui/Button.tsx";
import { FilePicker } from "../../ui/FilePicker.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./partner.module.css";

interface StorePhotoFieldProps {
  /** The store's name decides what is drawn while there is no photo. */
  name: string;
  error: string | undefined;
  onChange: (imageId: number | null) => void;
  onBusy: (busy: boolean) => void;
}

/** Deletes an upload that nothing uses. Should that fail, the server clears it away after a day. */
function deleteUpload({ id }: UploadedImage): void {
  call(api.DELETE("/images/{id}", { params: { path: { id } } })).catch(() => {});
}

/** A photo that introduces the store. Another one deletes the one before (member-app §5). */
export function StorePhotoField({ name, error, onChange, onBusy }: StorePhotoFieldProps): ReactNode {
  const { photo, progress, upload, cancel, clear } = usePhotoUpload({ onUnused: deleteUpload });
  const busy = progress !== null;
  const imageId = photo?.id ?? null;

  useEffect(() => onChange(imageId), [imageId, onChange]);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <section className={styles.group} aria-label="매장 소개 사진">
      <h2 className={styles.label}>소개 사진 (선택)</h2>
      <Picture imageUrl={photo?.url ?? null} dish={dishOf(name)} alt="올린 매장 사진" ratio="2/1" rounded />
      {busy && <ProgressBar label="사진을 올리는 중이에요" value={progress} max={1} />}
      <div className={styles.actions}>
        <FilePicker size="small" onPick={upload} busy={busy}>
          {photo ? "사진 바꾸기" : "사진 올리기"}
        </FilePicker>
        {busy && (
          <Button kind="quiet" size="small" onClick={cancel}>
            올리기 그만두기
          </Button>
        )}
        {photo && !busy && (
          <Button kind="quiet" size="small" onClick={clear}>
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
