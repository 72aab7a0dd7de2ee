import { AccessEntryColumns } from "@babchingu/openapi/columns";
import { AccessActionLabels } from "@babchingu/openapi/enums";
import { MenuItem, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { SEARCH_FIELD_ATTRIBUTE } from "../../ui/shortcuts/useListShortcuts.ts";
import { type FilterValues, toFilters, toFormValues, validate } from "./filters.ts";

const actions = [["", "모두"], ...Object.entries(AccessActionLabels)] as const;

/** Filters by day in Seoul, operator and action, in any combination. */
export function AccessFilterForm({ current, onFilter }: FilterFormProps) {
  const [values, setValues] = useState(() => toFormValues(current));
  const [error, setError] = useState<ReturnType<typeof validate>>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = validate(values);
    setError(invalid);
    if (!invalid) onFilter(toFilters(values));
  };
  const field = (name: keyof FilterValues) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: error?.field === name,
    helperText: error?.field === name ? error.message : null,
  });
  const day = { type: "date", sx: { width: 158 } } as const;
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <FilterBar onSubmit={submit} onShowAll={() => onFilter({})}>
      <TextField
        {...field("from")}
        {...day}
        label="시작한 날"
        slotProps={{ ...shrunk, htmlInput: { [SEARCH_FIELD_ATTRIBUTE]: "" } }}
      />
      <TextField {...field("to")} {...day} label="끝난 날" slotProps={shrunk} />
      <TextField {...field("operator")} label={AccessEntryColumns.operatorId} sx={{ width: 148 }} />
      <TextField {...field("action")} select label={AccessEntryColumns.action} sx={{ width: 148 }}>
        {actions.map(([value, label]) => (
          <MenuItem key={value} value={value} dense>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </FilterBar>
  );
}
