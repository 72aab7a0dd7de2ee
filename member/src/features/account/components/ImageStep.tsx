import { call, describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { useImageUpload } from "../../../api/useImageUpload.ts";
import { patchMember, useMember } from "../../../session/session.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { ImagePicker } from "../../../ui/fields/ImagePicker.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "./account.module.css";
import { StepBar } from "./StepBar.tsx";

/** The first step of the onboarding: a profile image, optional. */
export function ImageStep({ onNext }: { onNext: () => void }): ReactNode {
  const member = useMember();
  const isMounted = useIsMounted();
  const { image, progress, upload, cancel } = useImageUpload();
  const shownUrl = image?.url ?? member.imageUrl;
  const save = useMutation({
    mutationFn: (imageId: number) => call(api.PATCH("/members/change-image", { body: { imageId } })),
    onSuccess: () => {
      patchMember({ imageUrl: image?.url ?? null });
      if (isMounted()) onNext();
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
  });

  const next = (): void => {
    if (image) save.mutate(image.id);
    else if (shownUrl === null) toast("프로필 사진을 올려 주세요.");
    // Saved before the step was opened again.
    else onNext();
  };

  return (
    <Screen
      documentTitle="프로필 사진"
      bottom={
        <>
          <Button variant="secondary" onClick={onNext}>
            건너뛰기
          </Button>
          <Button disabled={progress !== null} looksDisabled={shownUrl === null} busy={save.isPending} onClick={next}>
            다음
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <StepBar step={1} />
        <div className={styles.head}>
          <h1 className={styles.greeting}>{member.name}님, 반가워요</h1>
          <p className={styles.lead}>얼굴이 보이는 사진이 있으면 처음 만나도 금방 알아봐요.</p>
        </div>
        <div className={styles.image}>
          <Avatar name={member.name} imageUrl={shownUrl} size={168} />
          {progress === null ? (
            <ImagePicker onPick={upload}>{shownUrl === null ? "사진 고르기" : "다른 사진 고르기"}</ImagePicker>
          ) : (
            <>
              <ProgressBar label="사진을 올리고 있어요" value={progress} max={1} />
              <Button variant="text" size="small" onClick={cancel}>
                올리기 그만두기
              </Button>
            </>
          )}
        </div>
      </div>
    </Screen>
  );
}
