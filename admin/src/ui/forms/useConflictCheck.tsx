/**
 * Reads a row once more before a form overwrites it, and after each question about it: a change by another operator is shown instead of
 * lost.
 */
import { Box, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNotify } from "react-admin";
import { statusOf } from "../../dataProvider/errors.ts";
import type { ResourceName, Rows } from "../../dataProvider/resource.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import { type Outcome, useConsoleDataProvider, useFailureAlert } from "../feedback/apiActions.ts";
import type { Recheck, Sent } from "../feedback/useConfirm.tsx";

export interface Difference {
  label: string;
  before: string;
  now: string;
}

interface ComparedForm<Row, Values> {
  /** The form's initial values of a row. */
  valuesOf: (row: Row) => Values;
  labels: { readonly [Field in keyof Values]?: string };
  format: (value: Values[keyof Values], field: keyof Values) => string;
}

/** The compared fields whose value differs from the form's initial one. */
export function differencesOf<Row, Values extends object>(
  before: Partial<Values>,
  row: Row,
  { valuesOf, labels, format }: ComparedForm<Row, Values>,
): Difference[] {
  const now = valuesOf(row);
  return (Object.keys(labels) as (keyof Values)[]).flatMap((field) => {
    const [old, current] = [format(before[field] as Values[keyof Values], field), format(now[field], field)];
    return old === current ? [] : [{ label: labels[field] ?? "", before: old, now: current }];
  });
}

/** What happens to another operator's change. */
interface ConflictQuestion {
  text: string;
  confirmLabel: string;
  discardLabel: string;
  isDestructive: boolean;
}

const OVERWRITE: ConflictQuestion = {
  text: "이 화면을 연 뒤에 아래 내용이 바뀌었어요. 저장하면 내가 입력한 내용으로 덮어써요.",
  confirmLabel: "덮어쓰기",
  discardLabel: "입력을 버리고 새 내용 보기",
  isDestructive: true,
};

interface PendingConflict {
  differences: Difference[];
  overwrite: () => Sent;
  resolve: (outcome: Outcome<unknown> | undefined) => void;
}

export interface ConflictCheck<Values> {
  /**
   * Sends at once when the row still has the form's initial values; otherwise asks for confirmation. Cancelling leaves the
   * form as it is. When the row can't be read, or the form is no longer mounted, an alert says that nothing was saved.
   */
  saveIfUnchanged: (before: Partial<Values>, send: () => Sent) => Sent;
  /** The same after a question about `latestRow`; `ask` puts the question once more, about what has changed since. */
  recheck: Recheck;
  dialog: ReactNode;
}

export interface RowConflictCheck<Values, Row> extends ConflictCheck<Values> {
  /** `send` gets what was read; null when the row is gone. */
  saveIfUnchanged: (before: Partial<Values>, send: (row: Row | null) => Sent) => Sent;
  /** What the last check has read, for a question that follows it; null before the first one and when the row is gone. */
  latestRow: Row | null;
}

export function useConflictCheck<Name extends ResourceName, Values extends object>(
  resource: Name,
  id: number,
  form: ComparedForm<Rows[Name], Values>,
  question = OVERWRITE,
): RowConflictCheck<Values, Rows[Name]> {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const isMounted = useIsMounted();
  const [latestRow, setLatestRow] = useState<Rows[Name] | null>(null);
  const [conflict, setConflict] = useState<PendingConflict | null>(null);

  /** Null when it is gone: the write that follows reports it. */
  const readRow = async (): Promise<Rows[Name] | null> => {
    try {
      return (await provider.getOne<Rows[Name]>(resource, { id })).data;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  /** A busy server refuses reads sooner than writes: the write would pass unchecked. */
  const notSent = async (error: unknown): Promise<Outcome<never>> => {
    await alertFailure("그사이 내용이 바뀌었는지 확인하지 못해서 보내지 않았어요.", error);
    return { ok: false, errors: {}, status: statusOf(error) };
  };
  const check = async (
    before: Partial<Values>,
    send: (row: Rows[Name] | null) => Sent,
    overwrite: (row: Rows[Name]) => Sent,
  ): Sent => {
    let row: Rows[Name] | null;
    try {
      row = await readRow();
    } catch (error) {
      return await notSent(error);
    }
    setLatestRow(row);
    if (row === null) return await send(null);
    const differences = differencesOf(before, row, form);
    if (differences.length === 0) return await send(row);
    if (!isMounted()) {
      notify("그사이 내용이 바뀌어서 저장하지 않았어요.", { type: "warning", autoHideDuration: 6000 });
      return undefined;
    }
    return await new Promise((resolve) => setConflict({ differences, overwrite: () => overwrite(row), resolve }));
  };
  const saveIfUnchanged: RowConflictCheck<Values, Rows[Name]>["saveIfUnchanged"] = (before, send) =>
    check(before, send, (row) => saveIfUnchanged(form.valuesOf(row), send));
  const recheck: Recheck = (send, ask) => (latestRow ? check(form.valuesOf(latestRow), send, ask) : send());
  const close = (outcome?: Outcome<unknown>) => {
    conflict?.resolve(outcome);
    setConflict(null);
  };
  /** Reads the rows again and restarts the form with them. */
  const discardInput = async () => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    close({ ok: true, data: undefined });
  };
  const overwrite = async () => {
    // Closed first: what follows may ask, too.
    setConflict(null);
    conflict?.resolve(await conflict.overwrite());
  };
  return {
    saveIfUnchanged,
    recheck,
    latestRow,
    dialog: (
      <ConfirmDialog
        title="그사이 내용이 바뀌었어요."
        text={question.text}
        details={
          <Differences
            rows={conflict?.differences ?? []}
            discardLabel={question.discardLabel}
            onDiscard={() => void discardInput()}
          />
        }
        confirmLabel={question.confirmLabel}
        isDestructive={question.isDestructive}
        isPending={false}
        isOpen={conflict !== null}
        onConfirm={overwrite}
        onClose={() => close()}
      />
    ),
  };
}

interface DifferencesProps {
  rows: readonly Difference[];
  discardLabel: string;
  onDiscard: () => void;
}

function Differences({ rows, discardLabel, onDiscard }: DifferencesProps) {
  return (
    <Box>
      <Box component="dl" sx={{ margin: 0, fontSize: 13, "& dt": { fontWeight: 600 }, "& dd": { margin: "0 0 8px" } }}>
        {rows.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before} → {now}
            </dd>
          </div>
        ))}
      </Box>
      <Button variant="outlined" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </Box>
  );
}
