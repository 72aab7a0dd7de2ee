import type { AdminEventRequest } from "@babchingu/openapi/types";
import type { Outcome } from "../feedback/useAct.ts";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import type { PictureValue } from "../forms/picture.ts";
import { pictureChange } from "../forms/picture.ts";
import { PictureField, usePictureUpload } from "../forms/PictureField.tsx";
import { POST_INCOMPLETE, PostInputs } from "../forms/PostInputs.tsx";

export interface EventValues {
  title: string;
  content: string;
  picture: PictureValue;
}

interface Props {
  label: string;
  initial: EventValues;
  submitLabel: string;
  /** An edit waits for a change. */
  isEdit?: boolean;
  onSubmit: (body: AdminEventRequest, before: Partial<EventValues>) => Promise<Outcome<unknown> | undefined>;
}

/** Registers and edits; the picture is sent only when it changed. */
export function EventForm({ label, initial, submitLabel, isEdit = false, onSubmit }: Props) {
  const upload = usePictureUpload();
  return (
    <ConsoleForm<EventValues>
      label={label}
      defaultValues={initial}
      submitLabel={submitLabel}
      requiredMessage={POST_INCOMPLETE}
      isChangeNeeded={isEdit}
      isBusy={upload.isPending}
      onSubmit={({ title, content, picture }, before) => {
        const change = pictureChange((before.picture ?? initial.picture).id, picture);
        return onSubmit({ title: title.trim(), content: content.trim(), ...change }, before);
      }}
    >
      <PostInputs />
      <PictureField source="picture" alt="이벤트의 사진" upload={upload} />
    </ConsoleForm>
  );
}
