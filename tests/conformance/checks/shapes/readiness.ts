/** A server that can't take requests says so, and says when it can again. */
import type { Context } from "../../runner/context.ts";
import { defineChecks } from "../../runner/check.ts";

const POLL_MS = 250;
/** A real outage, such as a stopped database, takes its time. */
const CHANGE_MS_MAX = 30_000;

/** Asks until the readiness has this status; resolves with the last response. */
async function readinessWhen(ctx: Context, status: 200 | 503) {
  const deadline = Date.now() + CHANGE_MS_MAX;
  for (;;) {
    const response = await ctx.send("getReadiness");
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
      ctx.expectRefusal("getReadiness", "UNAVAILABLE", await readinessWhen(ctx, 503));
      await ctx.ok("getHealth");
    } finally {
      await ctx.env.outage.end();
    }
    const { status } = await readinessWhen(ctx, 200);
    ctx.equal(status, 200, "It should be ready again.");
  },
});
