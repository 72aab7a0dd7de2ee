/** What is done to several chosen rows of a list at once (D63): one call each, with a result for each. */
import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { useNotify } from "react-admin";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { type RowResult, useBulkAction } from "../feedback/useBulkAction.ts";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { RunningWarning } from "../forms/UnsavedWarning.tsx";

export interface BulkAction<Input extends object = object, Row = unknown> {
  /** For roles that may call it (D60). */
  operation: OperatorOperationId;
  label: string;
  isDestructive?: boolean;
  /** What happens to the chosen rows. */
  text: string;
  /** What is asked for before it is sent; read by `send`. */
  inputs?: ReactNode;
  requiredMessage?: string;
  invalidates: readonly ResourceName[];
  /**
   * `idempotencyKey` is the same for a row until its call has succeeded; `row` is what the list showed when the action was
   * chosen, for a call without such a key.
   */
  send: (
    provider: ConsoleDataProvider,
    id: number,
    input: Input & { idempotencyKey: string },
    row: Row | undefined,
  ) => Promise<unknown>;
}

/** An action as the list holds it, whatever its input. */
// oxlint-disable-next-line typescript/no-explicit-any -- The input comes from the action's own inputs, the row from its list.
export type AnyBulkAction = BulkAction<any, any>;

interface Props {
  actions: readonly AnyBulkAction[];
  selectedCount: number;
  /** How rows are counted: "3명". */
  counter: string;
  onAction: (action: AnyBulkAction) => void;
  onCancel: () => void;
}

/** Takes the place of the page links while rows are chosen. */
export function BulkBar({ actions, selectedCount, counter, onAction, onCancel }: Props) {
  return (
    <Box
      role="toolbar"
      aria-label="고른 행에 할 일"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", minHeight: 56, paddingInline: "20px" }}
    >
      <Box component="output" sx={{ fontWeight: 600, marginRight: "8px" }}>
        {`${selectedCount}${counter} 골랐어요`}
      </Box>
      {actions.map((each) => (
        <Button
          key={each.label}
          variant="outlined"
          color={each.isDestructive === true ? "error" : "primary"}
          onClick={() => onAction(each)}
        >
          {each.label}
        </Button>
      ))}
      <Button onClick={onCancel}>고르기 취소</Button>
    </Box>
  );
}

export interface BulkDialogProps {
  action: AnyBulkAction;
  /** As they were when the action was chosen: the list changes behind the dialog. The name is for a row that failed. */
  rows: readonly { id: number; name: string; row?: unknown }[];
  counter: Props["counter"];
  /** With the rows that failed, once it was sent. */
  onClose: (failed: readonly number[] | null) => void;
}

const idsOfDone = (results: readonly RowResult[]) =>
  results.filter(({ failure }) => failure === null).map(({ id }) => id);

function summarize(doneCount: number, failedCount: number, counter: string): string {
  const done = `${doneCount}${counter} 마쳤어요.`;
  return failedCount === 0 ? done : `${done} ${failedCount}${counter} 하지 못했어요.`;
}

/** Asks, sends and shows the results. */
export function BulkDialog({ action, rows, counter, onClose }: BulkDialogProps) {
  const id = useId();
  const [keys] = useState(() => new Map(rows.map((row) => [row.id, globalThis.crypto.randomUUID()])));
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const findRow = (row: number) => rows.find((each) => each.id === row);
  const { run, isPending } = useBulkAction(
    (provider, row, input: object) =>
      action.send(provider, row, { ...input, idempotencyKey: keys.get(row) ?? "" }, findRow(row)?.row),
    action.invalidates,
  );
  const notify = useNotify();
  const isMounted = useIsMounted();
  const succeeded = idsOfDone(results);
  const failures = results.filter(({ failure }) => failure !== null);
  // After a failure the same dialog sends the rest again, with the same keys.
  const rest = rows.map((row) => row.id).filter((row) => !succeeded.includes(row));
  const isDone = results.length > 0 && rest.length === 0;
  const send = async (input: object) => {
    const latest = [...results.filter(({ failure }) => failure === null), ...(await run(rest, input))];
    setResults(latest);
    if (isMounted()) return;
    // The operator has left the screen, or the session has ended.
    const doneCount = idsOfDone(latest).length;
    notify(summarize(doneCount, rows.length - doneCount, counter), {
      type: doneCount === rows.length ? "success" : "warning",
    });
  };
  const close = () => onClose(results.length === 0 ? null : rest);
  const submitLabel = `${action.label} (${rest.length}${counter})`;

  return (
    <Dialog open onClose={isPending ? undefined : close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      {isPending ? (
        <RunningWarning
          title="아직 처리하고 있어요. 나갈까요?"
          text="나가도 나머지를 계속 처리하지만, 어느 행을 하지 못했는지는 볼 수 없어요."
          confirmLabel="나가기"
        />
      ) : null}
      <DialogTitle id={`${id}-title`} sx={{ fontSize: 17, fontWeight: 700 }}>
        {action.label}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: "16px" }}>
        {results.length === 0 ? (
          action.text
        ) : (
          <Alert severity={isDone ? "success" : "warning"}>{summarize(succeeded.length, rest.length, counter)}</Alert>
        )}
        {failures.length === 0 ? null : (
          <List dense disablePadding aria-label="하지 못한 행" sx={{ maxHeight: 240, overflow: "auto" }}>
            {failures.map(({ id: row, failure }) => (
              <ListItem key={row} disableGutters>
                {findRow(row)?.name}: {failure === "" ? "하지 못했어요." : failure}
              </ListItem>
            ))}
          </List>
        )}
        {action.inputs !== undefined && !isDone ? (
          <ConsoleForm<object>
            label={action.label}
            defaultValues={{}}
            submitLabel={submitLabel}
            {...(action.requiredMessage !== undefined && { requiredMessage: action.requiredMessage })}
            isBusy={isPending}
            // What is being sent goes on being sent.
            skipUnsavedWarning={isPending}
            skipDraft
            onSubmit={async (input) => {
              await send(input);
              // The form keeps what was typed, for the rows that failed.
              return undefined;
            }}
          >
            {action.inputs}
          </ConsoleForm>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ paddingInline: "16px", paddingBottom: "12px" }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens. */}
        <Button variant="outlined" onClick={close} disabled={isPending} autoFocus={action.inputs === undefined}>
          {results.length === 0 ? "취소" : "닫기"}
        </Button>
        {action.inputs === undefined && !isDone ? (
          <Button
            variant="contained"
            color={action.isDestructive === true ? "error" : "primary"}
            loading={isPending}
            onClick={() => void send({})}
          >
            {results.length === 0 ? submitLabel : `${rest.length}${counter} 다시 하기`}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
