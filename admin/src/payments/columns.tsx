import { PaymentPlatformLabels, PaymentStatusLabels } from "@babchingu/openapi/enums";
import type { PaymentStatusValue } from "@babchingu/openapi/enums";
import type { AdminPayment } from "@babchingu/openapi/types";
import { columnsOf } from "../list/columns.tsx";
import type { ToneName } from "../theme/themes.ts";

const statusTones: Record<PaymentStatusValue, ToneName> = {
  PENDING: "confirmed",
  COMPLETED: "recruiting",
  REFUNDED: "ended",
  FAILED: "plain",
};

const column = columnsOf<AdminPayment>();

/** Every field but the receipt, which has its own tab (§2). */
export const columns = [
  column.id("id", "번호"),
  column.id("memberId", "회원", "members"),
  column.text("transactionId", "거래 번호"),
  column.text("productId", "상품"),
  column.text("currency", "통화"),
  column.number("amount", "금액"),
  column.word("platform", "결제한 곳", PaymentPlatformLabels),
  column.status("status", "상태", PaymentStatusLabels, statusTones),
  column.time("createdAt", "결제 시각"),
];
