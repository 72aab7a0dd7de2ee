import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import { Alert, Button, Skeleton, Stack } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { useGetOne } from "react-admin";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { describeFailedAction, reasonOf, statusOf } from "../../dataProvider/errors.ts";
import { REFRESH_MS, type Resource, type ResourceName, type Rows } from "../../dataProvider/resource.ts";
import { dialogPath, type DialogUrlState, listPath } from "../url.ts";
import { FailureMessage, StatusMessage } from "../feedback/StatusMessage.tsx";
import { useRefreshRows } from "../feedback/useRefreshRows.ts";
import { hasUnsavedInput, SKIP_UNSAVED_WARNING } from "../forms/UnsavedWarning.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { useMayCall } from "../access/OperatorContext.ts";
import { SideDialog } from "./SideDialog.tsx";

interface TabContent<Row> {
  id: string;
  label: string;
  /** The tab isn't offered to roles that may not call this operation (D60). */
  operation?: OperatorOperationId;
  content: (row: Row) => ReactNode;
}

/** The first tab, which every role may open, is shown when the URL names none. */
export type RecordTabs<Row> = readonly [TabContent<Row>, ...TabContent<Row>[]];

interface Props<Name extends ResourceName> {
  resource: Resource<Name>;
  /** `listRow` is the row in the list; undefined when the list lacks it, or is still loading. */
  dialog: DialogUrlState & { listRow: Rows[Name] | undefined; isListLoading: boolean };
  /** Precedes "회원 12" in the title. */
  rowName?: ((row: Rows[Name]) => string) | undefined;
  tabs: RecordTabs<Rows[Name]>;
}

/**
 * Returns to the list, with its page and search. The unsaved warning is shown where input would be lost; `skipUnsavedWarning`
 * is for a row that has been deleted. Does nothing once the dialog is unmounted.
 */
export function useCloseDialog(resource: ResourceName, { skipUnsavedWarning = false } = {}): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isMounted = useIsMounted();
  return () => {
    if (!isMounted()) return;
    void navigate({ pathname: listPath(resource), search }, skipUnsavedWarning ? { state: SKIP_UNSAVED_WARNING } : {});
  };
}

/**
 * Gives the dialog's query its own key. react-admin writes a list's rows to the common key, so a list that loads later
 * would make a failed query look successful.
 */
const DIALOG_QUERY_META = { reader: "dialog" };

/**
 * The row named by the URL in a side dialog: from the list, and read again where the API has a call for one row. Where it has none, an old
 * list is read again, and the row is looked for only once the list is known to lack it: in some resources only the newest rows can be found.
 */
export function RecordDialog<Name extends ResourceName>(props: Props<Name>) {
  const { rowName } = props;
  const mayCall = useMayCall();
  const tabs = props.tabs.filter(({ operation }) => mayCall(operation));
  const { name: resource, label, texts } = props.resource;
  const hasDetail = props.resource.hasDetail !== false;
  const { id, tab, listRow, isListLoading } = props.dialog;
  const { search } = useLocation();
  const close = useCloseDialog(resource);
  const refreshRows = useRefreshRows(resource);
  useEffect(() => {
    if (!hasDetail) refreshRows();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refreshRows is a new function at every render.
  }, [hasDetail, id]);
  const { data, error, refetch, isFetching } = useGetOne<Rows[Name]>(
    resource,
    hasDetail ? { id, meta: DIALOG_QUERY_META } : { id },
    {
      enabled: hasDetail || (listRow === undefined && !isListLoading),
      refetchInterval: ({ state }) =>
        state.data !== undefined && props.resource.changesByItself(state.data) ? REFRESH_MS : false,
    },
  );
  const row = hasDetail ? (data ?? listRow) : (listRow ?? data);
  const [firstTab] = props.tabs;
  const currentTab = tab === null ? firstTab : tabs.find((candidate) => candidate.id === tab);
  if (!currentTab) return <Navigate replace to={{ pathname: dialogPath(resource, id), search }} />;

  const name = `${label} ${id}`;
  const isGone = statusOf(error) === 404;
  const retry = () => void refetch();
  const body = () => {
    if (isGone && row && hasUnsavedInput()) {
      return (
        <>
          <Alert severity="warning" variant="outlined" sx={{ marginBottom: "16px" }}>
            {name}번이 그사이 삭제됐어요. 저장할 수 없으니 입력한 내용이 필요하면 복사해 두세요.
          </Alert>
          {currentTab.content(row)}
        </>
      );
    }
    if (isGone) return <RowNotFound name={name} onClose={close} />;
    const hasFailed = error !== null && !isFetching;
    if (row) {
      return (
        <>
          {hasFailed ? <StaleNotice text={describeFailedAction(texts.detailFailed, error)} onRetry={retry} /> : null}
          {currentTab.content(row)}
        </>
      );
    }
    return hasFailed ? (
      <FailureMessage title={texts.detailFailed} reason={reasonOf(error)} onRetry={retry} isSmall />
    ) : (
      <Loading />
    );
  };
  return (
    <SideDialog
      key={id}
      title={row && rowName && !isGone ? `${rowName(row)} · ${name}` : name}
      tab={currentTab.id}
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

/** Shown above a row that could not be read again. */
function StaleNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
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

function RowNotFound({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <StatusMessage
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
