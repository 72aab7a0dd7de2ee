import { AuditEntryColumns } from "@babchingu/openapi/columns";
import { AuditActionLabels, AuditTargetLabels } from "@babchingu/openapi/enums";
import { MenuItem, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { SEARCH_FIELD_ATTRIBUTE } from "../../ui/shortcuts/useListShortcuts.ts";
import { type FilterValues, toFilters, toFormValues, validate } from "./filters.ts";

/** Filters by operator, target and action, in any combination. */
export function AuditFilterForm({ current, onFilter }: FilterFormProps) {
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
  return (
    <FilterBar onSubmit={submit} onShowAll={() => onFilter({})}>
      <TextField
        {...field("actor")}
        label={AuditEntryColumns.actorId}
        sx={{ width: 148 }}
        slotProps={{ htmlInput: { [SEARCH_FIELD_ATTRIBUTE]: "" } }}
      />
      <TextField {...field("targetType")} select label={AuditEntryColumns.targetType} sx={{ width: 132 }}>
        {options(AuditTargetLabels)}
      </TextField>
      <TextField {...field("targetId")} label={AuditEntryColumns.targetId} sx={{ width: 120 }} />
      <TextField {...field("action")} select label={AuditEntryColumns.action} sx={{ width: 212 }}>
        {options(AuditActionLabels)}
      </TextField>
    </FilterBar>
  );
}

function options(labels: Readonly<Record<string, string>>) {
  return [["", "모두"] as const, ...Object.entries(labels)].map(([value, label]) => (
    <MenuItem key={value} value={value} dense>
      {label}
    </MenuItem>
  ));
}
