import { limits } from "@babchingu/openapi/limits";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { linkValidator, required } from "../../ui/forms/validators.ts";

/** A notification as it is typed. */
export interface Message {
  title: string;
  content: string;
  url?: string | null;
}

const bounds = limits.AdminNotificationRequest;

export function bodyOf({ title, content, url }: Message) {
  return { title, content, url: url?.trim() ? url.trim() : null };
}

export function MessageInputs() {
  return (
    <>
      <TextBox
        source="title"
        label="제목"
        validate={required("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label="내용"
        rows={4}
        validate={required("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
      <TextBox
        source="url"
        label="연결할 주소 (선택)"
        placeholder="/app/mypage/events/8"
        validate={linkValidator}
        lengthMax={bounds.url.maxLength}
      />
    </>
  );
}
