/** What the signed-in operator's role may do (D60). The console offers nothing else; the server refuses it in any case. */
import { mayCall, type OperatorOperationId } from "@babchingu/openapi/operator-roles";
import { createContext, useContext } from "react";
import type { OperatorAccount } from "../../operator.ts";

/** The default serves tests of single components: an operator who may do everything. */
export const OperatorContext = createContext<OperatorAccount>({ name: "", role: "OWNER" });

export function useOperatorAccount(): OperatorAccount {
  return useContext(OperatorContext);
}

/** Returns a function that says whether the operator may call an operation; true without one. */
export function useMayCall(): (operation: OperatorOperationId | undefined) => boolean {
  const { role } = useOperatorAccount();
  return (operation) => operation === undefined || mayCall(role, operation);
}
