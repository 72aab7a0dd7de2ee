import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import RefreshIcon from "@mui/icons-material/RefreshOutlined";
import { Box, Button, IconButton, Tooltip } from "@mui/material";
import { type ComponentType, type ReactNode, useState } from "react";
import { keepPreviousData } from "@tanstack/react-query";
import { useGetList } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import { REFRESH_MS, type Resource, type ResourceName, type Rows } from "../../dataProvider/resource.ts";
import { PAGE_SIZE } from "../../dataProvider/createDataProvider.ts";
import { reasonOf } from "../../dataProvider/errors.ts";
import { PageHeader } from "../layout/PageHeader.tsx";
import { NotFound } from "../layout/NotFound.tsx";
import { formatListQuery, listPath, type ListUrlState, type Search, useListUrl } from "../url.ts";
import type { Column } from "../columns/columnsOf.tsx";
import { Details } from "../columns/Details.tsx";
import { RecordDialog, type RecordTabs } from "../dialog/RecordDialog.tsx";
import { useMayCall, useOperatorAccount } from "../access/OperatorContext.ts";
import { type AnyBulkAction, BulkBar, BulkDialog, type BulkDialogProps } from "./BulkActions.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { Pagination } from "./Pagination.tsx";
import { RowTable } from "./RowTable.tsx";
import { useListShortcuts } from "../shortcuts/useListShortcuts.ts";
import { SavedViewsButton } from "./SavedViewsButton.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { isNarrowed } from "./filterValues.ts";
import { searchFieldsOf } from "./searchFields.ts";
import { FailureMessage, StatusMessage } from "../feedback/StatusMessage.tsx";
import { useListView } from "./useListView.ts";
import { ViewSettingsButton } from "./ViewSettingsButton.tsx";

export interface FilterFormProps {
  current: Readonly<Record<string, string>>;
  /** Whether the list shows a search: the contract's searches take no filters. */
  hasSearch: boolean;
  onFilter: (filters: Readonly<Record<string, string>>) => void;
}

interface Props<Name extends ResourceName> {
  resource: Resource<Name>;
  columns: readonly Column<Rows[Name]>[];
  actions?: ReactNode;
  /** The list's own filters, below the search where it has both. */
  filterForm?: ComponentType<FilterFormProps>;
  /** The dialog that creates a row, at the path /new, and its button; for roles that may call the operation (D60). */
  create?: { operation: OperatorOperationId; label: string; Dialog: ComponentType };
  /** Precedes "회원 12" in the title of a row's dialog. */
  rowName?: (row: Rows[Name]) => string;
  /** The tabs of a row's dialog; by default its columns in full. */
  tabs?: RecordTabs<Rows[Name]>;
  /** What can be done to several rows at once; needs `rowName` only for its messages. */
  bulkActions?: readonly AnyBulkAction[];
}

/** A section's screen: title and search, the table, the page links, and the side dialog that the URL names (console §2). */
export function ListPage<Name extends ResourceName>(props: Props<Name>) {
  const { resource, columns, actions, rowName, tabs, filterForm: FilterForm } = props;
  const { name, label: title, texts, searchOptions } = resource;
  const mayCall = useMayCall();
  const create = mayCall(props.create?.operation) ? props.create : undefined;
  const bulkActions = (props.bulkActions ?? []).filter(({ operation }) => mayCall(operation));
  const searchFields = searchFieldsOf(resource, useOperatorAccount().role);
  const isChanging = (rows: readonly Rows[Name][] | undefined) =>
    rows?.some((row) => resource.changesByItself(row)) === true;
  const { list, dialog, query } = useListUrl(resource);
  const navigate = useNavigate();
  const { data, total, meta, error, isPending, isPlaceholderData, isFetching, refetch } = useGetList<Rows[Name]>(
    name,
    {
      pagination: { page: list.page, perPage: PAGE_SIZE },
      sort: { field: "id", order: "DESC" },
      filter: { ...list.search, ...list.filters },
    },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (isChanging(state.data?.data) ? REFRESH_MS : false),
    },
  );
  const view = useListView(name);
  const [selected, setSelected] = useSelection(data);
  const [bulk, setBulk] = useState<Pick<BulkDialogProps, "action" | "rows"> | null>(null);
  const totalPages = (meta as { totalPages?: number } | undefined)?.totalPages ?? Math.ceil((total ?? 0) / PAGE_SIZE);
  const openRow = dialog !== null && typeof dialog === "object" ? dialog : null;
  // The rows of the previous page aren't those of `list`.
  const rowIds = isPlaceholderData ? [] : (data?.map(({ id }) => id) ?? []);
  useListShortcuts({ resource: name, list, totalPages, rowIds, openRow });
  if (dialog === "unknown" || (dialog === "new" && !create)) return <NotFound />;

  /** Joins a read that is under way: each read of a search is recorded. */
  const reload = () => void refetch({ cancelRefetch: false });
  const showResults = (search: Search | null, filters: ListUrlState["filters"] = {}) => {
    const nextQuery = formatListQuery({ page: 1, search, filters });
    const isShown = nextQuery === formatListQuery(list);
    if (isShown) reload();
    void navigate({ pathname: listPath(name), search: nextQuery }, { replace: isShown && dialog === null });
  };
  const narrowedBy = list.search ? "search" : isNarrowed(list.filters) ? "filters" : null;
  const loadFailed = narrowedBy === null ? texts.loadFailed : (texts.searchFailed ?? texts.loadFailed);
  const isFailed = error !== null && !isFetching;
  const message = isFailed ? (
    <FailureMessage title={loadFailed} reason={reasonOf(error)} onRetry={reload} />
  ) : data?.length === 0 && !isPlaceholderData ? (
    <EmptyMessage
      resource={name}
      narrowedBy={narrowedBy}
      isPastEnd={(total ?? 0) > 0}
      firstPageQuery={formatListQuery({ ...list, page: 1 })}
      emptyText={texts.empty}
      onShowAll={() => showResults(null)}
    />
  ) : null;
  const listRow = openRow ? data?.find(({ id }) => id === openRow.id) : undefined;
  const describeRow = (row: Rows[Name]) => (rowName ? `${rowName(row)} (${row.id}번)` : `${row.id}번`);
  const [first, ...others] = columns;
  const visibleColumns = columns.filter((column) => column === first || !view.hidden.includes(column.field));

  return (
    <Box sx={{ display: "flex", height: "100%", minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <PageHeader
          title={title}
          actions={
            <>
              <Tooltip title="새로 고침">
                <IconButton aria-label="새로 고침" onClick={reload}>
                  <RefreshIcon />
                </IconButton>
              </Tooltip>
              {Object.keys(resource.filterPatterns).length > 0 ? (
                <SavedViewsButton
                  resource={name}
                  query={formatListQuery({ page: 1, filters: list.filters })}
                  hasSearch={searchFields !== null}
                />
              ) : null}
              <ViewSettingsButton view={view} columns={others} />
              <ExportButton resource={resource} search={list.search} filters={list.filters} />
              {actions}
              {create ? <CreateButton resource={name} label={create.label} /> : null}
            </>
          }
        >
          {searchFields ? (
            <SearchForm
              fields={searchFields}
              optionsByField={searchOptions}
              current={list.search}
              onSearch={showResults}
              onShowAll={() => showResults(null)}
            />
          ) : null}
          {FilterForm ? (
            <FilterForm
              current={list.filters}
              hasSearch={list.search !== null}
              onFilter={(filters) => showResults(null, filters)}
            />
          ) : null}
        </PageHeader>
        <RowTable
          resource={name}
          label={`${title} 목록`}
          columns={visibleColumns}
          density={view.density}
          rows={error && isFetching ? undefined : data}
          query={query}
          openId={openRow?.id ?? null}
          {...(bulkActions.length > 0 && { selected, onSelect: setSelected })}
          isRefreshing={isFetching && data !== undefined && !isChanging(data)}
          message={message}
        />
        {data === undefined || isFailed ? null : selected.size > 0 ? (
          <BulkBar
            actions={bulkActions}
            selectedCount={selected.size}
            counter={texts.counter}
            onAction={(action) => {
              const rows = data.filter(({ id }) => selected.has(id));
              setBulk({ action, rows: rows.map((row) => ({ id: row.id, name: describeRow(row), row })) });
            }}
            onCancel={() => setSelected(new Set())}
          />
        ) : (
          <Pagination list={list} totalRows={total ?? 0} totalPages={totalPages} />
        )}
      </Box>
      {bulk ? (
        <BulkDialog
          {...bulk}
          counter={texts.counter}
          onClose={(failed) => {
            setBulk(null);
            if (failed) setSelected(new Set(failed));
          }}
        />
      ) : null}
      {dialog === "new" && create ? <create.Dialog /> : null}
      {openRow ? (
        <RecordDialog
          resource={resource}
          dialog={{ ...openRow, listRow, isListLoading: isPending || isPlaceholderData }}
          rowName={rowName}
          tabs={tabs ?? detailTab(title, columns)}
        />
      ) : null}
    </Box>
  );
}

/** The chosen rows among those that are shown: rows that leave the page are no longer chosen, also when they come back. */
function useSelection(rows: readonly { id: number }[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = new Set(rows?.map(({ id }) => id).filter((id) => chosen.has(id)));
  if (selected.size < chosen.size) setChosen(selected);
  return [selected, setChosen] as const;
}

function detailTab<Row>(label: string, columns: readonly Column<Row>[]): RecordTabs<Row> {
  return [{ id: "info", label: "정보", content: (row) => <Details label={label} columns={columns} row={row} /> }];
}

const noResultTexts = {
  search: { title: "검색 결과가 없어요.", text: "다른 검색어나 다른 항목으로 찾아보세요.", button: "전체 보기" },
  filters: { title: "조건에 맞는 결과가 없어요.", text: "필터를 바꾸거나 지워 보세요.", button: "필터 지우기" },
};

interface EmptyProps {
  resource: ResourceName;
  narrowedBy: keyof typeof noResultTexts | null;
  isPastEnd: boolean;
  firstPageQuery: string;
  emptyText: string;
  onShowAll: () => void;
}

function EmptyMessage({ resource, narrowedBy, isPastEnd, firstPageQuery, emptyText, onShowAll }: EmptyProps) {
  if (isPastEnd) {
    return (
      <StatusMessage
        title="이 쪽에는 내용이 없어요."
        action={
          <Button component={Link} to={{ pathname: listPath(resource), search: firstPageQuery }} variant="outlined">
            첫 쪽 보기
          </Button>
        }
      />
    );
  }
  if (narrowedBy === null) return <StatusMessage title={emptyText} />;
  const { title, text, button } = noResultTexts[narrowedBy];
  return (
    <StatusMessage
      title={title}
      text={text}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          {button}
        </Button>
      }
    />
  );
}
