import type { AdminEventRequest } from "@babchingu/openapi/types";
import { CreateDialog, useShowCreated } from "../../ui/dialog/CreateDialog.tsx";
import { useVerb } from "../../ui/feedback/useAction.ts";
import { NO_IMAGE } from "../../ui/image/imageValue.ts";
import { useIdempotencyKey } from "../../ui/forms/useIdempotencyKey.ts";
import { EventForm } from "./EventForm.tsx";
import { createEvent } from "./verbs.ts";

const initial = { title: "", content: "", image: NO_IMAGE };

export function EventCreate() {
  const idempotency = useIdempotencyKey();
  const { run } = useVerb(
    createEvent,
    { success: "이벤트를 등록했어요.", failure: "이벤트를 등록하지 못했어요." },
    useShowCreated("events"),
  );
  const send = async (body: AdminEventRequest) => {
    const outcome = await run({ ...body, idempotencyKey: idempotency.keyFor(body) });
    if (outcome.ok) idempotency.done();
    return outcome;
  };
  return (
    <CreateDialog resource="events" title="이벤트 등록">
      <EventForm label="이벤트 등록" initial={initial} submitLabel="등록" onSubmit={send} />
    </CreateDialog>
  );
}
