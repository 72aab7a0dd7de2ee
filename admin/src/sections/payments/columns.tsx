import { AdminPaymentColumns } from "@babchingu/openapi/columns";
import { PaymentPlatformLabels, PaymentStatusLabels, type PaymentStatusValue } from "@babchingu/openapi/enums";
import type { AdminPayment } from "@babchingu/openapi/types";
import { columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

const statusTones: Record<PaymentStatusValue, ToneName> = {
  PENDING: "warning",
  COMPLETED: "success",
  REFUNDED: "neutral",
  FAILED: "plain",
};

const column = columnsOf<AdminPayment>(AdminPaymentColumns);

/** Every field but the receipt, which has its own tab (console §2). */
export const columns = [
  column.id("id"),
  column.id("memberId", "members"),
  column.text("transactionId"),
  column.text("productId"),
  column.text("currency"),
  column.number("amount"),
  column.enumLabel("platform", PaymentPlatformLabels),
  column.status("status", PaymentStatusLabels, statusTones),
  column.time("createdAt"),
];
