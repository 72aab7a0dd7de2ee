/** Calls that several sections share. */
import { call } from "@babchingu/openapi";
import { type ExportRequest, readExport } from "./exports.ts";
import { defineCall, type NoParameters } from "./apiCall.ts";

function formOf(file: File): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  return form;
}

export const exportRows = defineCall("exportRows", [], (api, request: ExportRequest) => readExport(api, request));

/** The image belongs to the operator until a row uses it; the server deletes unused ones. */
export const uploadImage = defineCall("uploadImage", [], (api, { file }: { file: File }) =>
  call(api.POST("/images", { body: { file }, bodySerializer: () => formOf(file) })),
);

/** What waits for operators (D59). */
export const readInbox = defineCall("readInbox", [], (api, _: NoParameters, signal) =>
  call(api.GET("/admin/inbox", { signal })),
);
