import { Box } from "@mui/material";
import type { Column } from "./columnsOf.tsx";

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  row: Row;
}

/** Every column of a row in full, beside its label. */
export function Details<Row>({ label, columns, row }: Props<Row>) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={({ palette }) => ({
        display: "grid",
        gridTemplateColumns: "minmax(96px, auto) 1fr",
        margin: 0,
        fontSize: 13,
        lineHeight: 1.5,
        "& > div": {
          display: "grid",
          gridColumn: "1 / -1",
          gridTemplateColumns: "subgrid",
          columnGap: "20px",
          borderBottom: `1px solid ${palette.hairline}`,
        },
        "& dt, & dd": { margin: 0, paddingBlock: "7px" },
        "& dt": { color: palette.text.secondary, whiteSpace: "nowrap" },
        "& dd": { whiteSpace: "pre-line", minWidth: 0 },
      })}
    >
      {columns.map((column) => (
        <div key={column.label}>
          <dt>{column.label}</dt>
          <dd>{(column.detailCell ?? column.cell)(row)}</dd>
        </div>
      ))}
    </Box>
  );
}
