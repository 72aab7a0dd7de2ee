import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import type { ExportField } from "@babchingu/openapi/types";
import { Button } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isMissingStatus } from "../../dataProvider/errors.ts";
import type { ExportFile } from "../../dataProvider/exports.ts";
import type { Resource } from "../../dataProvider/resource.ts";
import { useVerb } from "../feedback/useAction.ts";
import { formatBytes } from "../format/format.ts";
import type { Search } from "../address.ts";
import { exportRows } from "../../dataProvider/sharedVerbs.ts";

/** Long enough for a browser to start saving. */
const KEEP_URL_MS = 60_000;
const MISSING_KEY = ["exports", "isMissing"];

/** A backend without exports (D44) refuses the first one; after that no list offers one. */
function useMissing(): [boolean, () => void] {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: MISSING_KEY, queryFn: () => false, staleTime: Infinity, gcTime: Infinity });
  return [data === true, () => void queryClient.setQueryData(MISSING_KEY, true)];
}

function save({ name, content }: ExportFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_URL_MS);
}

interface Props {
  resource: Pick<Resource, "label" | "path">;
  /** What the list shows; null exports all of it. */
  search: Search | null;
  filters?: Readonly<Record<string, string>>;
}

const NO_FILTERS: NonNullable<Props["filters"]> = {};

/** Saves every row of the list's search as a CSV file. */
export function ExportButton({ resource, search, filters = NO_FILTERS }: Props) {
  const [bytes, setBytes] = useState(0);
  const [isMissing, setMissing] = useMissing();
  const { run, isPending } = useVerb(
    exportRows,
    { success: `${resource.label} 목록을 내려받았어요.`, failure: `${resource.label} 목록을 내려받지 못했어요.` },
    save,
  );
  if (isMissing) return null;
  const start = async () => {
    setBytes(0);
    const outcome = await run({
      resource: resource.path,
      search: search ? { q: search.q, field: search.field as ExportField } : null,
      filters,
      onProgress: setBytes,
    });
    if (!outcome.ok && isMissingStatus(outcome.status)) setMissing();
  };
  const what = search || Object.keys(filters).length > 0 ? "검색 결과 CSV" : "전체 CSV";
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      aria-live="polite"
      onClick={() => void start()}
    >
      {isPending ? `내려받는 중 ${formatBytes(bytes)}` : `${what} 내려받기`}
    </Button>
  );
}
