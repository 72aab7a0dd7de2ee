/** Outages that the hook causes. */
import type { RecordedResponse } from "../../client/http.ts";
import type { Context } from "../../runner/context.ts";

const POLL_MS = 250;
/** A real outage, such as a stopped database, takes time to begin and to end. */
const CHANGE_TIMEOUT_MS = 30_000;

/** Polls the readiness check until it has this status or time is over; resolves with the last response. */
async function pollReadiness(ctx: Context, status: 200 | 503): Promise<RecordedResponse> {
  const deadline = Date.now() + CHANGE_TIMEOUT_MS;
  for (;;) {
    const response = await ctx.callUntyped("getReadiness");
    if (response.status === status || Date.now() > deadline) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Passes the response of the readiness check in an outage; ends when it is over, also if `run` fails, with the status of the check then. */
export async function duringOutage(
  ctx: Context,
  run: (response: RecordedResponse) => Promise<void> | void,
): Promise<number> {
  let recovered: RecordedResponse;
  try {
    await ctx.env.outage.begin();
    await run(await pollReadiness(ctx, 503));
  } finally {
    await ctx.env.outage.end();
    recovered = await pollReadiness(ctx, 200);
  }
  return recovered.status;
}
