import type { AdminEvent } from "@babchingu/openapi/types";
import { DeleteSection } from "../dialog/DeleteSection.tsx";
import { Section } from "../dialog/Section.tsx";
import { useSave } from "../feedback/useAct.ts";
import { pictureOf } from "../forms/picture.ts";
import { EventForm } from "./EventForm.tsx";

export function EditTab({ event }: { event: AdminEvent }) {
  const { run } = useSave("events", { success: "이벤트를 저장했어요.", failure: "이벤트를 저장하지 못했어요." });
  const { title, content } = event;
  return (
    <>
      <Section title="이벤트 수정">
        <EventForm
          label="이벤트 수정"
          initial={{ title, content, picture: pictureOf(event) }}
          submitLabel="저장"
          isEdit
          onSubmit={(changes) => run({ row: event, changes })}
        />
      </Section>
      <DeleteSection
        resource="events"
        id={event.id}
        object="이벤트를"
        hint="사진도 함께 지워져요."
        title={`'${title}' 이벤트를 삭제할까요?`}
      />
    </>
  );
}
