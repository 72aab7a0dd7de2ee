import { limits } from "@babchingu/openapi/limits";
import { IntegerBox } from "../../ui/forms/inputs.tsx";
import { memberIdValidators } from "../../ui/forms/validators.ts";

export function MemberIdInput() {
  return <IntegerBox source="memberId" label="회원 번호" minimum={limits.Id.minimum} validate={memberIdValidators} />;
}
