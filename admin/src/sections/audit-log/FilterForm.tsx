import { AuditEntryColumns } from "@babchingu/openapi/columns";
import { AuditActionLabels, AuditTargetLabels } from "@babchingu/openapi/enums";
import { TextField } from "@mui/material";
import { DayFields } from "../../ui/list/DayFields.tsx";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { SortSelect } from "../../ui/list/SortSelect.tsx";
import { useFilterForm } from "../../ui/list/useFilterForm.ts";
import { searchFieldMark } from "../../ui/shortcuts/useListShortcuts.ts";
import { toFilters, toFormValues, validate } from "./filters.ts";

/** Filters by operator, target, action and day in Seoul, in any combination, and the order. */
export function AuditFilterForm(props: FilterFormProps) {
  const { bar, field } = useFilterForm(props, { toFormValues, toFilters, validate });
  return (
    <FilterBar {...bar}>
      <TextField
        {...field("actor")}
        label={AuditEntryColumns.actorId}
        sx={{ width: 148 }}
        slotProps={{ htmlInput: searchFieldMark }}
      />
      <FilterSelect
        {...field("targetType")}
        label={AuditEntryColumns.targetType}
        labels={AuditTargetLabels}
        sx={{ width: 132 }}
      />
      <TextField {...field("targetId")} label={AuditEntryColumns.targetId} sx={{ width: 120 }} />
      <FilterSelect
        {...field("action")}
        label={AuditEntryColumns.action}
        labels={AuditActionLabels}
        sx={{ width: 212 }}
      />
      <DayFields field={field} />
      <SortSelect {...field("sort")} />
    </FilterBar>
  );
}
