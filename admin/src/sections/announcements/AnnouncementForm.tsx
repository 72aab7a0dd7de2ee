import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import type { Outcome } from "../../ui/feedback/useAction.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { POST_INCOMPLETE, PostInputs } from "../shared/PostInputs.tsx";

interface Props {
  label: string;
  initial: AdminAnnouncementRequest;
  submitLabel: string;
  /** An edit waits for a change. */
  isEdit?: boolean;
  onSubmit: (
    body: AdminAnnouncementRequest,
    before: Partial<AdminAnnouncementRequest>,
  ) => Promise<Outcome<unknown> | undefined>;
}

export function AnnouncementForm({ label, initial, submitLabel, isEdit = false, onSubmit }: Props) {
  return (
    <ConsoleForm<AdminAnnouncementRequest>
      label={label}
      defaultValues={initial}
      submitLabel={submitLabel}
      requiredMessage={POST_INCOMPLETE}
      isChangeNeeded={isEdit}
      onSubmit={({ title, content }, before) => onSubmit({ title: title.trim(), content: content.trim() }, before)}
    >
      <PostInputs />
    </ConsoleForm>
  );
}
