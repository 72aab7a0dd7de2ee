import type { ResourceName } from "../../dataProvider/resource.ts";
import { ConfirmButton } from "../feedback/ConfirmButton.tsx";
import { useRemove } from "../feedback/useAction.ts";
import { useCloseDialog } from "./RecordDialog.tsx";
import { Panel } from "../layout/Panel.tsx";

interface Props {
  resource: ResourceName;
  id: number;
  /** What a row is called, with its particle: "신고를". */
  object: string;
  /** What the deletion also does. */
  hint?: string;
  title: string;
  /** The row's number has to be typed to confirm, where money is involved. */
  requiresTyping?: boolean;
}

/** Deletes the row of a dialog after a confirmation that says it can't be undone (console §5), and closes the dialog. */
export function DeleteSection({ resource, id, object, hint, title, requiresTyping = false }: Props) {
  const close = useCloseDialog(resource, { skipUnsavedWarning: true });
  const messages = { success: `${object} 삭제했어요.`, failure: `${object} 삭제하지 못했어요.` };
  const { run, isPending } = useRemove(resource, messages, close);
  return (
    <Panel title="삭제" hint={hint ?? "삭제하면 되돌릴 수 없어요."}>
      <ConfirmButton
        label="삭제"
        title={title}
        text={[hint, "이 작업은 되돌릴 수 없어요."].filter(Boolean).join("\n")}
        confirmLabel="삭제"
        confirmationText={requiresTyping ? String(id) : undefined}
        isDestructive
        isPending={isPending}
        onConfirm={() => run({ id })}
      />
    </Panel>
  );
}
