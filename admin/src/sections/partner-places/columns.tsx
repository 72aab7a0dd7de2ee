import { CONTRACT_ENDING_DAYS, DAY_MS, instantOf } from "@babchingu/openapi";
import { AdminPartnerPlaceColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { StatusPill } from "../../ui/columns/StatusPill.tsx";
import { TimeText } from "../../ui/columns/TimeText.tsx";
import { useNow } from "../../ui/format/useNow.ts";
import { storeColumns } from "../shared/storeColumns.tsx";

const column = columnsOf<AdminPartnerPlace>(AdminPartnerPlaceColumns);

/** What an operator has to know of a contract's end; null while there is time. */
export function contractNote(until: string, nowMs: number): string | null {
  const leftMs = instantOf(until).getTime() - nowMs;
  if (leftMs <= 0) return "만료";
  const days = Math.ceil(leftMs / DAY_MS);
  return days <= CONTRACT_ENDING_DAYS ? `${days}일 남음` : null;
}

function ContractEnd({ until, isFull = false }: { until: string; isFull?: boolean }) {
  const note = contractNote(until, useNow());
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: "8px", alignItems: "baseline" }}>
      {note === null ? null : <StatusPill tone={note === "만료" ? "plain" : "warning"}>{note}</StatusPill>}
      <TimeText value={until} isFull={isFull} />
    </Box>
  );
}

const { id, name, memberId, phone, address, policy, latitude, longitude, imageId } = storeColumns;

/** Every field (console §2), with what decides first: name, end of the contract, deposit. */
export const columns: Column<AdminPartnerPlace>[] = [
  id,
  name,
  {
    ...column.time("until"),
    cell: ({ until }) => <ContractEnd until={until} />,
    detailCell: ({ until }) => <ContractEnd until={until} isFull />,
  },
  column.number("cache", "원"),
  column.number("count", "회"),
  memberId,
  column.phone("memberPhone"),
  phone,
  address,
  policy,
  column.time("createdAt"),
  column.time("updatedAt"),
  latitude,
  longitude,
  imageId,
];
