/** The rice ledger and payments. */
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { ColumnType } from "kysely";
import type { Id } from "./id.ts";

/** Append-only: a trigger rejects UPDATE and DELETE (D27). */
export interface RiceTransactionsTable {
  id: Id;
  memberId: ColumnType<number, number, never>;
  amount: ColumnType<number, number, never>;
  reason: ColumnType<RiceTransactionReasonValue, RiceTransactionReasonValue, never>;
  balanceAfter: ColumnType<number, number, never>;
  /** Unique key of the event, such as `signup:12`, so that nothing is booked twice. */
  cause: ColumnType<string, string, never>;
  createdAt: ColumnType<Date, Date, never>;
}

export interface PaymentsTable {
  id: Id;
  memberId: number;
  platform: "APPLE" | "GOOGLE";
  transactionId: string;
  productId: string;
  currency: string;
  amount: number;
  status: "PENDING" | "COMPLETED" | "REFUNDED" | "FAILED";
  receiptData: string | null;
  createdAt: Date;
  updatedAt: Date;
}
