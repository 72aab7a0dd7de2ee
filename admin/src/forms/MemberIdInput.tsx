import { TextInput } from "react-admin";
import { memberId } from "./validators.ts";

export function MemberIdInput() {
  return (
    <TextInput
      source="memberId"
      label="회원 번호"
      helperText={false}
      validate={memberId}
      slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
    />
  );
}
