import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import type { ReactNode } from "react";
import { useMayCall } from "./OperatorContext.ts";

interface Props {
  operation: OperatorOperationId | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children to operators who may call the operation (D60). */
export function Allowed({ operation, fallback = null, children }: Props) {
  return useMayCall()(operation) ? children : fallback;
}
