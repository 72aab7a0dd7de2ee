/** Shared data, created at its first use, that many checks read and none changes; and builders of new data. */
import { LEGAL_VERSION } from "@babchingu/openapi";
import { createECDH, randomBytes } from "node:crypto";
import type { Member } from "../../runner/actors.ts";
import type { Sender } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { fillIn } from "../../runner/profile.ts";
import { applyToMeeting, approveApplication, createMeeting } from "./meetings.ts";
import { png } from "./images.ts";
import { sharedPair } from "./shared-members.ts";

/** A recruiting meeting that takes applications, with a member in each role. */
export interface SharedMeeting {
  meetingId: number;
  applicationId: number;
  host: Member;
  /** Has a seat. */
  guest: Member;
  /** Has a pending application. */
  applicant: Member;
}

export function sharedMeeting(ctx: Context): Promise<SharedMeeting> {
  return ctx.createOnce("meeting with every role", async (runCtx) => {
    const [host, guest, applicant] = [
      await runCtx.member("host"),
      await runCtx.member("participant"),
      await runCtx.member("applicant"),
    ];
    const meetingId = await createMeeting(runCtx, host, { requiresApproval: true });
    const id = await applyToMeeting(runCtx, meetingId, guest);
    await approveApplication(runCtx, host, { id, meetingId, memberId: guest.id });
    return { meetingId, host, guest, applicant, applicationId: await applyToMeeting(runCtx, meetingId, applicant) };
  });
}

/** A member whose score, position, notifications and settings any check may set, and none reads. */
export function memberToChange(ctx: Context): Promise<Member> {
  return ctx.createOnce("member to change", (runCtx) => runCtx.member("member"));
}

export const SAMPLE_POST = { title: "설 연휴 안내", content: "설 연휴에는 답이 늦어요." } as const;

/** The shared announcement; returns its id. */
export function sharedAnnouncement(ctx: Context): Promise<number> {
  return ctx.createOnce("announcement", async (runCtx) => newAnnouncement(runCtx));
}

/** The shared event; returns its id. */
export function sharedEvent(ctx: Context): Promise<number> {
  return ctx.createOnce("event", async (runCtx) => newEvent(runCtx));
}

export async function newAnnouncement(ctx: Context): Promise<number> {
  return (await ctx.ok("createAdminAnnouncement", { as: await ctx.operator(), body: { ...SAMPLE_POST } })).id;
}

export async function newEvent(ctx: Context): Promise<number> {
  return (await ctx.ok("createAdminEvent", { as: await ctx.operator(), body: { ...SAMPLE_POST, imageId: null } })).id;
}

/** Uploads an image that nothing uses; returns its id. */
export async function newImage(ctx: Context, { as }: { as: Sender }): Promise<number> {
  return (await ctx.ok("uploadImage", { as, file: { data: png() } })).id;
}

/** The body of an application for a store with an unused name. */
export function storeBody(ctx: Context) {
  return {
    name: ctx.env.freshText("밥집"),
    address: "서울 마포구 동교로 242",
    phone: "02-335-0101",
    latitude: 37.5627,
    longitude: 126.9237,
    policy: "네 명 이상이면 음료를 드려요.",
    imageId: null,
  };
}

export interface Store {
  id: number;
  owner: Member;
  body: ReturnType<typeof storeBody>;
}

/** Applies for a partnership; returns the application's id. */
export async function newPartnerApplication(ctx: Context, owner: Member, body = storeBody(ctx)): Promise<number> {
  return (await ctx.ok("applyForPartnerPlace", { as: owner, body })).id;
}

/** Creates a partner store under contract: applies for it, and accepts it as the operator. */
export async function newStore(ctx: Context, fields: Partial<Store["body"]> = {}): Promise<Store> {
  const [owner, body] = [await ctx.member("store owner"), { ...storeBody(ctx), ...fields }];
  const operator = await ctx.operator();
  const application = await newPartnerApplication(ctx, owner, body);
  await ctx.ok("acceptAdminPartnerApplication", { as: operator, params: { id: application } });
  const query = { q: body.name, field: "name" } as const;
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as: operator, query });
  const id =
    content[0]?.id ?? ctx.fail("An accepted store should be found by its name.", { actual: content.length.toString() });
  owner.clearTokens();
  return { id, owner, body };
}

export function sharedStore(ctx: Context): Promise<Store> {
  return ctx.createOnce("store", (runCtx) => newStore(runCtx));
}

interface NewReport {
  id: number;
  reporter: Member;
  reported: Member;
  meetingId: number;
}

async function reportHost(ctx: Context, people: Pick<NewReport, "reporter" | "reported">): Promise<NewReport> {
  const { reporter, reported } = people;
  const meetingId = await createMeeting(ctx, reported);
  const body = { reportedId: reported.id, meetingId, content: "모임이 아니라 광고 글이에요." };
  const { id } = await ctx.ok("reportOutOfMeeting", { as: reporter, body });
  return { id, reporter, reported, meetingId };
}

/** Reports a host from outside the meeting. Both are shared members, whom other reports name as well. */
export async function newReport(ctx: Context): Promise<NewReport> {
  const { host, guest } = await sharedPair(ctx);
  return reportHost(ctx, { reported: host, reporter: guest });
}

/** The only report of two new members. */
export async function newReportOfNewMembers(ctx: Context): Promise<NewReport> {
  return reportHost(ctx, { reported: await ctx.member("reported host"), reporter: await ctx.member("reporter") });
}

/** Sends a notification to a member as the operator; returns its id. */
export async function newNotification(ctx: Context, to: Member): Promise<number> {
  const body = { title: "새 소식", content: "확인해 주세요.", url: null };
  await ctx.ok("sendNotificationToMember", { as: await ctx.operator(), params: { memberId: to.id }, body });
  const [newest] = await ctx.ok("listNotifications", { as: to });
  return newest?.id ?? ctx.fail("A notification that was sent should be listed.");
}

export const KAKAO_REDIRECT = "http://127.0.0.1:8080/app/login/kakao";

/** Consents as a Kakao user; returns the code that Kakao issues. */
export async function issueKakaoCode(ctx: Context, id: string): Promise<string> {
  const { kakaoConsentUrl, baseUrl } = ctx.env.profile;
  const values = {
    base: baseUrl,
    redirectUri: encodeURIComponent(KAKAO_REDIRECT),
    id,
    name: encodeURIComponent("민지"),
  };
  const response = await fetch(fillIn(kakaoConsentUrl ?? "", values), { redirect: "manual" });
  const code = URL.parse(response.headers.get("location") ?? "")?.searchParams.get("code");
  return code ?? ctx.fail("The consent page should redirect with a code.", { actual: String(response.status) });
}

/** An unused Kakao user id. */
export function newKakaoId(ctx: Context): string {
  return `39${ctx.env.freshPhone().slice(3)}`;
}

/** Logs in as a Kakao user who has no account; returns the ticket to sign up with (D11). */
export async function issueKakaoTicket(ctx: Context, id = newKakaoId(ctx)): Promise<string> {
  const response = await ctx.ok("loginKakao", {
    body: { code: await issueKakaoCode(ctx, id), redirectUri: KAKAO_REDIRECT },
  });
  return response.registered ? ctx.fail("A new Kakao user should get a ticket.") : response.ticket;
}

export const agreements = { terms: true, privacy: true, location: true, version: LEGAL_VERSION };

/** The subscription of a new browser. */
export function newWebSubscription(ctx: Context) {
  const p256dh = createECDH("prime256v1").generateKeys().toString("base64url");
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${ctx.env.freshText("browser")}`,
    keys: { p256dh, auth: randomBytes(16).toString("base64url") },
  };
}

/** The body of a payment with an unused receipt. */
export function newPurchase(ctx: Context, productId: "rice_500" | "rice_1000" | "rice_2000" = "rice_1000") {
  const template = ctx.env.profile.receipts?.valid ?? "";
  return { platform: "GOOGLE" as const, productId, receiptData: fillIn(template, { id: ctx.env.freshText("p") }) };
}

/** The store as the console shows it. */
export async function findStoreRow(ctx: Context, id: number) {
  const query = { field: "id", q: String(id) } as const;
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as: await ctx.operator(), query });
  return content[0] ?? ctx.fail("The store should be found by its id.", { actual: "nothing" });
}
