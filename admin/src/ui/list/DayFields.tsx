import { TextField, type TextFieldProps } from "@mui/material";
import { searchFieldMark } from "../shortcuts/useListShortcuts.ts";
import type { Days } from "./filterValues.ts";

interface Props {
  field: (name: keyof Days) => TextFieldProps;
  /** The shortcut to the search leads to the first day. */
  isSearchField?: boolean;
}

/** The first and the last day in Seoul of a list's rows. */
export function DayFields({ field, isSearchField = false }: Props) {
  const day = { type: "date", sx: { width: 158 } } as const;
  const shrunk = { inputLabel: { shrink: true } };
  const slotProps = isSearchField ? { ...shrunk, htmlInput: searchFieldMark } : shrunk;
  return (
    <>
      <TextField {...field("from")} {...day} label="첫날" slotProps={slotProps} />
      <TextField {...field("to")} {...day} label="마지막 날" slotProps={shrunk} />
    </>
  );
}
