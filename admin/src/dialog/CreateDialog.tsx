import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { ResourceName } from "../dataProvider/resources.ts";
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

/** Shows what was made, at the top of the list; a backend that tells no id leaves the list. */
export function useShowCreated(resource: ResourceName): (created: { id?: number } | undefined) => void {
  const navigate = useNavigate();
  const close = useCloseDialog(resource);
  return (created) => {
    if (created?.id === undefined) close();
    else void navigate(dialogPath(resource, created.id));
  };
}
