import type { Position } from "@babchingu/openapi";
import type { UploadedImage } from "@babchingu/openapi/types";
import { type FormEvent, type ReactNode, useCallback, useState } from "react";
import { LocationPicker } from "../../../map/LocationPicker.tsx";
import { paths } from "../../../paths.ts";
import { ImageField } from "../../../api/ImageField.tsx";
import { dishOf } from "../../../lib/dish.ts";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FieldError } from "../../../ui/fields/FieldError.tsx";
import { Redirect } from "../../../ui/navigation/Redirect.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import styles from "../components/partner.module.css";
import { storeLimits, normalizeStorePhone } from "../model/storeDraft.ts";
import { deleteUpload, useStoreApplication } from "../model/useStoreApplication.ts";

/** Focuses the first invalid field, after the render that shows the errors. */
function focusFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The application to become a partner store. Partners are redirected to their store. */
export function PartnerPlaceFormScreen(): ReactNode {
  const { role, latitude, longitude } = useMember();
  if (role === "ROLE_PARTNER") return <Redirect to={paths.myPartnerPlace} />;
  return <StoreForm savedPosition={latitude === null || longitude === null ? null : { latitude, longitude }} />;
}

function StoreForm({ savedPosition }: { savedPosition: Position | null }): ReactNode {
  const { draft, errors, change, submit, sending } = useStoreApplication(savedPosition);
  const [uploading, setUploading] = useState(false);
  const setImage = useCallback((image: UploadedImage | null) => change({ image }), [change]);

  return (
    <Screen
      title="제휴 매장 신청"
      backTo={paths.mypage}
      bottom={
        <Button type="submit" form="store" busy={sending} disabled={uploading}>
          {uploading ? "사진을 올리는 중이에요" : "신청하기"}
        </Button>
      }
    >
      <form
        id="store"
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          submit();
          focusFirstError(event.currentTarget);
        }}
      >
        <p className={styles.lead}>밥친구 모임을 반갑게 맞아 줄 매장을 찾아요. 보내 주시면 검토한 뒤 연락드릴게요.</p>
        <TextField
          label="매장 이름"
          placeholder="연남한상"
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={storeLimits.name.maxLength}
          counter
          autoComplete="organization"
          error={errors.name}
        />
        <TextField
          label="주소"
          placeholder="서울 마포구 동교로 242"
          value={draft.address}
          onChange={(address) => change({ address })}
          maxLength={storeLimits.address.maxLength}
          counter
          autoComplete="street-address"
          error={errors.address}
        />
        <TextField
          label="전화번호"
          placeholder="02-335-0101"
          value={draft.phone}
          onChange={(phone) => change({ phone: normalizeStorePhone(phone) })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone}
        />
        <section className={styles.group} aria-label="매장 위치">
          <h2 className={styles.label}>매장 위치</h2>
          <LocationPicker
            label="매장 위치"
            value={draft.position ?? savedPosition}
            onChange={(position) => change({ position })}
          />
          {errors.position === undefined ? (
            <p className={styles.hint}>지도를 움직여 핀을 매장에 맞춰 주세요.</p>
          ) : (
            <FieldError>{errors.position}</FieldError>
          )}
        </section>
        <TextArea
          label="밥친구에게 줄 혜택"
          placeholder="네 명 이상이면 만두 한 접시를 드려요."
          value={draft.policy}
          onChange={(policy) => change({ policy })}
          maxLength={storeLimits.policy.maxLength}
          error={errors.policy}
        />
        <ImageField
          label="매장 소개 사진"
          heading="소개 사진 (선택)"
          initial={draft.image}
          dish={dishOf(draft.name)}
          error={errors.image}
          onChange={setImage}
          onBusyChange={setUploading}
          onUnused={deleteUpload}
        />
      </form>
    </Screen>
  );
}
