/** A section of the console, listed in sections/index.ts: menu entry, route and list derive from it. */
import type { SvgIconProps } from "@mui/material";
import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import type { ComponentType, ReactNode } from "react";
import type { Resource, ResourceName } from "../dataProvider/resource.ts";

export interface AvailabilityGateProps {
  fallback: ReactNode;
  children: ReactNode;
}

export interface SectionDefinition {
  /** Below /admin/dashboard. */
  path: string;
  label: string;
  icon: ComponentType<SvgIconProps>;
  screen: ComponentType;
  /** The resource that the section lists; a section of forms or figures has none. */
  resource?: Resource;
  /** Shows the fallback instead of its children where the backend lacks the section's operations (D44). */
  AvailabilityGate?: ComponentType<AvailabilityGateProps>;
  /** The operation without which the section is of no use: it isn't offered to roles that may not call it (D60). */
  operation?: OperatorOperationId;
}

/** A section that lists a resource; path and label are the resource's. */
export function listSection<Name extends ResourceName>(
  resource: Resource<Name>,
  definition: Pick<SectionDefinition, "icon" | "screen" | "AvailabilityGate" | "operation">,
): SectionDefinition {
  return { path: resource.name, label: resource.label, resource, ...definition };
}
