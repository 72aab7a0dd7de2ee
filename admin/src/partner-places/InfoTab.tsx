import { limits } from "@babchingu/openapi/limits";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { useSave } from "../feedback/useAct.ts";
import { useFresh } from "../feedback/useFresh.tsx";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { TextBox } from "../forms/inputs.tsx";
import { pictureOf, writeValue } from "../forms/picture.ts";
import { PictureField, usePictureUpload } from "../forms/PictureField.tsx";
import { degreesBetween, filled, matching } from "../forms/validators.ts";
import type { PlaceValues } from "./edit.ts";
import { labels, requestOf, valuesOf } from "./edit.ts";

const bounds = limits.AdminPartnerPlaceRequest;
const DEGREES_HINT = "숫자가 아니면 비워서 저장해요.";

/** What members see of the store (§2). */
export function InfoTab({ place }: { place: AdminPartnerPlace }) {
  const upload = usePictureUpload();
  const { run } = useSave("partner-places", {
    success: "제휴 매장 정보를 수정했어요.",
    failure: "제휴 매장 정보를 수정하지 못했어요.",
  });
  const fresh = useFresh<"partner-places", PlaceValues>("partner-places", place.id, {
    valuesOf,
    labels,
    write: writeValue,
  });
  return (
    <>
      <ConsoleForm<PlaceValues>
        label="제휴 매장 정보 수정"
        defaultValues={valuesOf(place)}
        submitLabel="저장"
        requiredMessage="필수 항목을 모두 바르게 입력해 주세요."
        isChangeNeeded
        isBusy={upload.isPending}
        onSubmit={(values, before) =>
          fresh.guard(before, () => run({ row: place, changes: requestOf(values, before.picture ?? pictureOf(place)) }))
        }
      >
        <TextBox
          source="name"
          label="매장 이름"
          validate={filled("매장 이름을 입력해 주세요.")}
          lengthMax={bounds.name.maxLength}
        />
        <TextBox
          source="address"
          label="주소"
          validate={filled("주소를 입력해 주세요.")}
          lengthMax={bounds.address.maxLength}
        />
        <TextBox
          source="phone"
          label="매장 전화"
          validate={[filled("매장 전화를 입력해 주세요."), matching("숫자와 -만 입력해 주세요.", bounds.phone)]}
          lengthMax={bounds.phone.maxLength}
        />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
          <TextBox
            source="latitude"
            label="위도"
            hint={DEGREES_HINT}
            validate={degreesBetween(
              `위도는 ${bounds.latitude.minimum}부터 ${bounds.latitude.maximum}까지예요.`,
              bounds.latitude,
            )}
          />
          <TextBox
            source="longitude"
            label="경도"
            hint={DEGREES_HINT}
            validate={degreesBetween(
              `경도는 ${bounds.longitude.minimum}부터 ${bounds.longitude.maximum}까지예요.`,
              bounds.longitude,
            )}
          />
        </Box>
        <TextBox
          source="policy"
          label="혜택"
          rows={3}
          validate={filled("혜택을 입력해 주세요.")}
          lengthMax={bounds.policy.maxLength}
        />
        <PictureField source="picture" alt={`${place.name} 매장의 사진`} upload={upload} />
      </ConsoleForm>
      {fresh.dialog}
    </>
  );
}
