import { limits } from "@babchingu/openapi/limits";
import { TextBox } from "./inputs.tsx";
import { filled } from "./validators.ts";

const bounds = limits.AdminEventRequest;
/** Said when one of the two is blank (§5). */
export const POST_INCOMPLETE = "제목과 내용을 모두 입력해 주세요.";

/** Title and content of an event or of an announcement, which the contract bounds alike. */
export function PostInputs() {
  return (
    <>
      <TextBox
        source="title"
        label="제목"
        validate={filled("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label="내용"
        rows={8}
        validate={filled("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
    </>
  );
}
