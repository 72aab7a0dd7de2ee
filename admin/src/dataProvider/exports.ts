/** A list as a CSV file (D44), read as a stream, so that progress can be shown. */
import { type Api, ApiError, NetworkError, seoulDate } from "@babchingu/openapi";
import type { ExportField, ExportFormat, ExportResource } from "@babchingu/openapi/types";

export interface ExportRequest {
  resource: ExportResource;
  format: ExportFormat;
  /** The list's search; null exports everything. */
  search: { q: string; field: ExportField } | null;
  /** Filters of a list that has more than a search, such as the audit log. */
  filters?: Readonly<Record<string, string>>;
  onProgress?: (bytes: number) => void;
}

export interface ExportFile {
  name: string;
  content: Blob;
}

/** The name in Content-Disposition, else a default one; a cross-origin response may hide the header. */
function fileName(disposition: string | null, resource: string, now: Date = new Date()): string {
  const sentName = /filename="?([^";/\\]+)"?/.exec(disposition ?? "")?.[1]?.trim();
  return sentName ? sentName : `${resource}-${seoulDate(now)}.csv`;
}

/** Chunks above this size become a Blob, which a browser keeps outside the page's memory, on disk when it is large. */
const CHUNK_BYTES_MAX = 4 * 1024 * 1024;

async function readBlob(stream: ReadableStream<Uint8Array>, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let chunkBytes = 0;
  let bytes = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...parts, ...chunks], { type: "text/csv;charset=utf-8" });
    chunks.push(new Uint8Array(value));
    bytes += value.byteLength;
    chunkBytes += value.byteLength;
    if (chunkBytes >= CHUNK_BYTES_MAX) {
      parts.push(new Blob(chunks));
      chunks = [];
      chunkBytes = 0;
    }
    onProgress(bytes);
  }
}

/** Throws ApiError, or NetworkError when the download is interrupted. */
export async function readExport(
  api: Api,
  { resource, format, search, filters, onProgress }: ExportRequest,
): Promise<ExportFile> {
  const { error, response, data } = await api.GET("/admin/exports/{resource}", {
    params: { path: { resource }, query: { format, ...search, ...filters } },
    parseAs: "stream",
  });
  if (!response.ok) throw new ApiError(response.status, error);
  if (!data) throw new NetworkError("The export has no body.");
  return {
    name: fileName(response.headers.get("Content-Disposition"), resource),
    content: await readBlob(data, onProgress ?? (() => {})),
  };
}
