import { AdminEventColumns } from "@babchingu/openapi/columns";
import { limits } from "@babchingu/openapi/limits";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { filled } from "../../ui/forms/validators.ts";

const bounds = limits.AdminEventRequest;
/** Shown when one of the two is blank (console §5). */
export const POST_INCOMPLETE = "제목과 내용을 모두 입력해 주세요.";

/** Title and content of an event or of an announcement, which have the same limits in the contract. */
export function PostInputs() {
  return (
    <>
      <TextBox
        source="title"
        label={AdminEventColumns.title}
        validate={filled("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label={AdminEventColumns.content}
        rows={8}
        validate={filled("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
    </>
  );
}
