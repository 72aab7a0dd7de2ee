/** A section of the console, listed in sections/index.ts: menu entry, route and list derive from it. */
import { DASHBOARD_PATH } from "../authProvider.ts";
import type { SvgIconProps } from "@mui/material";
import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import type { ComponentType } from "react";
import type { Resource, ResourceName } from "../dataProvider/resource.ts";

export interface SectionDefinition {
  /** Below /admin/dashboard. */
  path: string;
  label: string;
  icon: ComponentType<SvgIconProps>;
  screen: ComponentType;
  /** The resource that the section lists; a section of forms or figures has none. */
  resource?: Resource;
  /** Whether a backend may lack the resource: then the section isn't offered (D44). */
  isOptional?: boolean;
  /** The operation without which the section is of no use: it isn't offered to roles that may not call it (D60). Every operator has the dashboard. */
  operation: OperatorOperationId;
}

/** A section that lists a resource; path and label are the resource's. */
export function listSection<Name extends ResourceName>(
  resource: Resource<Name>,
  definition: Pick<SectionDefinition, "icon" | "screen" | "isOptional" | "operation">,
): SectionDefinition {
  return { path: resource.name, label: resource.label, resource, ...definition };
}

/** Where the section is; the first one has no path of its own. */
export function sectionPath({ path }: Pick<SectionDefinition, "path">): string {
  return path === "" ? DASHBOARD_PATH : `${DASHBOARD_PATH}/${path}`;
}
