import { AdminReportColumns } from "@babchingu/openapi/columns";
import { ReportStatusLabels } from "@babchingu/openapi/enums";
import { TextField } from "@mui/material";
import { DayFields } from "../../ui/list/DayFields.tsx";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import { SortSelect } from "../../ui/list/SortSelect.tsx";
import type { FilterFormProps } from "../../ui/list/ListPage.tsx";
import { useFilterForm } from "../../ui/list/useFilterForm.ts";
import { searchFieldMark } from "../../ui/shortcuts/useListShortcuts.ts";
import { toFilters, toFormValues, validate } from "./filters.ts";
import { useWorkingQuery } from "./useWorkingQuery.ts";

/** Filters by status, people and day in Seoul, and the order; not offered where the backend can't (D44). */
export function ReportFilterForm(props: FilterFormProps) {
  const { bar, field } = useFilterForm(props, { toFormValues, toFilters, validate });
  const { isPending, isOffered } = useWorkingQuery();
  if (isPending || isOffered === false) return null;
  return (
    <FilterBar {...bar}>
      <FilterSelect
        {...field("status")}
        label={AdminReportColumns.status}
        labels={ReportStatusLabels}
        sx={{ width: 116 }}
        slotProps={{ select: { SelectDisplayProps: searchFieldMark } }}
      />
      <TextField {...field("reportedId")} label="신고된 회원 번호" sx={{ width: 136 }} />
      <TextField {...field("reporterId")} label="신고한 회원 번호" sx={{ width: 136 }} />
      <DayFields field={field} />
      <SortSelect {...field("sort")} />
    </FilterBar>
  );
}
