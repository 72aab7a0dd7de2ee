/** What is valid for a time, tried just before and just after its end by the server's clock. */
import type { Check, CoverageTarget, Level, Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { CheckFailed } from "../../runner/check.ts";

/** So long before the end it must be valid, and after the end be over: the hook counts whole seconds. */
const BEFORE_MS = 2000;
const AFTER_MS = 1000;

interface Tries {
  /** Tried just before the end. */
  before: () => Promise<unknown>;
  /** Tried just after the end. */
  after: () => Promise<unknown>;
}

export interface Lifetime {
  /** The last part of the check's id. */
  id: string;
  /** As in "A code is valid for 3 minutes". */
  title: string;
  source: string;
  lifetimeMs: number;
  needs?: readonly Need[];
  covers?: readonly CoverageTarget[];
  /** Starts what lasts; its period begins while this runs. */
  start: (ctx: Context) => Promise<Tries>;
}

/** Tries it before the end; says nothing when the machine was too slow and the end has passed meanwhile. */
async function tryBefore(ctx: Context, endsAt: number, before: Tries["before"]): Promise<void> {
  try {
    await before();
  } catch (error) {
    if (error instanceof CheckFailed && ctx.now().getTime() >= endsAt) return;
    throw error;
  }
}

export function lifetimeChecks(level: Level, lifetimes: readonly Lifetime[]): Check[] {
  return lifetimes.map(({ id, title, source, lifetimeMs, needs = [], covers = [], start }) => ({
    id: `${level}.lifetime.${id}`,
    title: `${title}: until the last second, and not a second longer.`,
    source,
    needs: ["sms", "clock", ...needs],
    covers,
    run: async (ctx) => {
      const startedAfter = ctx.now().getTime();
      const { before, after } = await start(ctx);
      const startedBefore = ctx.now().getTime();
      await ctx.advanceTo(new Date(startedAfter + lifetimeMs - BEFORE_MS));
      await tryBefore(ctx, startedAfter + lifetimeMs, before);
      await ctx.advanceTo(new Date(startedBefore + lifetimeMs + AFTER_MS));
      await after();
    },
  }));
}
