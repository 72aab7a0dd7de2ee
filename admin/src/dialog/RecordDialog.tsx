import { Alert, Button, Skeleton, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { useGetOne } from "react-admin";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { describeAction, reasonOf, statusOf } from "../dataProvider/errors.ts";
import type { ResourceName, Rows } from "../dataProvider/resources.ts";
import { resourceTable } from "../dataProvider/resources.ts";
import type { DialogProps } from "../list/ListPage.tsx";
import { dialogPath, listPath } from "../list/address.ts";
import { Failure, Notice } from "../list/states.tsx";
import { SETTLED } from "../forms/LeaveQuestion.tsx";
import { useMounted } from "../lib/useMounted.ts";
import { SideDialog } from "./SideDialog.tsx";

interface TabContent<Row> {
  id: string;
  label: string;
  content: (row: Row) => ReactNode;
}

/** The first one shows when the address names none. */
export type RecordTabs<Row> = readonly [TabContent<Row>, ...TabContent<Row>[]];

interface Props<Name extends ResourceName> {
  resource: Name;
  address: DialogProps<Rows[Name]>;
  /** What a row is called: "회원". */
  kind: string;
  title: (row: Rows[Name]) => ReactNode;
  /** "회원 정보를 불러오지 못했어요." (§8) */
  loadFailed: string;
  tabs: RecordTabs<Rows[Name]>;
}

/**
 * Closes the dialog: back to the list, with its page and search. Asks first where something typed would be lost, unless
 * the row `isSettled`: there is nothing left to save it to. A success that comes after the operator has gone elsewhere
 * moves nobody.
 */
export function useCloseDialog(resource: ResourceName, { isSettled = false } = {}): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isMounted = useMounted();
  return () => {
    if (!isMounted.current) return;
    void navigate({ pathname: listPath(resource), search }, isSettled ? { state: SETTLED } : {});
  };
}

/**
 * Sets the dialog's own reading apart from the rows that a list lays beside it: a list that arrives later would make a
 * reading that has failed look like one that went well.
 */
const OWN = { reader: "dialog" };

/** The row of the address in a side dialog: from the list, and read anew where the API can tell one row. */
export function RecordDialog<Name extends ResourceName>(props: Props<Name>) {
  const { resource, address, kind, title, loadFailed, tabs } = props;
  const { id, tab, listed } = address;
  const { search } = useLocation();
  const close = useCloseDialog(resource);
  const { hasDetail } = resourceTable[resource];
  const { data, error, refetch, isFetching } = useGetOne<Rows[Name]>(resource, hasDetail ? { id, meta: OWN } : { id }, {
    enabled: listed === undefined || hasDetail,
  });
  const row = hasDetail ? (data ?? listed) : (listed ?? data);
  const [first] = tabs;
  const current = tab === null ? first : tabs.find((candidate) => candidate.id === tab);
  if (!current) return <Navigate replace to={{ pathname: dialogPath(resource, id), search }} />;

  const name = `${kind} ${id}`;
  const isGone = statusOf(error) === 404;
  const retry = () => void refetch();
  const body = () => {
    if (isGone) return <Gone name={name} onClose={close} />;
    const hasFailed = error !== null && !isFetching;
    if (row) {
      return (
        <>
          {hasFailed ? <MayBeOld text={describeAction(loadFailed, error)} onRetry={retry} /> : null}
          {current.content(row)}
        </>
      );
    }
    return hasFailed ? <Failure title={loadFailed} reason={reasonOf(error)} onRetry={retry} isSmall /> : <Loading />;
  };
  return (
    <SideDialog
      key={id}
      title={row && !isGone ? title(row) : name}
      tab={current.id}
      tabs={(isGone ? [] : tabs).map((each) => ({
        id: each.id,
        label: each.label,
        to: { pathname: dialogPath(resource, id, each.id), search },
      }))}
      onClose={close}
    >
      {body()}
    </SideDialog>
  );
}

/** Above a row that could not be read anew. */
function MayBeOld({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      다시 시도
    </Button>
  );
  return (
    <Alert severity="error" variant="outlined" action={retry} sx={{ marginBottom: "16px" }}>
      {text} 아래는 앞서 불러온 내용이에요.
    </Alert>
  );
}

function Gone({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Notice
      title={`${name}번을 찾을 수 없어요.`}
      text="이미 삭제됐거나 주소가 잘못됐을 수 있어요."
      isSmall
      action={
        <Button variant="outlined" onClick={onClose}>
          목록으로
        </Button>
      }
    />
  );
}

const LOADING_ROWS = 10;

function Loading() {
  return (
    <Stack spacing={2} component="output" aria-busy="true" aria-label="불러오는 중">
      {Array.from({ length: LOADING_ROWS }, (_, row) => (
        <Skeleton key={row} variant="text" animation={false} width={`${60 + (row % 3) * 15}%`} height={24} />
      ))}
    </Stack>
  );
}
