/** Moving through a list by keyboard: rows by arrows or J and K, pages by N and P. */
import { useLocation, useNavigate } from "react-router-dom";
import { useKeys } from "./useKeys.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import type { ListAddress } from "../address.ts";
import { dialogPath, listPath, writeList } from "../address.ts";

/** Marks the links by which rows open. */
export const ROW_LINK = "data-row-link";
/** Marks the field that `/` leads to. */
export const SEARCH_FIELD = "data-search-field";

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
}

/** Where a step leads: from no row at all, down begins at the first and up at the last. */
export function stepFrom(current: number, count: number, step: 1 | -1): number {
  if (current === -1) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}

function isInDialog(): boolean {
  return document.activeElement?.closest("dialog") != null;
}

/** From one row to the first or the last. */
function jump(where: "first" | "last") {
  return (event: KeyboardEvent): void => {
    const rows = links();
    if (!rows.some((row) => row === document.activeElement)) return;
    event.preventDefault();
    rows.at(where === "first" ? 0 : -1)?.focus();
  };
}

interface Options {
  resource: ResourceName;
  address: ListAddress;
  totalPages: number;
  rowIds: readonly number[];
  open: { id: number; tab: string | null } | null;
}

/** With a row open, J and K open its neighbours at the same tab; without one they move the focus. */
export function useListKeys({ resource, address, totalPages, rowIds, open }: Options): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const move = (step: 1 | -1) => (event: KeyboardEvent) => {
    const rows = links();
    if (rows.length === 0) return;
    event.preventDefault();
    const current = rows.findIndex((row) => row === document.activeElement);
    const opened = open ? rowIds.indexOf(open.id) : -1;
    rows[stepFrom(current === -1 ? opened : current, rows.length, step)]?.focus();
  };
  const go = (step: 1 | -1) => (event: KeyboardEvent) => {
    const opened = open ? rowIds.indexOf(open.id) : -1;
    if (!open || opened === -1) return move(step)(event);
    event.preventDefault();
    const id = rowIds[stepFrom(opened, rowIds.length, step)];
    if (id !== undefined && id !== open.id) {
      void navigate({ pathname: dialogPath(resource, id, open.tab ?? undefined), search });
    }
  };
  const turn = (step: 1 | -1) => (event: KeyboardEvent) => {
    const page = address.page + step;
    if (page < 1 || page > totalPages) return;
    event.preventDefault();
    void navigate({ pathname, search: writeList({ ...address, page }) });
  };
  const close = (event: KeyboardEvent) => {
    if (pathname === listPath(resource)) return;
    event.preventDefault();
    void navigate({ pathname: listPath(resource), search });
  };
  /** In the dialog the arrows scroll. */
  const arrow = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (!isInDialog()) move(step)(event);
  };
  useKeys({
    ArrowDown: arrow(1),
    ArrowUp: arrow(-1),
    J: go(1),
    K: go(-1),
    Home: jump("first"),
    End: jump("last"),
    N: turn(1),
    P: turn(-1),
    Escape: close,
  });
}
