/** The readiness check of a server that can't take requests. */
import { defineChecks } from "../../runner/check.ts";
import { duringOutage } from "../support/outage.ts";

export const checks = defineChecks({
  id: "shapes.readiness.outage",
  title:
    "A server that can't take requests answers /ready with UNAVAILABLE and /health as before; afterwards it is ready again.",
  source: "D44",
  needs: ["outage"],
  covers: ["getReadiness UNAVAILABLE", "getReadiness 200"],
  run: async (ctx) => {
    const status = await duringOutage(ctx, async (response) => {
      ctx.expectRefusal("getReadiness", "UNAVAILABLE", response);
      await ctx.ok("getHealth");
    });
    ctx.equal(status, 200, "The server should be ready again.");
  },
});
