/** Deletions that are real: what was deleted is shown nowhere any more, and its images aren't served. */
import type { Check, Level, Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { waitFor } from "./outcomes.ts";
import { expectTraceless, shownText, type Read } from "./reads.ts";

export interface Erasure {
  erase: () => Promise<unknown>;
  /** Where it was shown. */
  places: Read[];
  /** Texts that are its own, as `shownText` has them. */
  traces?: Record<string, string>;
  /** Addresses of its images. */
  images?: (string | null)[];
}

/** By operation, with a word behind a dot where it deletes in several ways. */
type Erasures = Record<string, (ctx: Context) => Promise<Erasure>>;

async function imageStatus(ctx: Context, url: string): Promise<number> {
  const response = await fetch(new URL(url, ctx.env.profile.baseUrl));
  await response.arrayBuffer();
  return response.status;
}

/** Checks that each trace is shown somewhere, or its absence afterwards would say nothing. */
async function expectShown(ctx: Context, { places, traces = {}, images = [] }: Erasure): Promise<void> {
  const texts: string[] = [];
  for (const place of places) texts.push(shownText(await ctx.call(place.id, place.call as never)));
  for (const [name, trace] of Object.entries(traces))
    ctx.assert(
      texts.some((text) => text.includes(trace)),
      `The ${name} should be shown before the deletion.`,
      trace,
    );
  for (const url of images)
    ctx.equal(
      url === null ? null : await imageStatus(ctx, url),
      200,
      "The image should be served before the deletion.",
    );
}

async function expectErased(ctx: Context, { places, traces = {}, images = [] }: Erasure): Promise<void> {
  await expectTraceless(ctx, places, traces);
  for (const url of images) {
    const status = await waitFor(async () => {
      const found = await imageStatus(ctx, url ?? "");
      return found >= 400 ? found : null;
    });
    ctx.assert(status === 404 || status === 410, "The image should not be served any more.", `${url} ${status}`);
  }
}

export function erasureChecks(level: Level, needs: readonly Need[], erasures: Erasures): Check[] {
  return Object.entries(erasures).map(([operation, arrange]) => ({
    id: `${level}.erased.${operation}`,
    title: `What ${operation.split(".")[0]} deletes is gone from every list and detail, with its images.`,
    source: "D16, member §4, console §5",
    needs,
    run: async (ctx) => {
      const erasure = await arrange(ctx);
      await expectShown(ctx, erasure);
      await erasure.erase();
      await expectErased(ctx, erasure);
    },
  }));
}
