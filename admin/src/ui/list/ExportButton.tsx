import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import type { ExportField } from "@babchingu/openapi/types";
import { Button } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isUnsupportedStatus } from "../../dataProvider/errors.ts";
import type { ExportFile } from "../../dataProvider/exports.ts";
import { isExported, type Resource } from "../../dataProvider/resource.ts";
import { useMayCall } from "../access/OperatorContext.ts";
import { useApiMutation } from "../feedback/apiActions.ts";
import { formatBytes } from "../format/format.ts";
import type { Search } from "../url.ts";
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

/** Saves every row of the list's search as a CSV file. */
export function ExportButton({ resource, search, filters = NO_FILTERS }: Props) {
  const [bytes, setBytes] = useState(0);
  const [isUnsupported, setUnsupported] = useExportsUnsupported();
  const { mutate, isPending } = useApiMutation(
    exportRows,
    { success: `${resource.label} 목록을 내려받았어요.`, failure: `${resource.label} 목록을 내려받지 못했어요.` },
    saveFile,
  );
  const mayExport = useMayCall()("exportAdminResource");
  const { path } = resource;
  if (isUnsupported || !mayExport || !isExported(path)) return null;
  const startExport = async () => {
    setBytes(0);
    const outcome = await mutate({
      resource: path,
      search: search ? { q: search.q, field: search.field as ExportField } : null,
      filters,
      onProgress: setBytes,
    });
    if (!outcome.ok && isUnsupportedStatus(outcome.status)) setUnsupported();
  };
  const scope = search || Object.keys(filters).length > 0 ? "검색 결과 CSV" : "전체 CSV";
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      aria-live="polite"
      onClick={() => void startExport()}
    >
      {isPending ? `내려받는 중 ${formatBytes(bytes)}` : `${scope} 내려받기`}
    </Button>
  );
}
