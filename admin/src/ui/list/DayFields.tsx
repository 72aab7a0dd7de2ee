import { TextField, type TextFieldProps } from "@mui/material";
import { seoulTimeBounds } from "../forms/validators.ts";
import { searchFieldMark } from "../shortcuts/useListShortcuts.ts";
import type { Days } from "./filterValues.ts";

/** The browser takes no more than four figures of a year then, and goes on to the month. */
const bounds = { min: seoulTimeBounds.minimum.slice(0, 10), max: seoulTimeBounds.maximum.slice(0, 10) };

type DayFieldProps = TextFieldProps & {
  name: keyof Days;
  /** The shortcut to the search leads to this field. */
  isSearchField?: boolean;
};

/** A day in Seoul. */
export function DayField({ isSearchField = false, ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      sx={{ width: 158 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isSearchField ? { ...bounds, ...searchFieldMark } : bounds,
      }}
    />
  );
}

interface Props {
  field: (name: keyof Days) => TextFieldProps;
  /** The shortcut to the search leads to the first day. */
  isSearchField?: boolean;
}

/** The first and the last day of a list's rows. */
export function DayFields({ field, isSearchField = false }: Props) {
  return (
    <>
      <DayField {...field("from")} name="from" label="첫날" isSearchField={isSearchField} />
      <DayField {...field("to")} name="to" label="마지막 날" />
    </>
  );
}
