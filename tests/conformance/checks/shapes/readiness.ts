/** The readiness check of a server that can't take requests. */
import type { Context } from "../../runner/context.ts";
import { defineChecks } from "../../runner/check.ts";

const POLL_MS = 250;
/** A real outage, such as a stopped database, takes time to begin and to end. */
const CHANGE_TIMEOUT_MS = 30_000;

/** Polls the readiness check until it has this status or time is over; resolves with the last response. */
async function pollReadiness(ctx: Context, status: 200 | 503) {
  const deadline = Date.now() + CHANGE_TIMEOUT_MS;
  for (;;) {
    const response = await ctx.callUntyped("getReadiness");
    if (response.status === status || Date.now() > deadline) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export const checks = defineChecks({
  id: "shapes.readiness.outage",
  title:
    "A server that can't take requests answers /ready with UNAVAILABLE and /health as before; afterwards it is ready again.",
  source: "D44",
  needs: ["outage"],
  covers: ["getReadiness UNAVAILABLE", "getReadiness 200"],
  run: async (ctx) => {
    try {
      await ctx.env.outage.begin();
      ctx.expectRefusal("getReadiness", "UNAVAILABLE", await pollReadiness(ctx, 503));
      await ctx.ok("getHealth");
    } finally {
      await ctx.env.outage.end();
    }
    const { status } = await pollReadiness(ctx, 200);
    ctx.equal(status, 200, "The server should be ready again.");
  },
});
