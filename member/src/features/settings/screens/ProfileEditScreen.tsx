import { NAME_LOCK_DAYS } from "@babchingu/openapi";
import type { FormEvent, ReactNode } from "react";
import { NicknameField, useNickname, nameLockDaysLeft, formatNameLock } from "../../account/index.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { ImagePicker } from "../../../ui/fields/ImagePicker.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useNow } from "../../../ui/useNow.ts";
import styles from "../components/settings.module.css";
import { useNameChange } from "../model/useNameChange.ts";
import { useProfileImage } from "../model/useProfileImage.ts";

export function ProfileEditScreen(): ReactNode {
  const member = useMember();
  const nickname = useNickname(member.name);
  const { change, changing } = useNameChange(nickname);
  const daysLeft = nameLockDaysLeft(member.nameUpdatedAt, new Date(useNow()));
  const isLocked = daysLeft > 0;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isLocked) toast(formatNameLock(daysLeft));
    else if (nickname.checked === null) toast("닉네임 중복 확인을 마쳐 주세요.");
    else if (!changing) void change(nickname.checked);
  };

  return (
    <Screen
      title="프로필 수정"
      backTo={paths.settings}
      bottom={
        <Button type="submit" form="nickname" looksDisabled={isLocked || nickname.checked === null} busy={changing}>
          닉네임 바꾸기
        </Button>
      }
    >
      <div className={styles.form}>
        <ImageSection name={member.name} imageUrl={member.imageUrl} />
        <form id="nickname" onSubmit={submit} noValidate>
          <NicknameField
            nickname={nickname}
            locked={isLocked}
            hint={isLocked ? formatNameLock(daysLeft) : `한 번 바꾸면 ${NAME_LOCK_DAYS}일 동안 다시 바꿀 수 없어요.`}
          />
        </form>
      </div>
    </Screen>
  );
}

function ImageSection({ name, imageUrl }: { name: string; imageUrl: string | null }): ReactNode {
  const image = useProfileImage();
  return (
    <section className={styles.image} aria-label="프로필 사진">
      <Avatar name={name} imageUrl={imageUrl} size={128} />
      {image.progress === null ? (
        <div className={styles.imageActions}>
          <ImagePicker size="small" busy={image.busy} onPick={image.update}>
            {imageUrl === null ? "사진 올리기" : "사진 바꾸기"}
          </ImagePicker>
          {imageUrl !== null && (
            <Button variant="text" size="small" busy={image.busy} onClick={() => void image.remove()}>
              사진 지우기
            </Button>
          )}
        </div>
      ) : (
        <>
          <ProgressBar label="사진을 올리고 있어요" value={image.progress} max={1} />
          <Button variant="text" size="small" onClick={image.cancel}>
            올리기 그만두기
          </Button>
        </>
      )}
    </section>
  );
}
