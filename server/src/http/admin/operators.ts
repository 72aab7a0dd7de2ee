import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { listOperators, readOperator, setOperator } from "../../domain/admin/operators.ts";
import { createWriter } from "../writer.ts";

/** Operators' accounts in the console (D60). */
export function adminOperatorHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    getAdminMe: ({ actor }) => readOperator(db, actor.memberId),
    listAdminOperators: ({ query }) => listOperators(db).page(query),
    setAdminOperator: ({ actor, params, body }) =>
      write(actor, (ctx) => setOperator(ctx, { operatorId: params.id, ...body })),
  } satisfies Handlers;
}
