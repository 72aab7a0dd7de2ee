/** What a client learns when a session has ended. */
import { defineChecksThatNeed } from "../../runner/check.ts";
import { setMemberStatus } from "../support/operators.ts";

export const checks = defineChecksThatNeed(["sms", "operator"], {
  id: "beyond.session-end.reason",
  title: "A refused refresh tells a banned member about the ban, and says nothing of it to who has logged out.",
  source: "D57",
  run: async (ctx) => {
    const [banned, other] = [await ctx.member("banned"), ctx.sessionOf(await ctx.sharedMember())];
    const tokens = [await banned.tokens(), await other.tokens()];
    await setMemberStatus(ctx, banned, "BANNED");
    await ctx.ok("logout", { as: other });
    const reasons: unknown[] = [];
    for (const { refreshToken } of tokens) {
      const { data } = await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
      reasons.push(data?.["status"]);
    }
    ctx.equal(reasons, ["BANNED", undefined], "Only the banned member should be told of a status.");
  },
});
