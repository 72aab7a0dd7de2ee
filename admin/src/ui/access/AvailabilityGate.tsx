import type { ReactNode } from "react";
import { isUnsupported } from "../../dataProvider/errors.ts";
import { probeOf } from "../../dataProvider/probe.ts";
import type { Resource } from "../../dataProvider/resource.ts";
import { useApiQuery } from "../feedback/useApiQuery.ts";

interface Props {
  resource: Resource;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children unless the backend lacks the resource's list (D44); checked once. */
export function AvailabilityGate({ resource, fallback, children }: Props) {
  const { error } = useApiQuery(resource.name, probeOf(resource), {}, { isStatic: true });
  return isUnsupported(error) ? fallback : children;
}
