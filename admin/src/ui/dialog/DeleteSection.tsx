import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { Allowed } from "../access/Allowed.tsx";
import { ConfirmButton } from "../feedback/ConfirmButton.tsx";
import { useRemove } from "../feedback/apiActions.ts";
import { useRefreshRows } from "../feedback/useRefreshRows.ts";
import { useCloseDialog } from "./RecordDialog.tsx";
import { Panel } from "../layout/Panel.tsx";

interface Props {
  resource: ResourceName;
  /** Not offered to roles that may not call it (D60). */
  operation: OperatorOperationId;
  id: number;
  /** What a row is called, with its particle: "신고를". */
  nameWithParticle: string;
  /** What the deletion also does. */
  hint?: string;
  title: string;
  /** A deletion of personal data: its button names the row, its dialog says what is lost. */
  permanent?: { label: string; text: string };
  /** The row's number has to be typed to confirm, where money is involved; also for a permanent deletion. */
  requiresTyping?: boolean;
}

/** Deletes the row of a dialog after a confirmation that says it can't be undone (console §5), and closes the dialog. */
export function DeleteSection(props: Props) {
  return (
    <Allowed operation={props.operation}>
      <AllowedDeleteSection {...props} />
    </Allowed>
  );
}

function AllowedDeleteSection(props: Props) {
  const { resource, id, nameWithParticle, hint, title, permanent, requiresTyping = false } = props;
  const action = permanent ? "영구 삭제" : "삭제";
  const close = useCloseDialog(resource, { skipUnsavedWarning: true });
  const messages = {
    success: `${nameWithParticle} ${action}했어요.`,
    failure: `${nameWithParticle} 삭제하지 못했어요.`,
  };
  const { mutate, isPending } = useRemove(resource, messages, close);
  const refreshRows = useRefreshRows(resource);
  return (
    <Panel title={action} hint={hint ?? "삭제하면 되돌릴 수 없어요."}>
      <ConfirmButton
        label={permanent?.label ?? action}
        title={title}
        text={[permanent?.text ?? hint, "이 작업은 되돌릴 수 없어요."].filter(Boolean).join("\n")}
        confirmLabel={action}
        confirmationText={requiresTyping || permanent ? String(id) : undefined}
        isDestructive
        isPending={isPending}
        onOpen={refreshRows}
        onConfirm={() => mutate({ id })}
      />
    </Panel>
  );
}
