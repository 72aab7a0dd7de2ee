import type { ResourceName } from "../dataProvider/resources.ts";
import { ConfirmButton } from "../feedback/ConfirmButton.tsx";
import { useRemove } from "../feedback/useAct.ts";
import { useCloseDialog } from "./RecordDialog.tsx";
import { Section } from "./Section.tsx";

interface Props {
  resource: ResourceName;
  id: number;
  /** What a row is called, with its particle: "신고를". */
  object: string;
  /** What goes with it. */
  hint?: string;
  /** The question. */
  title: string;
  /** The row's number has to be typed first: money is involved. */
  isTyped?: boolean;
}

/** Deletes the row of a dialog after a question that says it can't be undone (§5), and closes the dialog. */
export function DeleteSection({ resource, id, object, hint, title, isTyped = false }: Props) {
  const close = useCloseDialog(resource, { isSettled: true });
  const words = { success: `${object} 삭제했어요.`, failure: `${object} 삭제하지 못했어요.` };
  const { run, isPending } = useRemove(resource, words, close);
  return (
    <Section title="삭제" hint={hint ?? "삭제하면 되돌릴 수 없어요."}>
      <ConfirmButton
        label="삭제"
        title={title}
        text={[hint, "이 작업은 되돌릴 수 없어요."].filter(Boolean).join("\n")}
        confirmLabel="삭제"
        typed={isTyped ? String(id) : undefined}
        isDestructive
        isPending={isPending}
        onConfirm={() => run({ id })}
      />
    </Section>
  );
}
