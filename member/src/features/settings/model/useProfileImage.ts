import { call, describeFailure, isAbort } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../api/api.ts";
import { UPLOAD_FAILED, uploadImage } from "../../../api/uploadImage.ts";
import { patchMember } from "../../../session/session.ts";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";

interface ProfileImage {
  update: (file: File) => void;
  /** Aborts the upload; the previous image is kept. */
  cancel: () => void;
  remove: () => Promise<void>;
  /** 0–1 while an image is being uploaded, otherwise null. */
  progress: number | null;
  busy: boolean;
}

/** The profile image: a chosen image is uploaded and set in one step. */
export function useProfileImage(): ProfileImage {
  const [fraction, setFraction] = useState(0);
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);
  const updating = useMutation({
    mutationFn: async (file: File) => {
      setFraction(0);
      abortController.current = new AbortController();
      const image = await uploadImage(file, setFraction, abortController.current.signal);
      await call(api.PATCH("/members/change-image", { body: { imageId: image.id } }));
      return image.url;
    },
    onSuccess: (imageUrl) => {
      patchMember({ imageUrl });
      toast("프로필 사진을 바꿨어요.");
    },
    onError: (error) => {
      if (!isAbort(error)) void showAlert({ text: describeFailure(error, UPLOAD_FAILED) });
    },
  });
  const removal = useMutation({
    mutationFn: () => call(api.PATCH("/members/delete-image")),
    onSuccess: () => {
      patchMember({ imageUrl: null });
      toast("프로필 사진을 지웠어요.");
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
  });
  return {
    update: (file) => updating.mutate(file),
    cancel: () => abortController.current?.abort(),
    remove: async () => {
      const confirmed = await confirm({
        title: "프로필 사진을 지울까요?",
        text: "사진 대신 닉네임의 첫 글자가 보여요.",
        action: "지우기",
        danger: true,
      });
      if (confirmed) removal.mutate();
    },
    progress: updating.isPending ? fraction : null,
    busy: updating.isPending || removal.isPending,
  };
}
