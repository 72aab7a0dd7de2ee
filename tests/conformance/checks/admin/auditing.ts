/** Every write of an operator leaves one entry in the audit log, with the values before and after, and no secret (D18). */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { Check } from "../../kit/check.ts";
import { defineChecks } from "../../kit/check.ts";
import type { Context } from "../../kit/context.ts";
import { auditOf, expectValues, operatorId, theEntry } from "../support/audits.ts";
import { ABSENT_ID, openMeeting } from "../support/meetings.ts";
import { at, someone } from "../support/people.ts";
import { png } from "../support/pictures.ts";
import {
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newReport,
  newStore,
  POST,
  storeBody,
} from "../support/stage.ts";

type Values = Record<string, unknown>;

/** One kind of write: it returns what it was about, and the values that the entry should tell. */
interface Write {
  action: AuditActionValue;
  kind: AuditTargetValue;
  act: (ctx: Context) => Promise<{ id: number; before?: Values; after?: Values }>;
}

const newWords = { title: "새 제목", content: "새 내용" };
const someHost = async (ctx: Context) => at(await someone(ctx, 1), 0);
const NEXT_YEAR = "2031-05-31T23:59";

const writes: Write[] = [
  {
    action: "MEMBER_STATUS_CHANGE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      const body = { status: "BANNED" } as const;
      await ctx.ok("setAdminMemberStatus", { as: await ctx.operator(), params: { id }, body });
      return { id, before: { status: "ACTIVE" }, after: body };
    },
  },
  {
    action: "MEMBER_POINT_CHANGE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      await ctx.ok("setAdminMemberPoint", { as: await ctx.operator(), params: { id }, body: { point: 88 } });
      return { id, before: { point: 50 }, after: { point: 88 } };
    },
  },
  {
    action: "MEMBER_PASSWORD_RESET",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      const body = { newPassword: "secret-9876" };
      await ctx.ok("resetAdminMemberPassword", { as: await ctx.operator(), params: { id }, body });
      return { id };
    },
  },
  {
    action: "MEMBER_DELETE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      await ctx.ok("deleteAdminMember", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "REPORT_DELETE",
    kind: "REPORT",
    act: async (ctx) => {
      const { id, reporter, reported } = await newReport(ctx);
      await ctx.ok("deleteAdminReport", { as: await ctx.operator(), params: { id } });
      return { id, before: { reporterId: reporter.id, reportedId: reported.id } };
    },
  },
  {
    action: "NOTIFICATION_SEND",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("receiver");
      const body = { title: "문의 답변", content: "확인했어요.", url: null };
      await ctx.ok("sendNotificationToMember", { as: await ctx.operator(), params: { memberId }, body });
      return { id: memberId, after: { title: body.title, content: body.content } };
    },
  },
  {
    action: "MEETING_STATUS_CHANGE",
    kind: "MEETING",
    act: async (ctx) => {
      const id = await openMeeting(ctx, await someHost(ctx));
      await ctx.ok("setAdminMeetingStatus", {
        as: await ctx.operator(),
        params: { id },
        body: { status: "CONFIRMED" },
      });
      return { id, before: { status: "RECRUITING" }, after: { status: "CONFIRMED" } };
    },
  },
  {
    action: "MEETING_DELETE",
    kind: "MEETING",
    act: async (ctx) => {
      const host = await someHost(ctx);
      const id = await openMeeting(ctx, host, { title: "지울 모임" });
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
      return { id, before: { title: "지울 모임", hostId: host.id } };
    },
  },
  {
    action: "PARTNER_APPLICATION_ACCEPT",
    kind: "PARTNER_APPLICATION",
    act: async (ctx) => {
      const id = await newPartnerApplication(ctx, await ctx.member("owner"));
      await ctx.ok("acceptAdminPartnerApplication", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "PARTNER_APPLICATION_DELETE",
    kind: "PARTNER_APPLICATION",
    act: async (ctx) => {
      const body = storeBody(ctx);
      const id = await newPartnerApplication(ctx, await ctx.member("owner"), body);
      await ctx.ok("deleteAdminPartnerApplication", { as: await ctx.operator(), params: { id } });
      return { id, before: { name: body.name } };
    },
  },
  {
    action: "PARTNER_PLACE_EDIT",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id, body } = await newStore(ctx);
      const edited = { ...body, phone: "02-111-2222" };
      await ctx.ok("editAdminPartnerPlace", { as: await ctx.operator(), params: { id }, body: edited });
      return { id, before: { phone: body.phone }, after: { phone: edited.phone } };
    },
  },
  {
    action: "PARTNER_PLACE_CACHE_CHANGE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("setAdminPartnerPlaceCache", { as: await ctx.operator(), params: { id }, body: { cache: 45_000 } });
      return { id, before: { cache: 0 }, after: { cache: 45_000 } };
    },
  },
  {
    action: "PARTNER_PLACE_UNTIL_CHANGE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("setAdminPartnerPlaceUntil", {
        as: await ctx.operator(),
        params: { id },
        body: { until: NEXT_YEAR },
      });
      return { id };
    },
  },
  {
    action: "PARTNER_PLACE_EXTEND",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("extendAdminPartnerPlace", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "PARTNER_PLACE_DELETE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id, body } = await newStore(ctx);
      await ctx.ok("deleteAdminPartnerPlace", { as: await ctx.operator(), params: { id } });
      return { id, before: { name: body.name } };
    },
  },
  {
    action: "EVENT_CREATE",
    kind: "EVENT",
    act: async (ctx) => ({ id: await newEvent(ctx), after: { ...POST } }),
  },
  {
    action: "EVENT_EDIT",
    kind: "EVENT",
    act: async (ctx) => {
      const id = await newEvent(ctx);
      await ctx.ok("editAdminEvent", { as: await ctx.operator(), params: { id }, body: newWords });
      return { id, before: { ...POST }, after: newWords };
    },
  },
  {
    action: "EVENT_DELETE",
    kind: "EVENT",
    act: async (ctx) => {
      const id = await newEvent(ctx);
      await ctx.ok("deleteAdminEvent", { as: await ctx.operator(), params: { id } });
      return { id, before: { ...POST } };
    },
  },
  {
    action: "ANNOUNCEMENT_CREATE",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => ({ id: await newAnnouncement(ctx), after: { ...POST } }),
  },
  {
    action: "ANNOUNCEMENT_EDIT",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => {
      const id = await newAnnouncement(ctx);
      await ctx.ok("editAdminAnnouncement", { as: await ctx.operator(), params: { id }, body: newWords });
      return { id, before: { ...POST }, after: newWords };
    },
  },
  {
    action: "ANNOUNCEMENT_DELETE",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => {
      const id = await newAnnouncement(ctx);
      await ctx.ok("deleteAdminAnnouncement", { as: await ctx.operator(), params: { id } });
      return { id, before: { ...POST } };
    },
  },
  {
    action: "IMAGE_UPLOAD",
    kind: "IMAGE",
    act: async (ctx) => ({ id: (await ctx.ok("uploadImage", { as: await ctx.operator(), file: { data: png() } })).id }),
  },
  {
    action: "IMAGE_DELETE",
    kind: "IMAGE",
    act: async (ctx) => {
      const as = await ctx.operator();
      const { id } = await ctx.ok("uploadImage", { as, file: { data: png() } });
      await ctx.ok("deleteImage", { as, params: { id } });
      return { id };
    },
  },
  {
    action: "RICE_GRANT",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("member");
      await ctx.ok("grantRice", { as: await ctx.operator(), body: { memberId, amount: 321 } });
      return { id: memberId, after: { amount: 321 } };
    },
  },
  {
    action: "RICE_REVOKE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("member");
      await ctx.ok("revokeRice", { as: await ctx.operator(), body: { memberId, amount: 123 } });
      return { id: memberId, after: { amount: 123 } };
    },
  },
];

const entries: Check[] = writes.map(({ action, kind, act }) => ({
  id: `admin.audit.${action.toLowerCase().replaceAll("_", "-")}`,
  level: "admin",
  title: `${action} leaves one entry: who, what, when, the values before and after, and no secret.`,
  source: "D18",
  needs: ["sms", "operator"],
  run: async (ctx) => {
    const { id, before, after } = await act(ctx);
    const entry = await theEntry(ctx, action, { kind, id });
    if (before) expectValues(ctx, entry.before, before, "before");
    if (after) expectValues(ctx, entry.after, after, "after");
    const told = JSON.stringify([entry.before, entry.after]);
    ctx.that(!told.includes("secret-9876") && !/password|token/i.test(told), "No secret should be told.", told);
  },
}));

/** Writes without a target of their own: the newest entry of the action is theirs, as nothing else runs. */
const forAll = defineChecks(
  {
    id: "admin.audit.for-all",
    level: "admin",
    title: "A grant and a notice to all, a sync and an export leave one entry each.",
    source: "D18",
    needs: ["operator"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const acts: [AuditActionValue, () => Promise<unknown>, Values][] = [
        ["RICE_GRANT_ALL", () => ctx.ok("grantRiceToAll", { as, body: { amount: 1 } }), { amount: 1 }],
        [
          "NOTIFICATION_SEND_ALL",
          () => ctx.ok("sendNotificationToAll", { as, body: { ...POST, memberId: null, url: null } }),
          { title: POST.title },
        ],
        ["RICE_SYNC", () => ctx.ok("syncRiceTransactions", { as }), { corrected: 0 }],
        [
          "DATA_EXPORT",
          () => ctx.ok("exportAdminResource", { as, params: { resource: "reports" } }),
          { resource: "reports" },
        ],
      ];
      for (const [action, act, after] of acts) {
        const count = async () => (await ctx.ok("listAuditLog", { as, query: { action, size: 1 } })).totalElements;
        const known = await count();
        await act();
        ctx.equal((await count()) - known, 1, `${action} should leave one entry.`);
        const [entry] = await auditOf(ctx, action);
        expectValues(ctx, entry?.after ?? null, after, "after");
        ctx.equal(entry?.actorId, await operatorId(ctx), "The entry should name who did it.");
      }
    },
  },
  {
    id: "admin.audit.refused",
    level: "admin",
    title: "What is refused leaves no entry, and reading leaves none.",
    source: "D18",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      const params = { id };
      await ctx.refused("revokeRice", "E409-26", { as, body: { memberId: id, amount: 99_999 } });
      await ctx.refused("setAdminMemberPoint", "E404-2", { as, params: { id: ABSENT_ID }, body: { point: 1 } });
      await ctx.ok("getAdminMember", { as, params });
      await ctx.ok("getAdminMemberImageUrl", { as, params });
      const { content } = await ctx.ok("listAuditLog", { as, query: { target: `MEMBER:${id}` } });
      ctx.equal(content, [], "The log should hold nothing about the member.");
    },
  },
  {
    id: "admin.audit.repeat",
    level: "admin",
    title: "A write repeated with its Idempotency-Key leaves one entry.",
    source: "R2, D18",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      const headers = { "Idempotency-Key": ctx.world.fresh("audit-key-") };
      for (let time = 0; time < 2; time += 1)
        await ctx.ok("grantRice", { as, headers, body: { memberId: id, amount: 5 } });
      await theEntry(ctx, "RICE_GRANT", { kind: "MEMBER", id });
    },
  },
  {
    id: "admin.audit.filters",
    level: "admin",
    title: "Filters for actor, target and action may be combined; the newest entry comes first.",
    source: "D44",
    needs: ["sms", "operator"],
    covers: ["listAuditLog 200"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      for (const point of [60, 70]) await ctx.ok("setAdminMemberPoint", { as, params: { id }, body: { point } });
      await ctx.ok("grantRice", { as, body: { memberId: id, amount: 5 } });
      const actor = await operatorId(ctx);
      const list = async (query: { actor?: number; target?: string; action?: AuditActionValue }) =>
        (await ctx.ok("listAuditLog", { as, query })).content;
      const target = `MEMBER:${id}`;
      const all = await list({ target });
      const actions = all.map(({ action }) => action);
      ctx.equal(actions, ["RICE_GRANT", "MEMBER_POINT_CHANGE", "MEMBER_POINT_CHANGE"], "The newest should come first.");
      ctx.equal(await list({ target, action: "MEMBER_POINT_CHANGE" }), all.slice(1), "Two filters should both count.");
      ctx.equal(await list({ target, action: "RICE_GRANT", actor }), all.slice(0, 1), "So should three.");
      ctx.equal(await list({ target, actor: id }), [], "The member has done nothing.");
      const kinds = new Set((await list({ target: "MEMBER" })).map(({ targetType }) => targetType));
      ctx.equal(kinds, new Set(["MEMBER"]), "A kind alone should find all of that kind.");
    },
  },
);

export const checks: Check[] = [...entries, ...forAll];
