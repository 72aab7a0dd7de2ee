import { limits } from "@babchingu/openapi/limits";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { useSave } from "../../ui/feedback/apiActions.ts";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { imageOf, formatValue } from "../../ui/image/imageValue.ts";
import { ImageField, useImageUpload } from "../../ui/image/ImageField.tsx";
import { degreesBetween, required, matchesPattern } from "../../ui/forms/validators.ts";
import { labels, type PlaceValues, requestOf, valuesOf } from "./infoForm.ts";

const bounds = limits.AdminPartnerPlaceRequest;
const DEGREES_HINT = "숫자가 아니면 비워서 저장해요.";

/** What members see of the store (console §2). */
export function InfoTab({ place }: { place: AdminPartnerPlace }) {
  const upload = useImageUpload();
  const { mutate } = useSave("partner-places", {
    success: "제휴 매장 정보를 수정했어요.",
    failure: "제휴 매장 정보를 수정하지 못했어요.",
  });
  const conflictCheck = useConflictCheck<"partner-places", PlaceValues>("partner-places", place.id, {
    valuesOf,
    labels,
    format: formatValue,
  });
  return (
    <>
      <ConsoleForm<PlaceValues>
        label="제휴 매장 정보 수정"
        defaultValues={valuesOf(place)}
        submitLabel="저장"
        requiredMessage="필수 항목을 모두 바르게 입력해 주세요."
        requiresChange
        isBusy={upload.isPending}
        conflictCheck={conflictCheck}
        onSubmit={(values, initialValues) =>
          mutate({ row: place, changes: requestOf(values, initialValues.image ?? imageOf(place)) })
        }
      >
        <TextBox
          source="name"
          label={labels.name}
          hint="이름이나 위치를 바꿔도 이미 만든 모임에는 전의 이름과 위치가 남아요."
          validate={required("매장 이름을 입력해 주세요.")}
          lengthMax={bounds.name.maxLength}
        />
        <TextBox
          source="address"
          label={labels.address}
          validate={required("주소를 입력해 주세요.")}
          lengthMax={bounds.address.maxLength}
        />
        <TextBox
          source="phone"
          label={labels.phone}
          validate={[required("매장 전화를 입력해 주세요."), matchesPattern("숫자와 -만 입력해 주세요.", bounds.phone)]}
          lengthMax={bounds.phone.maxLength}
        />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
          <TextBox
            source="latitude"
            label={labels.latitude}
            hint={DEGREES_HINT}
            validate={degreesBetween(
              `위도는 ${bounds.latitude.minimum}부터 ${bounds.latitude.maximum}까지예요.`,
              bounds.latitude,
            )}
          />
          <TextBox
            source="longitude"
            label={labels.longitude}
            hint={DEGREES_HINT}
            validate={degreesBetween(
              `경도는 ${bounds.longitude.minimum}부터 ${bounds.longitude.maximum}까지예요.`,
              bounds.longitude,
            )}
          />
        </Box>
        <TextBox
          source="policy"
          label={labels.policy}
          rows={3}
          validate={required("혜택을 입력해 주세요.")}
          lengthMax={bounds.policy.maxLength}
        />
        <ImageField source="image" alt={`${place.name} 매장의 사진`} upload={upload} />
      </ConsoleForm>
    </>
  );
}
