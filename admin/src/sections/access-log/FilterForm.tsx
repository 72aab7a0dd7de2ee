import { AccessEntryColumns } from "@babchingu/openapi/columns";
import { AccessActionLabels } from "@babchingu/openapi/enums";
import { TextField } from "@mui/material";
import { DayFields } from "../../ui/list/DayFields.tsx";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { useFilterForm } from "../../ui/list/useFilterForm.ts";
import { toFilters, toFormValues, validate } from "./filters.ts";

/** Filters by day in Seoul, operator and action, in any combination. */
export function AccessFilterForm(props: FilterFormProps) {
  const { bar, field } = useFilterForm(props, { toFormValues, toFilters, validate });
  return (
    <FilterBar {...bar}>
      <DayFields field={field} isSearchField />
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
