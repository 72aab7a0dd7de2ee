/** Lets time pass: by the clock hook, or by waiting when it is short. */
import type { Context } from "../../runner/context.ts";

const REAL_SECONDS_MAX = 40;

/** Lets `seconds` pass for the server. The check must be `alone`. */
export async function pause(ctx: Context, seconds: number): Promise<void> {
  if (ctx.env.clock.canAdvance) await ctx.advance(seconds * 1000);
  else if (seconds <= REAL_SECONDS_MAX) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  else ctx.skip("there is no way to move the server's time (--clock-url or --clock-command)");
}
