/** Extends the contracts of chosen partner places by one month. */
import { instantOf, isOutcomeKnown } from "@babchingu/openapi";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { refusal, statusOf } from "../../dataProvider/errors.ts";
import type { BulkAction } from "../../ui/list/BulkActions.tsx";
import { extendPartnerPlace } from "./calls.ts";

export const STILL_OVER = "한 달 늘렸지만 아직 지난 날짜예요. 만료일을 직접 정해 주세요.";

/** Whether the contract has ended, so that the store isn't in the app. */
export const isOver = (until: string): boolean => instantOf(until).getTime() <= Date.now();

/** Rows, as the list showed them, of calls that may have taken effect without an answer. */
const unanswered = new WeakSet<AdminPartnerPlace>();

/** The end isn't the one that the operator saw when choosing the row. */
const endChanged = () => refusal("그사이 계약 만료가 바뀌었어요. 새 만료를 확인하고 다시 골라 주세요.");

export const extend: BulkAction<object, AdminPartnerPlace> = {
  operation: "extendAdminPartnerPlace",
  label: "한 달 늘리기",
  text: "고른 매장의 계약을 한 달씩 늘려요.",
  invalidates: ["partner-places"],
  // The call has no idempotency key (R2): after one whose response was lost, a later end means that it has added the month.
  send: async (provider, id, _, { row }) => {
    const readEnd = async () => (await provider.getOne<AdminPartnerPlace>("partner-places", { id })).data.until;
    const until = await readEnd();
    if (row !== undefined && until !== row.until) {
      if (unanswered.has(row) && instantOf(until) > instantOf(row.until)) return isOver(until) ? STILL_OVER : null;
      throw endChanged();
    }
    try {
      await provider.callApi(extendPartnerPlace, { id });
    } catch (error) {
      if (row !== undefined && !isOutcomeKnown(statusOf(error))) unanswered.add(row);
      throw error;
    }
    if (!isOver(until)) return null;
    const after = await readEnd().catch(() => null);
    return after !== null && isOver(after) ? STILL_OVER : null;
  },
};
