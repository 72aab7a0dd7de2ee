import { AdminEventColumns } from "@babchingu/openapi/columns";
import type { AdminEvent } from "@babchingu/openapi/types";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useSave } from "../../ui/feedback/apiActions.ts";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { imageOf, formatValue } from "../../ui/image/imageValue.ts";
import { PostForm, type PostValues } from "../shared/PostForm.tsx";

const valuesOf = (row: AdminEvent): Required<PostValues> => ({
  title: row.title,
  content: row.content,
  image: imageOf(row),
});
const labels = { title: AdminEventColumns.title, content: AdminEventColumns.content, image: "이미지" };

export function EditTab({ event }: { event: AdminEvent }) {
  const conflictCheck = useConflictCheck<"events", Required<PostValues>>("events", event.id, {
    valuesOf,
    labels,
    format: formatValue,
  });
  const { mutate } = useSave("events", { success: "이벤트를 저장했어요.", failure: "이벤트를 저장하지 못했어요." });
  return (
    <>
      <Panel title="이벤트 수정">
        <PostForm
          label="이벤트 수정"
          initial={valuesOf(event)}
          submitLabel="저장"
          isEdit
          conflictCheck={conflictCheck}
          onSubmit={(changes) => mutate({ row: event, changes })}
        />
      </Panel>
      <DeleteSection
        resource="events"
        operation="deleteAdminEvent"
        id={event.id}
        nameWithParticle="이벤트를"
        hint="사진도 함께 지워져요."
        title={`'${event.title}' 이벤트를 삭제할까요?`}
      />
    </>
  );
}
