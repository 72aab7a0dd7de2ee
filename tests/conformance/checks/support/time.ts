/** Lets time pass for the server: by the clock hook, or by waiting where there is none. */
import type { Context } from "../../runner/context.ts";

const REAL_SECONDS_MAX = 40;

/** Advances the server's time, or waits when it can't be advanced and the time is short. The check must be `alone`. */
export async function advanceOrWait(ctx: Context, seconds: number): Promise<void> {
  if (ctx.env.clock.canAdvance) await ctx.advance(seconds * 1000);
  else if (seconds <= REAL_SECONDS_MAX) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  else ctx.skip("there is no way to move the server's time (--clock-url or --clock-command)");
}
