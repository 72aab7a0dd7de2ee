/** Races of operators, with each other and with members. */
import { SIGNUP_RICE } from "@babchingu/openapi";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { eventually } from "../../testing/eventually.ts";
import { anyNumber, exactly, join, leave, type Race, type RaceContext } from "./race-context.ts";

const report = async (ctx: RaceContext): Promise<{ id: number; reporterId: number }> => {
  const [host, reported] = [await ctx.member(), await ctx.member()];
  const meetingId = await ctx.meeting(host, [reported]);
  const body = { reportedId: reported.id, meetingId, content: "약속에 늦었어요." };
  await ctx.api.ok("reportOnMeeting", { token: host.token, body });
  const made = ctx.environment.db.selectFrom("reports").select("id").where("reporterId", "=", host.id);
  return { id: (await made.executeTakeFirstOrThrow()).id, reporterId: host.id };
};

const reports: readonly (readonly [string, Race])[] = [
  [
    "two operators decide a report",
    async (ctx) => {
      const { id, reporterId } = await report(ctx);
      const decide = ctx.operators.flatMap(({ token }) =>
        (["RESOLVED", "DISMISSED"] as const).map((status) =>
          ctx.request("setAdminReport", { token, params: { id }, body: { status } }),
        ),
      );
      const decided = exactly(1, await ctx.send(decide));
      const told = ctx.environment.db.selectFrom("notifications").select("id").where("memberId", "=", reporterId);
      const about = await told.where("title", "like", "보내 주신 신고를%").execute();
      return decided ?? exactly(1, about.length);
    },
  ],
  [
    "a report is decided while it is deleted",
    async (ctx) => {
      const { id } = await report(ctx);
      const [first, second] = ctx.operators;
      const decide = ctx.request("setAdminReport", {
        token: first.token,
        params: { id },
        body: { status: "RESOLVED" },
      });
      const remove = ctx.operators.map(({ token }) => ctx.request("deleteAdminReport", { token, params: { id } }));
      await ctx.send([decide, ...remove]);
      const { outcome } = await ctx.api.call("getAdminReport", { token: second.token, params: { id } });
      return outcome === "REPORT_NOT_FOUND" ? null : "the report is still there";
    },
  ],
];

const rice: readonly (readonly [string, Race])[] = [
  [
    "a grant to all is stopped while it ends",
    async (ctx) => {
      const { db } = ctx.environment;
      const [first, second] = ctx.operators;
      const headers = { prefer: "respond-async" };
      const started = await ctx.api.call("grantRiceToAll", { token: first.token, headers, body: { amount: 10 } });
      const { id } = started.body as { id: number };
      const stop = [first, second, first].map(({ token }) =>
        ctx.request("stopAdminBulkJob", { token, params: { id } }),
      );
      await ctx.send(stop);
      const read = () => db.selectFrom("bulkJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      await eventually(async () => {
        if ((await read()).state === "RUNNING") throw new Error("The job is running.");
      });
      const { done, input } = await read();
      const cause = `operator:${(input as { auditId: number }).auditId}:%`;
      const { rows } = await sql<{ id: number }>`select id from rice_transactions where cause like ${cause}`.execute(
        db,
      );
      return exactly(done, rows.length);
    },
  ],
  [
    "a grant with one idempotency key",
    async (ctx) => {
      const member = await ctx.member();
      const headers = { "idempotency-key": randomUUID() };
      const body = { memberId: member.id, amount: 100 };
      await ctx.repeat("grantRice", { token: ctx.operators[0].token, headers, body });
      return exactly(SIGNUP_RICE + body.amount, await ctx.balanceOf(member));
    },
  ],
  [
    "an operator deletes a member who pays",
    async (ctx) => {
      const member = await ctx.member();
      const body = { platform: "GOOGLE", productId: "rice_1000", receiptData: randomUUID() } as const;
      const pay = ctx.request("createPayment", { token: member.token, body });
      const remove = ctx.request("deleteAdminMember", { token: ctx.operators[0].token, params: { id: member.id } });
      return anyNumber(await ctx.send([pay, remove, pay], { mayBeUnavailable: true }));
    },
  ],
];

const meetings: readonly (readonly [string, Race])[] = [
  [
    "an operator ends a meeting while members join",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member());
      const body = { status: "END" } as const;
      const end = ctx.request("setAdminMeetingStatus", { token: ctx.operators[0].token, params: { id }, body });
      const guests = await ctx.members(3);
      return anyNumber(await ctx.send([...guests.map((guest) => join(ctx, guest, id)), end]));
    },
  ],
  [
    "an operator bans the host while a guest leaves",
    async (ctx) => {
      const [host, guest, other] = [await ctx.member(), await ctx.member(), await ctx.member()];
      const id = await ctx.meeting(host, [guest, other]);
      const [{ token }] = ctx.operators;
      const ban = ctx.request("setAdminMemberStatus", { token, params: { id: host.id }, body: { status: "BANNED" } });
      return anyNumber(await ctx.send([ban, leave(ctx, guest, id)]));
    },
  ],
];

export const operatorRaces = [...reports, ...rice, ...meetings];
