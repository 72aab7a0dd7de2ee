import ArrowDropDownIcon from "@mui/icons-material/ArrowDropDown";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { ExportFormatLabels, ExportFormatValues } from "@babchingu/openapi/enums";
import type { ExportField, ExportFormat } from "@babchingu/openapi/types";
import { Button, ButtonGroup, Menu, MenuItem } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isUnsupportedStatus } from "../../dataProvider/errors.ts";
import type { ExportFile } from "../../dataProvider/exports.ts";
import { isExported, type Resource } from "../../dataProvider/resource.ts";
import { useMayCall } from "../access/OperatorContext.ts";
import { useApiMutation } from "../feedback/apiActions.ts";
import { formatBytes } from "../format/format.ts";
import type { Search } from "../url.ts";
import { isNarrowed, withoutSort } from "./filterValues.ts";
import { exportRows } from "../../dataProvider/sharedCalls.ts";

/** Long enough for a browser to start saving. */
const URL_LIFETIME_MS = 60_000;
const UNSUPPORTED_KEY = ["exports", "isUnsupported"];

/** Remembers that the backend has no exports (D44), once it has responded so; then no list offers exports. */
function useExportsUnsupported(): [boolean, () => void] {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: UNSUPPORTED_KEY, queryFn: () => false, staleTime: Infinity, gcTime: Infinity });
  return [data === true, () => void queryClient.setQueryData(UNSUPPORTED_KEY, true)];
}

function saveFile({ name, content }: ExportFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}

interface Props {
  resource: Pick<Resource, "label" | "path">;
  /** The list's search; null exports every row. */
  search: Search | null;
  filters?: Readonly<Record<string, string>>;
}

const NO_FILTERS: NonNullable<Props["filters"]> = {};

/** Saves every row of the list's search as a CSV file: for people, or with the values of the lists. */
export function ExportButton({ resource, search, filters: listFilters = NO_FILTERS }: Props) {
  // An export has the rows of the filters, always the newest first.
  const filters = withoutSort(listFilters);
  const [bytes, setBytes] = useState(0);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const [isUnsupported, setUnsupported] = useExportsUnsupported();
  const { mutate, isPending } = useApiMutation(
    exportRows,
    {
      success: `${resource.label} 목록을 내려받았어요.`,
      failure: `${resource.label} 목록을 내려받지 못했어요.`,
      mayBeDone: null,
    },
    saveFile,
  );
  const mayExport = useMayCall()("exportAdminResource");
  const { path } = resource;
  if (isUnsupported || !mayExport || !isExported(path)) return null;
  const startExport = async (format: ExportFormat) => {
    setBytes(0);
    setMenuAnchor(null);
    const outcome = await mutate({
      resource: path,
      format,
      search: search ? { q: search.q, field: search.field as ExportField } : null,
      filters,
      onProgress: setBytes,
    });
    if (!outcome.ok && isUnsupportedStatus(outcome.status)) setUnsupported();
  };
  const scope = search || isNarrowed(listFilters) ? "검색 결과 CSV" : "전체 CSV";
  return (
    <>
      <ButtonGroup variant="outlined" disabled={isPending}>
        <Button startIcon={<DownloadIcon />} aria-live="polite" onClick={() => void startExport("READABLE")}>
          {isPending ? `내려받는 중 ${formatBytes(bytes)}` : `${scope} 내려받기`}
        </Button>
        <Button
          aria-label="CSV의 값 고르기"
          aria-haspopup="menu"
          aria-expanded={menuAnchor !== null}
          onClick={(event) => setMenuAnchor(event.currentTarget)}
          sx={{ px: 0.5 }}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={menuAnchor} open={menuAnchor !== null} onClose={() => setMenuAnchor(null)}>
        {ExportFormatValues.toReversed().map((format) => (
          <MenuItem key={format} onClick={() => void startExport(format)}>
            {ExportFormatLabels[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
