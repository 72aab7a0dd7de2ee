import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { stateAfterSuccess } from "../forms/UnsavedWarning.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { dialogPath } from "../url.ts";
import { useCloseDialog } from "./RecordDialog.tsx";
import { SideDialog } from "./SideDialog.tsx";

export function CreateDialog({
  resource,
  title,
  children,
}: {
  resource: ResourceName;
  title: string;
  children: ReactNode;
}) {
  const close = useCloseDialog(resource);
  return (
    <SideDialog title={title} tabs={[]} tab="" onClose={close}>
      {children}
    </SideDialog>
  );
}

/** Opens the created row beside the list; when the response has no id, only closes the dialog. Does nothing once the form is unmounted. */
export function useOpenCreated(resource: ResourceName): (created: { id?: number } | undefined) => void {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const close = useCloseDialog(resource, { skipUnsavedWarning: true });
  return (created) => {
    if (!isMounted()) return;
    if (created?.id === undefined) close();
    else void navigate(dialogPath(resource, created.id), { state: stateAfterSuccess() });
  };
}
