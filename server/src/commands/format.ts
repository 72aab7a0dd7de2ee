/** How the commands write to an operator's terminal. */
import { formatSeoulTime } from "@babchingu/openapi";
import type { NoShow } from "../domain/admin/no-shows.ts";

/** A text of a member without what a terminal would carry out, or write from right to left. */
function toPrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, "\uFFFD");
}

export function formatNoShow({ id, title, at, amountWon, status }: NoShow): string {
  const shownTitle = title === null ? "(deleted meeting)" : toPrintable(title);
  return [id, formatSeoulTime(at), `${amountWon} won`, status, shownTitle].join("  ");
}
