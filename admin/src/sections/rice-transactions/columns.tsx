import { AdminRiceTransactionColumns } from "@babchingu/openapi/columns";
import { RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import type { AdminRiceTransaction } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { formatSigned } from "../../ui/format/format.ts";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";

const column = columnsOf<AdminRiceTransaction>(AdminRiceTransactionColumns);

/** Green with a plus from zero up, red below (console §2). */
const amount: Column<AdminRiceTransaction> = {
  field: "amount",
  label: AdminRiceTransactionColumns.amount,
  align: "right",
  cell: (row) => (
    <Box component="span" sx={{ fontWeight: 600, color: row.amount < 0 ? "error.main" : "success.main" }}>
      {formatSigned(row.amount)}
    </Box>
  ),
};

/** Every field (console §2). */
export const columns = [
  column.id("id"),
  column.id("memberId", "members"),
  amount,
  column.enumLabel("riceTransactionReason", RiceTransactionReasonLabels),
  column.number("balanceAfter", "알"),
  column.time("createdAt"),
];
