import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { ResourceName } from "../dataProvider/resources.ts";
import { SETTLED } from "../forms/LeaveQuestion.tsx";
import { useMounted } from "../lib/useMounted.ts";
import { dialogPath } from "../list/address.ts";
import { useCloseDialog } from "./RecordDialog.tsx";
import { SideDialog } from "./SideDialog.tsx";

/** A new row's form in the side dialog. */
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

/** Shows what was made, at the top of the list; a backend that tells no id leaves the list. Whoever has left the form stays. */
export function useShowCreated(resource: ResourceName): (created: { id?: number } | undefined) => void {
  const navigate = useNavigate();
  const isMounted = useMounted();
  const close = useCloseDialog(resource, { isSettled: true });
  return (created) => {
    if (!isMounted.current) return;
    if (created?.id === undefined) close();
    else void navigate(dialogPath(resource, created.id), { state: SETTLED });
  };
}
