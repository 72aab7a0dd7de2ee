import type { AuditEntry } from "@babchingu/openapi/types";
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { EMPTY_VALUE } from "../../ui/format/format.ts";
import { changesOf } from "./summary.ts";

/** The values before and after, side by side; an entry about a creation or a deletion has only one of them. */
export function ChangesTable({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        따로 남은 내용이 없어요.
      </Typography>
    );
  }
  const sides = [
    ...(entry.before ? [{ key: "before", label: "전" } as const] : []),
    ...(entry.after ? [{ key: "after", label: entry.before ? "후" : "내용" } as const] : []),
  ];
  return (
    <Box sx={{ "& td": { paddingBlock: "7px", verticalAlign: "top", whiteSpace: "pre-line" } }}>
      <Table size="small" aria-label="바뀐 것">
        <TableHead>
          <TableRow>
            <TableCell scope="col">항목</TableCell>
            {sides.map(({ key, label }) => (
              <TableCell key={key} scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={change.label}>
              <TableCell sx={{ color: "text.secondary" }}>{change.label}</TableCell>
              {sides.map(({ key }) => (
                <TableCell key={key}>{change[key] ?? EMPTY_VALUE}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
