import type { OperatorOperationId } from "@babchingu/openapi/operator-roles";
import { statusOf } from "../../dataProvider/errors.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import type { BulkAction } from "./BulkActions.tsx";

/** Deletes the chosen rows. One that another operator has deleted meanwhile is gone, too. */
export function deleteRows(resource: ResourceName, operation: OperatorOperationId, hint = ""): BulkAction {
  return {
    operation,
    label: "삭제",
    isDestructive: true,
    text: `${hint} 이 작업은 되돌릴 수 없어요.`.trim(),
    invalidates: [resource],
    send: async (provider, id) => {
      await provider.delete(resource, { id }).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      });
      return null;
    },
  };
}
