/** Page buttons per group (console §9). */
const PAGES_PER_GROUP = 10;

export interface PageGroup {
  pages: number[];
  /** The last page of the group before, the first of the group after; null at the ends. */
  previous: number | null;
  next: number | null;
}

/** The group of ten that the page is in: 1–10, 11–20, … A page past the end shows the last group. */
export function pageGroup(page: number, totalPages: number): PageGroup {
  const current = Math.min(page, Math.max(totalPages, 1));
  const first = Math.floor((current - 1) / PAGES_PER_GROUP) * PAGES_PER_GROUP + 1;
  const last = Math.min(first + PAGES_PER_GROUP - 1, totalPages);
  return {
    pages: Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index),
    previous: first > 1 ? first - 1 : null,
    next: last < totalPages ? last + 1 : null,
  };
}
