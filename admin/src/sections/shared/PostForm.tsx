import { AdminEventColumns } from "@babchingu/openapi/columns";
import { limits } from "@babchingu/openapi/limits";
import type { AdminEventRequest } from "@babchingu/openapi/types";
import type { Outcome } from "../../ui/feedback/apiActions.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import type { ConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { required } from "../../ui/forms/validators.ts";
import { ImageField, useImageUpload } from "../../ui/image/ImageField.tsx";
import { PostPreview } from "./PostPreview.tsx";
import { imageChange, type ImageValue } from "../../ui/image/imageValue.ts";

export interface PostValues {
  title: string;
  content: string;
  /** An announcement has none. */
  image?: ImageValue;
}

interface Props {
  label: string;
  initial: PostValues;
  submitLabel: string;
  /** Edits an existing row: the button is disabled until something changes. */
  isEdit?: boolean;
  conflictCheck?: ConflictCheck<PostValues>;
  onSubmit: (body: AdminEventRequest) => Promise<Outcome<unknown> | undefined>;
}

const bounds = limits.AdminEventRequest;

/** Creates and edits an event or an announcement, which have the same limits in the contract. An image is sent only when it has changed. */
export function PostForm({ label, initial, submitLabel, isEdit = false, conflictCheck, onSubmit }: Props) {
  const upload = useImageUpload();
  return (
    <ConsoleForm<PostValues>
      label={label}
      defaultValues={initial}
      submitLabel={submitLabel}
      requiredMessage="제목과 내용을 모두 입력해 주세요."
      requiresChange={isEdit}
      isBusy={upload.isPending}
      conflictCheck={conflictCheck}
      onSubmit={({ title, content, image }, initialValues) => {
        const change = image ? imageChange((initialValues.image ?? initial.image)?.id ?? null, image) : {};
        return onSubmit({ title: title.trim(), content: content.trim(), ...change });
      }}
    >
      <TextBox
        source="title"
        label={AdminEventColumns.title}
        validate={required("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label={AdminEventColumns.content}
        rows={8}
        validate={required("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
      <PostPreview />
      {initial.image ? <ImageField source="image" alt="이벤트의 사진" upload={upload} /> : null}
    </ConsoleForm>
  );
}
