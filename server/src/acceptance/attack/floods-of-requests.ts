/** Floods of requests: each is cheap to send, and was dear to answer once. */
import { MEMBER_SESSIONS_MAX } from "@babchingu/openapi";
import { setTimeout as sleep } from "node:timers/promises";
import { meetingBody, hongdae } from "../../testing/meetings.ts";
import type { FloodContext } from "./flood-context.ts";
import { solidImage } from "./hostile-files.ts";
import { times } from "./race-context.ts";

export interface Flood {
  name: string;
  /** How it may be answered; the first outcome shows that it is bounded, and must occur. */
  outcomes: readonly [string, ...string[]];
  secondsMin?: number;
  isShort?: boolean;
  /** Whether the honest members log in as well. */
  isBesideLogins?: boolean;
  /** Makes what the flood needs; @returns what sends it until the end. */
  prepare: (ctx: FloodContext) => Promise<() => Promise<void>>;
}

const SEARCHES = 60;
const LOGINS = 51;
/** More than the 120 a minute that a member may send. */
const WRITES = 130;
const PASSWORD = "babbab12";

const imagesToDecode = () =>
  Promise.all([
    solidImage(8000, 8000).avif({ effort: 0 }).toBuffer(),
    solidImage(3800, 1900).avif({ effort: 0 }).toBuffer(),
    solidImage(8000, 8000).jpeg().toBuffer(),
    solidImage(4096, 4096).png({ progressive: true }).toBuffer(),
  ]);

const images: Flood = {
  name: "20 images a second that are large when decoded, beside log-ins",
  outcomes: ["TOO_MANY_REQUESTS", "IMAGE_UNREADABLE", "ok"],
  isBesideLogins: true,
  prepare: async (ctx) => {
    const [members, files] = await Promise.all([ctx.members(6), imagesToDecode()]);
    const upload = (index: number) =>
      ctx.upload(files[index % files.length] ?? Buffer.alloc(0), members[index % members.length]?.token ?? "");
    return () => ctx.atRate(20, upload);
  },
};

/** Names no field of any operation. */
const unknownKeys = (bytes: number) =>
  Object.fromEntries(Array.from({ length: bytes / 10 }, (_, index) => [`k${index}`.padEnd(6, "x"), 0]));

const keys: Flood = {
  name: "30 bodies a second of unknown keys, without a token",
  outcomes: ["BODY_TOO_LARGE", "INVALID_REQUEST", "closed"],
  isShort: true,
  prepare: async (ctx) => {
    const bodies = [unknownKeys(255_000), unknownKeys(15_000)];
    return () => ctx.atRate(30, (index) => ctx.call("login", { body: bodies[index % 2] as never }, ctx.address(index)));
  },
};

const searches: Flood = {
  name: `${SEARCHES} searches at once, every second`,
  outcomes: ["UNAVAILABLE", "ok"],
  prepare: async (ctx) => {
    const members = await ctx.members(SEARCHES);
    const { latitude: lat, longitude: lng } = hongdae;
    // A fifth of the meetings match the first, all of them the second.
    const queries = ["라멘", "먹어요"];
    const search = ({ token }: { token: string }, index: number) =>
      ctx.call("searchMeetings", { token, query: { query: queries[index % queries.length] ?? "", lat, lng } });
    return async () => {
      await ctx.atRate(1, () => Promise.all(members.map(search)));
      const answered = ctx.outcomes.get("ok") ?? 0;
      if (answered < SEARCHES) ctx.note(`only ${answered} searches answered`);
    };
  },
};

const applications: Flood = {
  name: "two members apply to a host and cancel, again and again",
  outcomes: ["TOO_MANY_REQUESTS", "ok"],
  prepare: async (ctx) => {
    const [host, ...applicants] = await ctx.members(3);
    const body = meetingBody(ctx.target, { requiresApproval: true });
    const { meetingId } = await ctx.api.ok("createMeeting", { token: host?.token ?? "", body });
    return () =>
      ctx.inTurn(applicants, async ({ token }) => {
        const applied = await ctx.call("applyToMeeting", {
          token,
          params: { id: meetingId },
          body: { content: "반가워요" },
        });
        if (applied !== null) await ctx.call("deleteMeetingApplication", { token, params: { id: applied.id } });
        await sleep(10);
      });
  },
};

const writes: Flood = {
  name: `${WRITES} writes of a member at once for the same meeting, every second by another member`,
  outcomes: ["TOO_MANY_REQUESTS", "ok"],
  prepare: async (ctx) => {
    const [host, guest, ...attackers] = await ctx.members(12);
    const body = meetingBody(ctx.target, { maxCapacity: 2 });
    const { meetingId } = await ctx.api.ok("createMeeting", { token: host?.token ?? "", body });
    await ctx.api.ok("joinMeeting", { token: guest?.token ?? "", params: { meetingId } });
    const write = (token: string) => ctx.call("requestSeatAlert", { token, params: { id: meetingId } });
    return () => ctx.atRate(1, (index) => Promise.all(times(WRITES, () => write(attackers[index % 10]?.token ?? ""))));
  },
};

const codes: Flood = {
  name: "30 codes a second to phones of strangers",
  // In production without a provider of text messages.
  outcomes: ["TOO_MANY_REQUESTS", "ok", "UPSTREAM_FAILED"],
  prepare: async (ctx) => () =>
    ctx.atRate(30, (index) =>
      ctx.call("sendVerificationCode", {
        body: { phone: `0107777${String(index).padStart(4, "0")}`, purpose: "SIGNUP" },
      }),
    ),
};

const refreshes: Flood = {
  name: "four sessions are refreshed again and again",
  outcomes: ["TOO_MANY_REQUESTS", "ok"],
  prepare: async (ctx) => {
    const sessions = (await ctx.members(4)).map(({ refreshToken }) => ({ refreshToken }));
    return () =>
      ctx.inTurn(sessions, async (session) => {
        const tokens = await ctx.call("refreshTokens", { body: session });
        if (tokens !== null) session.refreshToken = tokens.refreshToken;
        await sleep(10);
      });
  },
};

const sessions: Flood = {
  name: `${LOGINS} log-ins of a member at once`,
  outcomes: ["ok"],
  prepare: async (ctx) => {
    const { id, phone } = await ctx.target.member({ password: PASSWORD });
    const body = { phone: phone ?? "", password: PASSWORD, fcmToken: null };
    return async () => {
      await Promise.all(Array.from({ length: LOGINS }, (_, index) => ctx.call("login", { body }, ctx.address(index))));
      const open = ctx.target.db.selectFrom("sessions").select("id").where("memberId", "=", id);
      const { length } = await open.where("revokedAt", "is", null).execute();
      if (length > MEMBER_SESSIONS_MAX) ctx.note(`${length} open sessions`);
      await sleep(ctx.leftMs);
    };
  },
};

export const floodsOfRequests = [images, keys, searches, applications, writes, codes, refreshes, sessions];
