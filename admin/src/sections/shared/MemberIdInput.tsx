import { limits } from "@babchingu/openapi/limits";
import { DigitsBox } from "../../ui/forms/inputs.tsx";
import { memberId } from "../../ui/forms/validators.ts";

export function MemberIdInput() {
  return <DigitsBox source="memberId" label="회원 번호" minimum={limits.Id.minimum} validate={memberId} />;
}
