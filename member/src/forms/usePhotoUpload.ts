import { describeFailure } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { UPLOAD_FAILED, uploadImage } from "../api/uploadImage.ts";
import { notify } from "../ui/Dialog.tsx";

export interface PhotoUpload {
  /** What has been uploaded, or null. */
  photo: UploadedImage | null;
  /** 0–1 while a picture is on its way, otherwise null. */
  progress: number | null;
  upload: (file: File) => void;
  clear: () => void;
}

/** One picture of a form: chosen, sent at once, shown with its progress. A failure is told and keeps the old one. */
export function usePhotoUpload(initial: UploadedImage | null = null): PhotoUpload {
  const [photo, setPhoto] = useState(initial);
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => uploadImage(file, setShare),
    onMutate: () => setShare(0),
    onSuccess: setPhoto,
    onError: (error) => notify({ title: "알림", text: describeFailure(error, UPLOAD_FAILED) }),
  });
  return {
    photo,
    progress: sending.isPending ? share : null,
    upload: (file) => sending.mutate(file),
    clear: () => setPhoto(null),
  };
}
