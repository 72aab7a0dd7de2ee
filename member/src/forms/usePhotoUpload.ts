import { describeFailure, isAbort } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UPLOAD_FAILED, uploadImage } from "../api/uploadImage.ts";
import { notify } from "../ui/Dialog.tsx";

export interface PhotoUpload {
  /** What has been uploaded, or null. */
  photo: UploadedImage | null;
  /** 0–1 while a picture is on its way, otherwise null. */
  progress: number | null;
  upload: (file: File) => void;
  /** Gives up what is on its way; the photo stays as it was. */
  cancel: () => void;
  clear: () => void;
}

interface PhotoUploadOptions {
  initial?: UploadedImage | null;
  /** Gets the upload that nobody needs any more, because another one took its place or it was taken out. */
  onUnused?: (photo: UploadedImage) => void;
}

/**
 * One picture of a form: chosen, sent at once, shown with its progress. A failure is told and keeps the old one.
 * Leaving the form gives up what is on its way.
 */
export function usePhotoUpload({ initial = null, onUnused }: PhotoUploadOptions = {}): PhotoUpload {
  const [photo, setPhoto] = useState(initial);
  const [share, setShare] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  const cancel = (): void => underWay.current?.abort();

  const replace = (next: UploadedImage | null): void => {
    if (photo !== null) onUnused?.(photo);
    setPhoto(next);
  };
  const sending = useMutation({
    mutationFn: (file: File) => {
      underWay.current = new AbortController();
      return uploadImage(file, setShare, underWay.current.signal);
    },
    onMutate: () => setShare(0),
    onSuccess: replace,
    onError: (error) => {
      if (!isAbort(error)) void notify({ title: "알림", text: describeFailure(error, UPLOAD_FAILED) });
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);

  return {
    photo,
    progress: sending.isPending ? share : null,
    upload: (file) => sending.mutate(file),
    cancel,
    clear: () => replace(null),
  };
}
