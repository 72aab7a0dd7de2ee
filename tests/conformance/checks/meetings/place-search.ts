/** Searching places for a meeting (D34). */
import { defineChecks } from "../../runner/check.ts";

export const checks = defineChecks({
  id: "meetings.place-search",
  title: "A search for places repeats none on later pages, ignores white space around the term, and may find nothing.",
  source: "member §7, D34",
  covers: ["searchPlaces 200"],
  run: async (ctx) => {
    const as = await ctx.sharedMember();
    const find = (term: string, page: number) =>
      ctx.ok("searchPlaces", { as, query: { term, latitude: 37.4979, longitude: 127.0276, page } });
    const first = await find("강남", 0);
    ctx.assert(first.places.length > 0, "A well-known place should be found.", first);
    ctx.equal(await find("  강남 ", 0), first, "White space around the term should not matter.");
    const found = [...first.places];
    let page = first;
    for (let number = 1; page.hasMore && number < 3; number += 1) {
      page = await find("강남", number);
      found.push(...page.places);
    }
    const places = found.map((place) => JSON.stringify(place));
    ctx.equal(new Set(places).size, places.length, "No place should come twice.");
    const nothing = await find(ctx.env.freshText("없는곳"), 0);
    ctx.equal(nothing, { places: [], hasMore: false }, "A term that is in no place should find none.");
  },
});
