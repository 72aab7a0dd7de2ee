import { AccessEntryColumns } from "@babchingu/openapi/columns";
import { AccessActionLabels } from "@babchingu/openapi/enums";
import { TextField } from "@mui/material";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { useFilterForm } from "../../ui/list/useFilterForm.ts";
import { SEARCH_FIELD_ATTRIBUTE } from "../../ui/shortcuts/useListShortcuts.ts";
import { toFilters, toFormValues, validate } from "./filters.ts";

/** Filters by day in Seoul, operator and action, in any combination. */
export function AccessFilterForm(props: FilterFormProps) {
  const { bar, field } = useFilterForm(props, { toFormValues, toFilters, validate });
  const day = { type: "date", sx: { width: 158 } } as const;
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <FilterBar {...bar}>
      <TextField
        {...field("from")}
        {...day}
        label="시작한 날"
        slotProps={{ ...shrunk, htmlInput: { [SEARCH_FIELD_ATTRIBUTE]: "" } }}
      />
      <TextField {...field("to")} {...day} label="끝난 날" slotProps={shrunk} />
      <TextField {...field("operator")} label={AccessEntryColumns.operatorId} sx={{ width: 148 }} />
      <FilterSelect
        {...field("action")}
        label={AccessEntryColumns.action}
        labels={AccessActionLabels}
        sx={{ width: 148 }}
      />
    </FilterBar>
  );
}
