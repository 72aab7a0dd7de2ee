import { CreateDialog, useOpenCreated } from "../../ui/dialog/CreateDialog.tsx";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { NO_IMAGE } from "../../ui/image/imageValue.ts";
import { PostForm } from "../shared/PostForm.tsx";
import { createEvent } from "./calls.ts";

const initial = { title: "", content: "", image: NO_IMAGE };

export function EventCreate() {
  const { mutate } = useIdempotentMutation(
    createEvent,
    { success: "이벤트를 등록했어요.", failure: "이벤트를 등록하지 못했어요." },
    useOpenCreated("events"),
  );
  return (
    <CreateDialog resource="events" title="이벤트 등록">
      <PostForm label="이벤트 등록" initial={initial} submitLabel="등록" onSubmit={mutate} />
    </CreateDialog>
  );
}
