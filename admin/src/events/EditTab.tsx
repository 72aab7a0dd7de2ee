import type { AdminEvent } from "@babchingu/openapi/types";
import { DeleteSection } from "../dialog/DeleteSection.tsx";
import { Section } from "../dialog/Section.tsx";
import { useSave } from "../feedback/useAct.ts";
import { useFresh } from "../feedback/useFresh.tsx";
import { pictureOf, writeValue } from "../forms/picture.ts";
import type { EventValues } from "./EventForm.tsx";
import { EventForm } from "./EventForm.tsx";

const valuesOf = (row: AdminEvent): EventValues => ({
  title: row.title,
  content: row.content,
  picture: pictureOf(row),
});
const labels = { title: "제목", content: "내용", picture: "이미지" };

export function EditTab({ event }: { event: AdminEvent }) {
  const fresh = useFresh<"events", EventValues>("events", event.id, { valuesOf, labels, write: writeValue });
  const { run } = useSave("events", { success: "이벤트를 저장했어요.", failure: "이벤트를 저장하지 못했어요." });
  return (
    <>
      <Section title="이벤트 수정">
        <EventForm
          label="이벤트 수정"
          initial={valuesOf(event)}
          submitLabel="저장"
          isEdit
          onSubmit={(changes, before) => fresh.guard(before, () => run({ row: event, changes }))}
        />
        {fresh.dialog}
      </Section>
      <DeleteSection
        resource="events"
        id={event.id}
        object="이벤트를"
        hint="사진도 함께 지워져요."
        title={`'${event.title}' 이벤트를 삭제할까요?`}
      />
    </>
  );
}
