import type { UploadedImage } from "@babchingu/openapi/types";
import { type ReactNode, useEffect } from "react";
import { usePhotoUpload } from "../../forms/usePhotoUpload.ts";
import type { Dish } from "../../lib/dish.ts";
import { Button } from "../../ui/Button.tsx";
import { FilePicker } from "../../ui/FilePicker.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./create.module.css";

interface PhotoFieldProps {
  value: UploadedImage | null;
  /** Drawn while there is no photo, as the meeting's card will. */
  dish: Dish;
  error: string | undefined;
  onChange: (value: UploadedImage | null) => void;
  onBusy: (busy: boolean) => void;
}

/** The picture of the meeting; optional. */
export function PhotoField({ value, dish, error, onChange, onBusy }: PhotoFieldProps): ReactNode {
  const { photo, progress, upload, cancel, clear } = usePhotoUpload({ initial: value });
  const busy = progress !== null;

  useEffect(() => onChange(photo), [photo, onChange]);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <section className={styles.photo} aria-label="모임 사진">
      <Picture imageUrl={photo?.url ?? null} dish={dish} alt="모임 사진" ratio="2/1" rounded eager />
      {busy && <ProgressBar label="사진을 올리는 중이에요" value={progress} max={1} />}
      <div className={styles.photoActions}>
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
        {!photo && !busy && <p className={styles.quiet}>사진이 없으면 그림을 보여 드려요.</p>}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
