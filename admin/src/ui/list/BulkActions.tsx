/** What is done to several chosen rows of a list at once (D63): one call each, with a result for each. */
import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem } from "@mui/material";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { session } from "../../session.ts";
import { type RowResult, useBulkAction } from "../feedback/useBulkAction.ts";
import { useRequestKeys, type WithKey } from "../feedback/useRequestKeys.ts";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { DiscardDialog, RunningWarning } from "../forms/UnsavedWarning.tsx";

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
  /** Resolves to a note about the row that is done, or null. */
  send: (provider: ConsoleDataProvider, id: number, input: Input, context: SendContext<Row>) => Promise<string | null>;
}

interface SendContext<Row> {
  /** What the list showed when the action was chosen. */
  row: Row | undefined;
  /** For a call that takes an idempotency key. */
  withKey: WithKey;
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

/** `3명 완료, 1명 실패, 16명 남음`. */
function summarize(results: readonly RowResult[], total: number, counter: string): string {
  const failedCount = results.filter(({ failure }) => failure !== null).length;
  const counts = { 완료: results.length - failedCount, 실패: failedCount, 남음: total - results.length };
  return Object.entries(counts)
    .filter(([state, count]) => state === "완료" || count > 0)
    .map(([state, count]) => `${count}${counter} ${state}`)
    .join(", ");
}

/** Inside a form. */
function InputWatcher({ onChange }: { onChange: (hasInput: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [onChange, isDirty]);
  return null;
}

function RowTexts({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <List dense disablePadding aria-label={label} sx={{ maxHeight: 240, overflow: "auto" }}>
      {texts.map((text) => (
        <ListItem key={text} disableGutters>
          {text}
        </ListItem>
      ))}
    </List>
  );
}

/** Asks, sends and shows the results. */
export function BulkDialog({ action, rows, counter, onClose }: BulkDialogProps) {
  const id = useId();
  const { withKey, forgetDone } = useRequestKeys();
  const [hasInput, setHasInput] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const findRow = (row: number) => rows.find((each) => each.id === row);
  const { run, stop, progress, isPending } = useBulkAction(
    (provider, row, input: object) => action.send(provider, row, input, { row: findRow(row)?.row, withKey }),
    action.invalidates,
  );
  const notify = useNotify();
  const isMounted = useIsMounted();
  const succeeded = results.filter(({ failure }) => failure === null);
  const failures = results.filter(({ failure }) => failure !== null);
  // After a failure, or when it was stopped, the same dialog sends the rest.
  const rest = rows.map((row) => row.id).filter((row) => !succeeded.some((result) => result.id === row));
  const isDone = results.length > 0 && rest.length === 0;
  const send = async (input: object) => {
    const latest = [...succeeded, ...(await run(rest, input))];
    // When the session's end has cut it short, nothing shows which rows are done: they keep their keys, too.
    if (session.hasTokens()) forgetDone();
    setResults(latest);
    if (isMounted()) return;
    // The operator has left the screen, or the session has ended.
    const isComplete = latest.length === rows.length && latest.every(({ failure }) => failure === null);
    notify(summarize(latest, rows.length, counter), { type: isComplete ? "success" : "warning" });
  };
  const close = () => onClose(results.length === 0 ? null : rest);
  const askToClose = () => (hasInput ? setDiscarding(true) : close());
  const submitLabel = `${action.label} (${rest.length}${counter})`;

  return (
    <Dialog open onClose={isPending ? undefined : askToClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
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
          <Alert severity={isDone ? "success" : "warning"}>{summarize(results, rows.length, counter)}</Alert>
        )}
        {progress ? <output>{`${progress.doneCount}/${progress.total}${counter} 처리했어요.`}</output> : null}
        <RowTexts
          label="하지 못한 행"
          texts={failures.map(({ id: row, failure }) => `${findRow(row)?.name}: ${failure || "하지 못했어요."}`)}
        />
        <RowTexts
          label="확인할 행"
          texts={succeeded.flatMap(({ id: row, note }) => (note === null ? [] : [`${findRow(row)?.name}: ${note}`]))}
        />
        {action.inputs !== undefined && !isDone ? (
          <ConsoleForm<object>
            label={action.label}
            defaultValues={{}}
            submitLabel={submitLabel}
            {...(action.requiredMessage !== undefined && { requiredMessage: action.requiredMessage })}
            isBusy={isPending}
            // What is being sent goes on being sent.
            skipUnsavedWarning={isPending}
            skipDraft={false}
            onSubmit={async (input) => {
              await send(input);
              // The form keeps what was typed, for the rows that failed.
              return undefined;
            }}
          >
            {action.inputs}
            <InputWatcher onChange={setHasInput} />
          </ConsoleForm>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ paddingInline: "16px", paddingBottom: "12px" }}>
        <Button
          variant="outlined"
          onClick={isPending ? stop : askToClose}
          disabled={progress?.isStopping === true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens.
          autoFocus={action.inputs === undefined}
        >
          {isPending ? "중지" : results.length === 0 ? "취소" : "닫기"}
        </Button>
        {action.inputs === undefined && !isDone ? (
          <Button
            variant="contained"
            color={action.isDestructive === true ? "error" : "primary"}
            loading={isPending}
            onClick={() => void send({})}
          >
            {results.length === 0
              ? submitLabel
              : `${rest.length}${counter} ${results.length < rows.length ? "이어서" : "다시"} 하기`}
          </Button>
        ) : null}
      </DialogActions>
      <DiscardDialog
        text="닫으면 입력한 내용이 사라져요."
        confirmLabel="버리고 닫기"
        isOpen={isDiscarding}
        onConfirm={async () => close()}
        onClose={() => setDiscarding(false)}
      />
    </Dialog>
  );
}
