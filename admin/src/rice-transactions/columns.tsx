import { RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import type { AdminRiceTransaction } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { formatSigned } from "../lib/format.ts";
import type { Column } from "../list/columns.tsx";
import { columnsOf } from "../list/columns.tsx";

const column = columnsOf<AdminRiceTransaction>();

/** Green with a plus from zero up, red below (§2). */
const amount: Column<AdminRiceTransaction> = {
  field: "amount",
  label: "쌀알",
  align: "right",
  cell: (row) => (
    <Box component="span" sx={{ fontWeight: 600, color: row.amount < 0 ? "error.main" : "success.main" }}>
      {formatSigned(row.amount)}
    </Box>
  ),
};

/** Every field (§2). */
export const columns = [
  column.id("id", "번호"),
  column.id("memberId", "회원", "members"),
  amount,
  column.word("riceTransactionReason", "사유", RiceTransactionReasonLabels),
  column.number("balanceAfter", "남은 쌀알", "알"),
  column.time("createdAt", "시각"),
];
