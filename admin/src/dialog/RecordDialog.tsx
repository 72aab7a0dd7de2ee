import { Button, Skeleton, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { useGetOne } from "react-admin";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { reasonOf, statusOf } from "../dataProvider/errors.ts";
import type { ResourceName, Rows } from "../dataProvider/resources.ts";
import { resourceTable } from "../dataProvider/resources.ts";
import type { DialogProps } from "../list/ListPage.tsx";
import { dialogPath, listPath } from "../list/address.ts";
import { Failure, Notice } from "../list/states.tsx";
import { SETTLED } from "../forms/LeaveQuestion.tsx";
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
 * the row `isSettled`: there is nothing left to save it to.
 */
export function useCloseDialog(resource: ResourceName, { isSettled = false } = {}): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    void navigate({ pathname: listPath(resource), search }, isSettled ? { state: SETTLED } : {});
  };
}

/** The row of the address in a side dialog: from the list, and read anew where the API can tell one row. */
export function RecordDialog<Name extends ResourceName>(props: Props<Name>) {
  const { resource, address, kind, title, loadFailed, tabs } = props;
  const { id, tab, listed } = address;
  const { search } = useLocation();
  const close = useCloseDialog(resource);
  const { data, error, refetch, isFetching } = useGetOne<Rows[Name]>(
    resource,
    { id },
    { enabled: listed === undefined || resourceTable[resource].hasDetail },
  );
  const row = resourceTable[resource].hasDetail ? (data ?? listed) : (listed ?? data);
  const [first] = tabs;
  const current = tab === null ? first : tabs.find((candidate) => candidate.id === tab);
  if (!current) return <Navigate replace to={{ pathname: dialogPath(resource, id), search }} />;

  const name = `${kind} ${id}`;
  const isGone = statusOf(error) === 404;
  const body = () => {
    if (row && !isGone) return current.content(row);
    if (isGone) return <Gone name={name} onClose={close} />;
    if (error && !isFetching) {
      return <Failure title={loadFailed} reason={reasonOf(error)} onRetry={() => void refetch()} isSmall />;
    }
    return <Loading />;
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
