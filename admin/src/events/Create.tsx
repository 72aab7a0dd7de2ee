import type { AdminEventRequest } from "@babchingu/openapi/types";
import { CreateDialog, useShowCreated } from "../dialog/CreateDialog.tsx";
import { useVerb } from "../feedback/useAct.ts";
import { NO_PICTURE } from "../forms/picture.ts";
import { useOnceKey } from "../forms/useOnceKey.ts";
import { EventForm } from "./EventForm.tsx";

const initial = { title: "", content: "", picture: NO_PICTURE };

export function EventCreate() {
  const once = useOnceKey();
  const { run } = useVerb(
    "createEvent",
    { success: "이벤트를 등록했어요.", failure: "이벤트를 등록하지 못했어요." },
    useShowCreated("events"),
  );
  const send = async (body: AdminEventRequest) => {
    const outcome = await run({ ...body, idempotencyKey: once.keyFor(body) });
    if (outcome.ok) once.done();
    return outcome;
  };
  return (
    <CreateDialog resource="events" title="이벤트 등록">
      <EventForm label="이벤트 등록" initial={initial} submitLabel="등록" onSubmit={send} />
    </CreateDialog>
  );
}
