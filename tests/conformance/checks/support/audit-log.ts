/** Reading the audit log (D18, D44). */
import { formatSeoulTime, instantOf } from "@babchingu/openapi";
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { Result } from "../../client/call-types.ts";
import { contract } from "../../contract/openapi.ts";
import type { Context } from "../../runner/context.ts";

export type AuditEntry = Result<"listAuditLog">["content"][number];
export type RecordedValues = Record<string, unknown>;

interface EntryRule {
  target: AuditTargetValue;
  before?: string[];
  after?: string[];
}

/** What an entry of each action has, by the contract. */
const entryRules = contract.components.schemas["AuditAction"]?.["x-audit-entries"] as Record<
  AuditActionValue,
  EntryRule
>;

/** Entries of the action, about one target or all, newest first. */
export async function readAuditEntries(
  ctx: Context,
  action: AuditActionValue,
  targetId?: number,
): Promise<AuditEntry[]> {
  const target = targetId === undefined ? {} : { target: `${entryRules[action].target}:${targetId}` };
  const query = { action, size: 100, ...target };
  return (await ctx.ok("listAuditLog", { as: await ctx.operator(), query })).content;
}

/** The operator's own id. */
export async function readOperatorId(ctx: Context): Promise<number> {
  const as = await ctx.operator();
  return ctx.createOnce("operator's id", async (runCtx) => (await runCtx.ok("getMe", { as })).id);
}

/** The only entry of a write; fails the check when there is none, more than one, or one of another actor. */
export async function expectSingleEntry(ctx: Context, action: AuditActionValue, id: number): Promise<AuditEntry> {
  const { target } = entryRules[action];
  const entries = await readAuditEntries(ctx, action, id);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    return ctx.fail(`${action} should leave one entry about ${target} ${id}.`, {
      expected: "1 entry",
      actual: `${entries.length} entries`,
    });
  }
  const { targetType, targetId, actorId } = entry;
  ctx.equal([targetType, targetId], [target, id], "The entry should name its target.");
  ctx.equal(actorId, await readOperatorId(ctx), "The entry should name the actor.");
  const ageMs = Math.abs(ctx.now().getTime() - new Date(entry.createdAt).getTime());
  ctx.assert(ageMs < 120_000, "The entry should have the current time.", entry.createdAt);
  return entry;
}

/** With the end of a contract as Seoul time to the minute: the log may have it as an instant, with seconds or without. */
function withSeoulTime({ until, ...values }: RecordedValues): RecordedValues {
  return typeof until === "string" ? { ...values, until: formatSeoulTime(instantOf(until)) } : values;
}

/** Checks values that the entry records from before and after the change, which the contract must list. */
export function expectValues(
  ctx: Context,
  entry: AuditEntry,
  expected: { before?: RecordedValues; after?: RecordedValues },
): void {
  for (const side of ["before", "after"] as const) {
    const values = expected[side] ?? {};
    const unlisted = Object.keys(values).filter((name) => entryRules[entry.action][side]?.includes(name) !== true);
    if (unlisted.length > 0) throw new Error(`x-audit-entries lacks ${unlisted.join(", ")} ${side} ${entry.action}`);
    const recorded = withSeoulTime(entry[side] ?? {});
    ctx.includes(recorded, withSeoulTime(values), `The entry should contain the values ${side} the change.`);
  }
}
