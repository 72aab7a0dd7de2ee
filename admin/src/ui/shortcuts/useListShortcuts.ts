/** Keyboard navigation of a list: rows by arrows or J and K, pages by N and P. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useShortcuts } from "./useShortcuts.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { dialogPath, formatListQuery, listPath, type ListUrlState } from "../url.ts";

/** Marks the link in each row that opens the row. */
export const ROW_LINK_ATTRIBUTE = "data-row-link";
/** Marks the field that `/` focuses: an input, or the combobox of a select, whose own input is hidden. */
export const SEARCH_FIELD_ATTRIBUTE = "data-search-field";
export const searchFieldMark: object = { [SEARCH_FIELD_ATTRIBUTE]: "" };

function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK_ATTRIBUTE}]`)];
}

/** The index of the row after a step; without a current row (-1), down starts at the first row and up at the last. */
export function stepFrom(current: number, count: number, step: 1 | -1): number {
  if (current === -1) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}

/** What has the focus when a dialog has closed that had it. */
const RETURNED_FOCUS = `body, main, [${ROW_LINK_ATTRIBUTE}]`;

function isInDialog(): boolean {
  return document.activeElement?.closest("dialog") != null;
}

/** Moves the focus from a row to the first or last row. */
function focusEdgeRow(where: "first" | "last") {
  return (event: KeyboardEvent): void => {
    const rows = rowLinks();
    if (!rows.some((row) => row === document.activeElement)) return;
    event.preventDefault();
    rows.at(where === "first" ? 0 : -1)?.focus();
  };
}

interface Options {
  resource: ResourceName;
  list: ListUrlState;
  totalPages: number;
  rowIds: readonly number[];
  openRow: { id: number; tab: string | null } | null;
}

/** Where the row is that was opened last; its place is kept when it leaves the list, as reports do that are decided. */
function useLastRow({ list, rowIds, openRow }: Pick<Options, "list" | "rowIds" | "openRow">) {
  const page = formatListQuery(list);
  const openId = openRow?.id ?? null;
  const last = useRef<{ page: string; id: number; index: number } | null>(null);
  const previousOpenId = useRef<number | null>(null);
  useEffect(() => {
    const index = openId === null ? -1 : rowIds.indexOf(openId);
    if (openId !== null && index !== -1) last.current = { page, id: openId, index };
  });
  useEffect(() => {
    const closedId = previousOpenId.current;
    previousOpenId.current = openId;
    // The dialog has given back the focus that it had, to the row from which it was opened first.
    if (closedId === null || openId !== null || document.activeElement?.matches(RETURNED_FOCUS) !== true) return;
    const rows = rowLinks();
    const closed = rows.find((row) => row.getAttribute(ROW_LINK_ATTRIBUTE) === String(closedId));
    (closed ?? (last.current?.id === closedId ? rows[Math.min(last.current.index, rows.length - 1)] : null))?.focus();
  }, [openId]);
  /** The index from which a step leads to the next row: of a row that has left, the one before its place or its place. */
  return (step: 1 | -1): number | null => {
    if (last.current?.page !== page) return null;
    const index = rowIds.indexOf(last.current.id);
    if (index !== -1) return index;
    return step === 1 ? last.current.index - 1 : last.current.index;
  };
}

/** With a row open, J and K open the next or previous row at the same tab; otherwise they move the focus. */
export function useListShortcuts({ resource, list, totalPages, rowIds, openRow }: Options): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const lastIndex = useLastRow({ list, rowIds, openRow });

  const moveFocus = (step: 1 | -1) => (event: KeyboardEvent) => {
    const rows = rowLinks();
    if (rows.length === 0) return;
    event.preventDefault();
    const current = rows.findIndex((row) => row === document.activeElement);
    rows[stepFrom(current === -1 ? (lastIndex(step) ?? -1) : current, rows.length, step)]?.focus();
  };
  const openNeighbour = (step: 1 | -1) => (event: KeyboardEvent) => {
    const from = lastIndex(step);
    if (!openRow || from === null) return moveFocus(step)(event);
    event.preventDefault();
    const id = rowIds[stepFrom(from, rowIds.length, step)];
    if (id !== undefined && id !== openRow.id) {
      void navigate({ pathname: dialogPath(resource, id, openRow.tab ?? undefined), search });
    }
  };
  const changePage = (step: 1 | -1) => (event: KeyboardEvent) => {
    const page = list.page + step;
    if (page < 1 || page > totalPages) return;
    event.preventDefault();
    void navigate({ pathname, search: formatListQuery({ ...list, page }) });
  };
  const closeDialog = (event: KeyboardEvent) => {
    if (pathname === listPath(resource)) return;
    event.preventDefault();
    void navigate({ pathname: listPath(resource), search });
  };
  /** Within the dialog the arrow keys scroll. */
  const moveByArrow = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (!isInDialog()) moveFocus(step)(event);
  };
  useShortcuts({
    ArrowDown: moveByArrow(1),
    ArrowUp: moveByArrow(-1),
    J: openNeighbour(1),
    K: openNeighbour(-1),
    Home: focusEdgeRow("first"),
    End: focusEdgeRow("last"),
    N: changePage(1),
    P: changePage(-1),
    Escape: closeDialog,
  });
}
