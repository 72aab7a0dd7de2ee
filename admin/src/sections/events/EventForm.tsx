import type { AdminEventRequest } from "@babchingu/openapi/types";
import type { Outcome } from "../../ui/feedback/useAction.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import type { ImageValue } from "../../ui/image/imageValue.ts";
import { imageChange } from "../../ui/image/imageValue.ts";
import { ImageField, useImageUpload } from "../../ui/image/ImageField.tsx";
import { POST_INCOMPLETE, PostInputs } from "../shared/PostInputs.tsx";

export interface EventValues {
  title: string;
  content: string;
  image: ImageValue;
}

interface Props {
  label: string;
  initial: EventValues;
  submitLabel: string;
  /** An edit waits for a change. */
  isEdit?: boolean;
  onSubmit: (body: AdminEventRequest, before: Partial<EventValues>) => Promise<Outcome<unknown> | undefined>;
}

/** Registers and edits; the image is sent only when it changed. */
export function EventForm({ label, initial, submitLabel, isEdit = false, onSubmit }: Props) {
  const upload = useImageUpload();
  return (
    <ConsoleForm<EventValues>
      label={label}
      defaultValues={initial}
      submitLabel={submitLabel}
      requiredMessage={POST_INCOMPLETE}
      isChangeNeeded={isEdit}
      isBusy={upload.isPending}
      onSubmit={({ title, content, image }, before) => {
        const change = imageChange((before.image ?? initial.image).id, image);
        return onSubmit({ title: title.trim(), content: content.trim(), ...change }, before);
      }}
    >
      <PostInputs />
      <ImageField source="image" alt="이벤트의 사진" upload={upload} />
    </ConsoleForm>
  );
}
