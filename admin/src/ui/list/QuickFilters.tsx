import { Box, Button, Typography } from "@mui/material";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { isUnsupported } from "../../dataProvider/errors.ts";
import { readInbox } from "../../dataProvider/sharedCalls.ts";
import { INBOX_SCOPE } from "../feedback/queryScopes.ts";
import { useApiQuery } from "../feedback/useApiQuery.ts";
import { DayField } from "./DayFields.tsx";
import { type Days, DEFAULT_SORT, findUnfinishedDay, isNarrowed, toUrlFilters, validateDays } from "./filterValues.ts";
import { FilterSelect } from "./FilterSelect.tsx";
import { SortSelect } from "./SortSelect.tsx";
import type { FilterFormProps } from "./ListPage.tsx";

interface Props extends FilterFormProps {
  /** Status → label; left out where rows have none. */
  statusLabels?: Readonly<Record<string, string>>;
  /** Reason → label, for the rice ledger. */
  reasonLabels?: Readonly<Record<string, string>>;
}

const daysOf = ({ from = "", to = "" }: Readonly<Record<string, string>>): Days => ({ from, to });

/** Keys that change a part of a day. Space opens the browser's calendar, Tab leads to the next part. */
const TYPING_KEY = /^(?:\d|Backspace|Delete|Arrow(?:Up|Down|Left|Right))$/;

/**
 * Filters by status or reason and by the days in which rows were made, and the order, beside a search (D63). A choice is applied at once, a
 * typed day once it is complete. Not offered by a backend without the operators' inbox, which came with them (D44).
 */
export function QuickFilters({ current, hasSearch, onFilter, statusLabels, reasonLabels }: Props) {
  const { isPending, error } = useApiQuery(INBOX_SCOPE, readInbox, {});
  const [days, setDays] = useState(() => daysOf(current));
  const [invalidDay, setInvalidDay] = useState(() => validateDays(daysOf(current)));
  const [shown, setShown] = useState(current);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isTyping = useRef(false);
  const hintId = useId();
  if (JSON.stringify(shown) !== JSON.stringify(current)) {
    setShown(current);
    setDays(daysOf(current));
    setInvalidDay(validateDays(daysOf(current)));
  }
  if (isPending || isUnsupported(error)) return null;
  const apply = (filters: Readonly<Record<string, string>>) => onFilter(toUrlFilters({ ...current, ...filters }));
  const isFiltered = Object.keys(current).length > 0;
  const hint = hasSearch
    ? "검색 결과에는 필터와 순서를 적용할 수 없어요."
    : isFiltered
      ? "검색하면 필터와 순서가 풀려요."
      : null;
  const applyDays = (next: Days) => {
    const invalid = (fieldset.current && findUnfinishedDay(fieldset.current)) ?? validateDays(next);
    setInvalidDay(invalid);
    if (!invalid && JSON.stringify(next) !== JSON.stringify(daysOf(current))) apply(next);
  };
  const setDay = (name: keyof Days, value: string) => {
    const next = { ...days, [name]: value };
    setDays(next);
    if (isTyping.current) setInvalidDay(null);
    else applyDays(next);
  };
  /** While a day is typed, each of its figures makes another day: it is applied by Enter or when the field is left. */
  const dayEvents = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isTyping.current = TYPING_KEY.test(key);
      if (key === "Enter") applyDays(days);
    },
    onBlur: () => {
      isTyping.current = false;
      applyDays(days);
    },
  };
  const select = (name: "status" | "reason", label: string, labels: Props["statusLabels"]) =>
    labels ? (
      <FilterSelect
        label={label}
        labels={labels}
        disabled={hasSearch}
        value={current[name] ?? ""}
        onChange={({ target }) => apply({ [name]: target.value })}
        sx={{ width: 148 }}
      />
    ) : null;
  const dayField = (name: keyof Days, label: string) => (
    <DayField
      name={name}
      label={label}
      value={days[name]}
      disabled={hasSearch}
      onChange={({ target }) => setDay(name, target.value)}
      {...dayEvents}
      error={name === invalidDay?.field}
      helperText={name === invalidDay?.field ? invalidDay.message : null}
    />
  );
  return (
    <Box
      component="fieldset"
      ref={fieldset}
      aria-label="필터와 순서"
      {...(hint !== null && { "aria-describedby": hintId })}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: "10px 8px",
        border: 0,
        margin: 0,
        padding: "12px 0 0",
        minWidth: 0,
        "& .MuiInputBase-root": { height: 36, fontSize: 13 },
        "& .MuiInputLabel-root:not(.MuiInputLabel-shrink)": { fontSize: 13, top: "-1px" },
        "& button": { height: 36 },
      }}
    >
      {select("status", "상태 필터", statusLabels)}
      {select("reason", "사유 필터", reasonLabels)}
      {dayField("from", "등록한 날부터")}
      {dayField("to", "등록한 날까지")}
      <SortSelect
        value={current["sort"] ?? DEFAULT_SORT}
        disabled={hasSearch}
        onChange={({ target }) => apply({ sort: target.value })}
      />
      {isNarrowed(current) ? (
        <Button variant="text" onClick={() => onFilter({})}>
          필터 지우기
        </Button>
      ) : null}
      {hint === null ? null : (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ paddingTop: "8px" }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
