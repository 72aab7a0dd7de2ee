import type { AdminDailyFigures } from "@babchingu/openapi/types";
import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from "@mui/material";
import { formatNumber } from "@babchingu/web/format.ts";
import { type DailyFigureField, dailyFigureLabels, formatDay, sum } from "./figures.ts";

const columns = (Object.keys(dailyFigureLabels) as DailyFigureField[]).map((field) => {
  const { label, unit } = dailyFigureLabels[field];
  return [field, `${label} (${unit})`] as const;
});

/** The figures behind the charts, newest day first. */
export function DailyTable({ days }: { days: readonly AdminDailyFigures[] }) {
  return (
    <TableContainer
      sx={({ palette }) => ({
        maxWidth: 640,
        borderRadius: "12px",
        border: `1px solid ${palette.hairline}`,
        backgroundColor: palette.background.paper,
      })}
    >
      <Table size="small" aria-label="일별 통계">
        <TableHead>
          <TableRow>
            <TableCell scope="col">날짜</TableCell>
            {columns.map(([field, label]) => (
              <TableCell key={field} scope="col" align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.date}>
              <TableCell component="th" scope="row">
                {formatDay(day.date)}
              </TableCell>
              {columns.map(([field]) => (
                <TableCell key={field} align="right">
                  {formatNumber(day[field])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ "& td, & th": { fontWeight: 700, color: "text.primary", borderBottom: 0 } }}>
            <TableCell component="th" scope="row">
              합계
            </TableCell>
            {columns.map(([field]) => (
              <TableCell key={field} align="right">
                {formatNumber(sum(days.map((day) => day[field])))}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
