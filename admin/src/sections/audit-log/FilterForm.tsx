import { AuditEntryColumns } from "@babchingu/openapi/columns";
import { AuditActionLabels, AuditTargetLabels } from "@babchingu/openapi/enums";
import { Box, Button, MenuItem, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
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
    <Box
      component="form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The search element is unknown to older browsers.
      role="search"
      noValidate
      onSubmit={submit}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        gap: "10px 8px",
        paddingTop: "6px",
        "& .MuiInputBase-root": { height: 36, fontSize: 13 },
        "& .MuiInputLabel-root:not(.MuiInputLabel-shrink)": { fontSize: 13, top: "-1px" },
        "& button": { height: 36 },
      }}
    >
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
      <Button type="submit" variant="contained">
        검색
      </Button>
      <Button type="button" variant="outlined" onClick={() => onFilter({})}>
        전체 보기
      </Button>
    </Box>
  );
}

function options(labels: Readonly<Record<string, string>>) {
  return [["", "모두"] as const, ...Object.entries(labels)].map(([value, label]) => (
    <MenuItem key={value} value={value} dense>
      {label}
    </MenuItem>
  ));
}
