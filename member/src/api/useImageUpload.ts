import { describeFailure, isAbort } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UPLOAD_FAILED, uploadImage } from "./uploadImage.ts";
import { showAlert } from "../ui/overlays/Dialog.tsx";
import { toast } from "../ui/overlays/Toast.tsx";

interface ImageUpload {
  image: UploadedImage | null;
  /** 0–1 while an image is being uploaded, otherwise null. */
  progress: number | null;
  upload: (file: File) => void;
  /** Aborts the upload; the previous image is kept. */
  cancel: () => void;
  clear: () => void;
}

export interface ImageUploadOptions {
  initial?: UploadedImage | null;
  /** Called with an upload that was replaced or removed. */
  onUnused?: (image: UploadedImage) => void;
}

/**
 * The image of a form, uploaded as soon as it is chosen. A failure shows an alert and keeps the previous image; leaving
 * the form aborts the upload, and says so.
 */
export function useImageUpload({ initial = null, onUnused }: ImageUploadOptions = {}): ImageUpload {
  const [image, setImage] = useState(initial);
  const [fraction, setFraction] = useState(0);
  const abortController = useRef<AbortController | null>(null);
  const isMounted = useIsMounted();
  const cancel = (): void => abortController.current?.abort();

  const replace = (next: UploadedImage | null): void => {
    if (image !== null) onUnused?.(image);
    setImage(next);
  };
  const uploading = useMutation({
    mutationFn: (file: File) => {
      abortController.current = new AbortController();
      return uploadImage(file, setFraction, abortController.current.signal);
    },
    onMutate: () => setFraction(0),
    onSuccess: replace,
    onError: (error) => {
      if (!isAbort(error)) void showAlert({ text: describeFailure(error, UPLOAD_FAILED) });
      else if (!isMounted()) toast("화면을 떠나서 사진을 올리지 못했어요.");
    },
  });
  useEffect(() => () => abortController.current?.abort(), []);

  return {
    image,
    progress: uploading.isPending ? fraction : null,
    upload: (file) => uploading.mutate(file),
    cancel,
    clear: () => replace(null),
  };
}
