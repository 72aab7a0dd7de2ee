/** Before a form overwrites a row it is read once more: what somebody changed meanwhile is shown, not lost. */
import { Box, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { ResourceName, Rows } from "../../dataProvider/resource.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import type { Outcome } from "../feedback/useAction.ts";
import { useConsoleData } from "../feedback/useAction.ts";

export interface Difference {
  label: string;
  before: string;
  now: string;
}

interface Form<Row, Values> {
  /** The form's values of a row, as the form begins with them. */
  valuesOf: (row: Row) => Values;
  /** The fields to watch, with their names. */
  labels: { readonly [Field in keyof Values]?: string };
  /** A field's value in words. */
  write: (value: Values[keyof Values], field: keyof Values) => string;
}

/** The watched fields whose value is another than the form began with. */
export function differencesOf<Row, Values extends object>(
  before: Partial<Values>,
  row: Row,
  { valuesOf, labels, write }: Form<Row, Values>,
): Difference[] {
  const now = valuesOf(row);
  return (Object.keys(labels) as (keyof Values)[]).flatMap((field) => {
    const [was, is] = [write(before[field] as Values[keyof Values], field), write(now[field], field)];
    return was === is ? [] : [{ label: labels[field] ?? "", before: was, now: is }];
  });
}

interface Asked {
  differences: Difference[];
  send: () => Promise<Outcome<unknown>>;
  answer: (outcome: Outcome<unknown> | undefined) => void;
}

export interface ConflictCheck<Values> {
  /**
   * Sends at once when the row is as the form began with it; otherwise asks. A no leaves the form as it is. Where nobody
   * is left to ask, an alert says that nothing was saved.
   */
  guard: (before: Partial<Values>, send: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown> | undefined>;
  dialog: ReactNode;
}

export function useConflictCheck<Name extends ResourceName, Values extends object>(
  resource: Name,
  id: number,
  form: Form<Rows[Name], Values>,
): ConflictCheck<Values> {
  const provider = useConsoleData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, setPending] = useState(false);

  const read = async (): Promise<Rows[Name] | null> => {
    try {
      return (await provider.getOne<Rows[Name]>(resource, { id })).data;
    } catch {
      // The write that follows fails for the same reason, and says it in its own words.
      return null;
    }
  };
  const guard: ConflictCheck<Values>["guard"] = async (before, send) => {
    const row = await read();
    const differences = row ? differencesOf(before, row, form) : [];
    if (differences.length === 0) return await send();
    if (!isMounted()) {
      notify("그사이 내용이 바뀌어서 저장하지 않았어요.", { type: "warning", autoHideDuration: 6000 });
      return undefined;
    }
    return await new Promise((answer) => setAsked({ differences, send, answer }));
  };
  const close = (outcome?: Outcome<unknown>) => {
    asked?.answer(outcome);
    setAsked(null);
  };
  /** The rows are read again and the form begins anew with them. */
  const adopt = async () => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    close({ ok: true, data: undefined });
  };
  const overwrite = async () => {
    setPending(true);
    const outcome = await asked?.send();
    setPending(false);
    close(outcome);
  };
  return {
    guard,
    dialog: (
      <ConfirmDialog
        title="그사이 내용이 바뀌었어요."
        text="이 화면을 연 뒤에 아래 내용이 바뀌었어요. 저장하면 내가 입력한 내용으로 덮어써요."
        about={<Differences rows={asked?.differences ?? []} onAdopt={() => void adopt()} />}
        confirmLabel="덮어쓰기"
        isDestructive
        isPending={isPending}
        isOpen={asked !== null}
        onConfirm={overwrite}
        onClose={() => close()}
      />
    ),
  };
}

function Differences({ rows, onAdopt }: { rows: readonly Difference[]; onAdopt: () => void }) {
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
      <Button variant="outlined" onClick={onAdopt}>
        입력을 버리고 새 내용 보기
      </Button>
    </Box>
  );
}
