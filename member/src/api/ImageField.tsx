import type { UploadedImage } from "@babchingu/openapi/types";
import { type ReactNode, useEffect } from "react";
import type { Dish } from "../lib/dish.ts";
import { Button } from "../ui/controls/Button.tsx";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { ImagePicker } from "../ui/fields/ImagePicker.tsx";
import { FramedImage } from "../ui/display/FramedImage.tsx";
import { ProgressBar } from "../ui/feedback/ProgressBar.tsx";
import styles from "./ImageField.module.css";
import { type ImageUploadOptions, useImageUpload } from "./useImageUpload.ts";

interface ImageFieldProps extends ImageUploadOptions {
  label: string;
  heading?: string;
  /** Shown below while there is no image. */
  hint?: string;
  /** The placeholder while there is no image. */
  dish: Dish;
  error: string | undefined;
  onChange: (image: UploadedImage | null) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The optional image of a form, uploaded as soon as it is chosen. */
export function ImageField(props: ImageFieldProps): ReactNode {
  const { label, heading, hint, dish, error, onChange, onBusyChange } = props;
  const { image, progress, upload, cancel, clear } = useImageUpload(props);
  const busy = progress !== null;

  useEffect(() => onChange(image), [image, onChange]);
  useEffect(() => onBusyChange(busy), [busy, onBusyChange]);

  return (
    <section className={styles.image} aria-label={label}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      <FramedImage imageUrl={image?.url ?? null} dish={dish} alt={label} ratio="2/1" rounded eager />
      {busy && <ProgressBar label="사진을 올리는 중이에요" value={progress} max={1} />}
      <div className={styles.actions}>
        <ImagePicker size="small" onPick={upload} busy={busy}>
          {image ? "사진 바꾸기" : "사진 올리기"}
        </ImagePicker>
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
        {hint !== undefined && !image && !busy && <p className={styles.hint}>{hint}</p>}
      </div>
      <FieldError>{error}</FieldError>
    </section>
  );
}
