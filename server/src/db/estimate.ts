import type { SelectQueryBuilder } from "kysely";

interface PlanRow {
  "QUERY PLAN": readonly { Plan: { "Plan Rows": number } }[];
}

/** How many rows the planner expects. It reads none of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query of any tables and columns.
export async function estimateRows(query: SelectQueryBuilder<any, any, any>): Promise<number> {
  const [plan] = await query.explain<PlanRow>("json");
  return plan?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}
