import {
  Box,
  Checkbox,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from "@mui/material";
import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { dialogPath } from "../url.ts";
import type { ResourceName, Rows } from "../../dataProvider/resource.ts";
import { PAGE_SIZE } from "../../dataProvider/createDataProvider.ts";
import type { Column } from "../columns/columnsOf.tsx";
import { ROW_LINK_ATTRIBUTE } from "../shortcuts/useListShortcuts.ts";
import { SkeletonRows } from "../feedback/StatusMessage.tsx";
import type { Density } from "./useListView.ts";

interface Props<Name extends ResourceName> {
  resource: Name;
  label: string;
  columns: readonly Column<Rows[Name]>[];
  /** Undefined while the first page loads. */
  rows: readonly Rows[Name][] | undefined;
  /** The URL's query, kept when a row opens. */
  query: string;
  openId: number | null;
  density: Density;
  /** Other rows are loading; the previous ones are still shown. */
  isRefreshing: boolean;
  /** Shown instead of the rows. */
  message: ReactNode;
  /** The chosen rows, where rows can be chosen. */
  selected?: ReadonlySet<number>;
  onSelect?: (ids: ReadonlySet<number>) => void;
}

/** Selecting text or pressing a link inside a row doesn't open the row. */
function opensRow(event: MouseEvent): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest("a, button, input") !== null;
  return !isOnControl && (globalThis.getSelection()?.toString() ?? "") === "";
}

/** The dense table of a list. The first column stays in place and links to the dialog, for the keyboard. */
export function RowTable<Name extends ResourceName>(props: Props<Name>) {
  const { resource, label, columns, rows, query, openId, density, isRefreshing, message, selected, onSelect } = props;
  const navigate = useNavigate();
  return (
    <Box sx={{ position: "relative", flex: 1, minHeight: 0, display: "flex" }}>
      {isRefreshing ? (
        <LinearProgress
          aria-label="불러오는 중"
          sx={{ position: "absolute", inset: "0 0 auto", height: 2, zIndex: 4 }}
        />
      ) : null}
      {/* Links in the rows scroll it by keyboard; without rows it takes the focus itself. */}
      <TableContainer sx={{ flex: 1, overflow: "auto" }} tabIndex={rows && rows.length > 0 ? -1 : 0}>
        <Table
          stickyHeader
          size="small"
          aria-label={label}
          aria-busy={rows === undefined && message === null}
          sx={{ ...tableStyle, "& tbody td": { height: ROW_HEIGHT_PX[density] } }}
        >
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column.field} align={column.align ?? "left"} scope="col">
                  {index === 0 && selected && onSelect && rows ? (
                    <Box sx={selectableCellStyle}>
                      <RowCheckbox
                        label="이 쪽의 모든 행 고르기"
                        isChecked={rows.length > 0 && selected.size === rows.length}
                        isPartly={selected.size > 0 && selected.size < rows.length}
                        onChange={(isChosen) => onSelect(new Set(isChosen ? rows.map(({ id }) => id) : []))}
                      />
                      {column.label}
                    </Box>
                  ) : (
                    column.label
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {message === null && rows === undefined ? <SkeletonRows columns={columns.length} rows={PAGE_SIZE} /> : null}
          {message === null && rows ? (
            <TableBody sx={{ opacity: isRefreshing ? 0.6 : 1 }}>
              {rows.map((row) => {
                const to = { pathname: dialogPath(resource, row.id), search: query };
                return (
                  <TableRow
                    key={row.id}
                    hover
                    selected={row.id === openId}
                    onClick={(event) => {
                      if (opensRow(event)) void navigate(to);
                    }}
                    sx={{ cursor: "pointer" }}
                  >
                    {columns.map((column, index) => (
                      <TableCell key={column.field} align={column.align ?? "left"}>
                        {index === 0 ? (
                          <Box sx={selected ? selectableCellStyle : null}>
                            {selected && onSelect ? (
                              <RowCheckbox
                                label={`${row.id}번 고르기`}
                                isChecked={selected.has(row.id)}
                                onChange={(isChosen) =>
                                  onSelect(
                                    new Set(
                                      isChosen ? [...selected, row.id] : [...selected].filter((id) => id !== row.id),
                                    ),
                                  )
                                }
                              />
                            ) : null}
                            <Link to={to} {...{ [ROW_LINK_ATTRIBUTE]: row.id }}>
                              {column.cell(row)}
                            </Link>
                          </Box>
                        ) : (
                          column.cell(row)
                        )}
                      </TableCell>
                    ))}
                  </TableRow>
                );
              })}
            </TableBody>
          ) : null}
        </Table>
        {message}
      </TableContainer>
    </Box>
  );
}

/** The checkboxes stand below each other, whatever the numbers' lengths. */
const selectableCellStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px",
} as const;

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
}

function RowCheckbox({ label, isChecked, isPartly = false, onChange }: CheckboxProps) {
  return (
    <Checkbox
      size="small"
      checked={isChecked}
      indeterminate={isPartly}
      onChange={({ target }) => onChange(target.checked)}
      slotProps={{ input: { "aria-label": label } }}
      sx={{ padding: "4px", margin: "-4px 0 -4px -4px" }}
    />
  );
}

const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 36, roomy: 48 };

const tableStyle = {
  width: "max-content",
  minWidth: "100%",
  "& td, & th": { whiteSpace: "nowrap" },
  // The width that is left over is shared by the other columns.
  "& th:first-of-type, & tbody td:first-of-type": { position: "sticky", left: 0, width: "1%", paddingLeft: "20px" },
  "& th:last-of-type, & tbody td:last-of-type": { paddingRight: "20px" },
  "& th:first-of-type": { zIndex: 3 },
  "& tbody td:first-of-type": {
    zIndex: 1,
    fontWeight: 600,
    backgroundColor: "background.default",
    "& a": { color: "inherit", textDecoration: "none" },
    "& a:hover": { textDecoration: "underline" },
  },
  "& tbody tr.Mui-selected td": { backgroundColor: "sunken" },
  "& tbody tr.Mui-selected td:first-of-type": {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 3px 0 0 ${theme.palette.primary.main}`,
  },
  "& tbody tr.MuiTableRow-hover:hover td, & tbody tr:focus-within td": { backgroundColor: "sunken" },
} as const;
