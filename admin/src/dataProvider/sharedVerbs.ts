/** Calls that several sections share. */
import { call } from "@babchingu/openapi";
import type { ExportRequest } from "./exports.ts";
import { readExport } from "./exports.ts";
import { defineVerb } from "./verb.ts";

function formOf(file: File): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  return form;
}

export const exportRows = defineVerb("exportRows", [], (api, request: ExportRequest) => readExport(api, request));

/** The picture belongs to the operator until a row uses it; the server forgets unused ones. */
export const uploadImage = defineVerb("uploadImage", [], (api, { file }: { file: File }) =>
  call(api.POST("/images", { body: { file }, bodySerializer: () => formOf(file) })),
);
