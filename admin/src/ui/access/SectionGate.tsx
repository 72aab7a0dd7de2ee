import type { ReactNode } from "react";
import type { SectionDefinition } from "../section.ts";
import { Allowed } from "./Allowed.tsx";
import { AvailabilityGate } from "./AvailabilityGate.tsx";

interface Props {
  section: SectionDefinition;
  ifNotAllowed?: ReactNode;
  ifUnavailable?: ReactNode;
  children: ReactNode;
}

/** Shows its children where the operator's role may open the section (D60) and the backend has it (D44). */
export function SectionGate({ section, ifNotAllowed = null, ifUnavailable = null, children }: Props) {
  const { operation, resource, isOptional = false } = section;
  return (
    <Allowed operation={operation} fallback={ifNotAllowed}>
      {isOptional && resource ? (
        <AvailabilityGate resource={resource} fallback={ifUnavailable}>
          {children}
        </AvailabilityGate>
      ) : (
        children
      )}
    </Allowed>
  );
}
