import type { AdminPayment } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RecordDialog } from "../../ui/dialog/RecordDialog.tsx";
import type { DialogProps } from "../../ui/list/ListPage.tsx";
import { Notice } from "../../ui/feedback/notices.tsx";
import { columns } from "./columns.tsx";
import { payments } from "./resource.ts";

const tabs: RecordTabs<AdminPayment> = [
  { id: "info", label: "결제 정보", content: (row) => <Details label="결제 정보" columns={columns} row={row} /> },
  { id: "receipt", label: "영수증", content: (row) => <Receipt text={row.receiptData} /> },
];

export function PaymentDialog(address: DialogProps<AdminPayment>) {
  return <RecordDialog resource={payments} address={address} tabs={tabs} />;
}

/** The receipt as the store gave it. */
function Receipt({ text }: { text: string | null }) {
  if (text === null || text === "") return <Notice title="영수증 데이터가 없어요." isSmall />;
  return (
    <Box
      component="pre"
      tabIndex={0}
      aria-label="영수증 원문"
      sx={{
        margin: 0,
        padding: "12px",
        borderRadius: "8px",
        backgroundColor: "sunken",
        fontSize: 13,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      }}
    >
      {text}
    </Box>
  );
}
