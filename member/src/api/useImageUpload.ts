import { describeFailure, isAbort } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UPLOAD_FAILED, uploadImage } from "./uploadImage.ts";
import { showAlert } from "../ui/overlays/Dialog.tsx";

export interface ImageUpload {
  /** What has been uploaded, or null. */
  image: UploadedImage | null;
  /** 0–1 while an image is being uploaded, otherwise null. */
  progress: number | null;
  upload: (file: File) => void;
  /** Gives up what is on its way; the image stays as it was. */
  cancel: () => void;
  clear: () => void;
}

interface ImageUploadOptions {
  initial?: UploadedImage | null;
  /** Gets an upload that is no longer used, because it was replaced or removed. */
  onUnused?: (image: UploadedImage) => void;
}

/**
 * One image of a form: uploaded as soon as it is chosen, with its progress. A failure shows a dialog and keeps the old one.
 * Leaving the form aborts the upload.
 */
export function useImageUpload({ initial = null, onUnused }: ImageUploadOptions = {}): ImageUpload {
  const [image, setImage] = useState(initial);
  const [share, setShare] = useState(0);
  const abortController = useRef<AbortController | null>(null);
  const cancel = (): void => abortController.current?.abort();

  const replace = (next: UploadedImage | null): void => {
    if (image !== null) onUnused?.(image);
    setImage(next);
  };
  const sending = useMutation({
    mutationFn: (file: File) => {
      abortController.current = new AbortController();
      return uploadImage(file, setShare, abortController.current.signal);
    },
    onMutate: () => setShare(0),
    onSuccess: replace,
    onError: (error) => {
      if (!isAbort(error)) void showAlert({ title: "알림", text: describeFailure(error, UPLOAD_FAILED) });
    },
  });
  useEffect(() => () => abortController.current?.abort(), []);

  return {
    image,
    progress: sending.isPending ? share : null,
    upload: (file) => sending.mutate(file),
    cancel,
    clear: () => replace(null),
  };
}
