/** Reading the audit log (D18, D44). */
import { formatSeoulTime, instantOf } from "@babchingu/openapi";
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";

export type AuditEntry = Result<"listAuditLog">["content"][number];

/** Entries about a target, newest first. */
export async function readAuditEntries(
  ctx: Context,
  action: AuditActionValue,
  target?: { kind: AuditTargetValue; id: number },
): Promise<AuditEntry[]> {
  const query = { action, size: 100, ...(target ? { target: `${target.kind}:${target.id}` } : {}) };
  return (await ctx.ok("listAuditLog", { as: await ctx.operator(), query })).content;
}

/** The operator's own id. */
export async function readOperatorId(ctx: Context): Promise<number> {
  const as = await ctx.operator();
  return ctx.createOnce("operator's id", async (runCtx) => (await runCtx.ok("getMe", { as })).id);
}

/** The only entry of a write; fails the check when there is none, more than one, or one of another actor. */
export async function expectSingleEntry(
  ctx: Context,
  action: AuditActionValue,
  target: { kind: AuditTargetValue; id: number },
): Promise<AuditEntry> {
  const entries = await readAuditEntries(ctx, action, target);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    return ctx.fail(`${action} should leave one entry about ${target.kind} ${target.id}.`, {
      expected: "1 entry",
      actual: `${entries.length} entries`,
    });
  }
  const { targetType, targetId, actorId } = entry;
  ctx.equal([targetType, targetId], [target.kind, target.id], "The entry should name its target.");
  ctx.equal(actorId, await readOperatorId(ctx), "The entry should name the actor.");
  const ageMs = Math.abs(ctx.now().getTime() - new Date(entry.createdAt).getTime());
  ctx.assert(ageMs < 120_000, "The entry should have the current time.", entry.createdAt);
  return entry;
}

/** With the end of a contract as Seoul time to the minute: the log may have it as an instant, with seconds or without. */
function withSeoulTime({ until, ...values }: Record<string, unknown>): Record<string, unknown> {
  return typeof until === "string" ? { ...values, until: formatSeoulTime(instantOf(until)) } : values;
}

/** Checks the values that the entry records from before or after the change. */
export function expectValues(
  ctx: Context,
  recorded: AuditEntry["before"],
  expected: Record<string, unknown>,
  which: "before" | "after",
): void {
  ctx.includes(
    withSeoulTime(recorded ?? {}),
    withSeoulTime(expected),
    `The entry should contain the values ${which} the change.`,
  );
}
