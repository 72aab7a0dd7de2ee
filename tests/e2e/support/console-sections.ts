/** The console's lists (console §2). */
import { ExportResourceValues, type ExportResourceValue } from "@babchingu/openapi/enums";

export interface Section {
  /** Below /admin/dashboard. */
  path: string;
}

const pathOf = (resource: ExportResourceValue) => (resource === "partner-place" ? "partner-places" : resource);

export const sections: readonly Section[] = ExportResourceValues.map((resource) => ({ path: pathOf(resource) }));
