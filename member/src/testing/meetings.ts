/** A builder of meetings: a test sets only the fields that matter to it. */
import { createRequire } from "node:module";
import type { OpenApiDocument } from "@babchingu/openapi/contract/document";
import type { MeetingDetail } from "@babchingu/openapi/types";

const { components } = createRequire(import.meta.url)("@babchingu/openapi/openapi.json") as OpenApiDocument;

/** The contract's example of a recruiting meeting, with other values in these fields. */
export function buildMeeting(fields: Partial<MeetingDetail> = {}): MeetingDetail {
  return { ...(components.examples?.["recruitingMeeting"]?.value as MeetingDetail), ...fields };
}
