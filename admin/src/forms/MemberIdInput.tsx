import { DigitsBox } from "./inputs.tsx";
import { memberId } from "./validators.ts";

export function MemberIdInput() {
  return <DigitsBox source="memberId" label="회원 번호" minimum={1} validate={memberId} />;
}
