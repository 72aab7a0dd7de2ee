/** Lets time pass for the server: by the clock hook, or by waiting where there is none. */
import { DAY_MS, MINUTE_MS, SEOUL_OFFSET_MS } from "@babchingu/openapi";
import type { Context } from "../../runner/context.ts";

const REAL_SECONDS_MAX = 40;

/** Advances the server's time, or waits when it can't be advanced and the time is short. The check must be `alone`. */
export async function advanceOrWait(ctx: Context, seconds: number): Promise<void> {
  if (ctx.env.clock.canAdvance) await ctx.advance(seconds * 1000);
  else if (seconds <= REAL_SECONDS_MAX) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  else ctx.skip("there is no way to move the server's time (--clock-url or --clock-command)");
}

/** Advances to so many minutes after the next midnight in Seoul. The check must need `clock`. */
export async function advanceToNextDay(ctx: Context, minutes: number): Promise<void> {
  const msOfDay = (ctx.now().getTime() + SEOUL_OFFSET_MS) % DAY_MS;
  await ctx.advance(DAY_MS - msOfDay + minutes * MINUTE_MS);
}
