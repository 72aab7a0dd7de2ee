/** Members made through the API, for tests in which the sign-up is not the point, and pages that are signed in as them. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { CreateMeetingRequest, MeetingDetail, Member } from "@babchingu/openapi/types";
import { formatSeoulTime } from "@babchingu/openapi";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { HONGDAE } from "./member.ts";
import type { TestServer } from "./server.ts";
import { sentCode } from "./server.ts";

export interface MadePerson {
  id: number;
  name: string;
  phone: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

type Method = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";

/** Calls the API; throws with the answer when it is a refusal. */
export async function ask<T>(
  server: TestServer,
  method: Method,
  path: string,
  body?: unknown,
  by?: Pick<MadePerson, "accessToken">,
): Promise<T> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(by ? { Authorization: `Bearer ${by.accessToken}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

const PASSWORD = "babbab12";
let lastPhone = 20_000_000;

/** A phone number that no test has used yet. */
export function newPhone(): string {
  lastPhone += 1;
  return `010${lastPhone}`;
}

async function logIn(server: TestServer, phone: string, password: string): Promise<MadePerson> {
  const tokens = await ask<{ accessToken: string; refreshToken: string }>(server, "POST", "/auth/login", {
    phone,
    password,
    fcmToken: null,
  });
  const { id, name } = await ask<Member>(server, "GET", "/members/me", undefined, tokens);
  return { ...tokens, id, name, phone, password };
}

/** Signs up with the code of the outbox and logs in; the status is CREATED. `location`: agrees to the use of the position. */
export async function newcomer(server: TestServer, name: string, location = true): Promise<MadePerson> {
  const phone = newPhone();
  await ask(server, "POST", "/auth/phone/send-verification-code", { phone, purpose: "SIGNUP" });
  const verificationCode = await sentCode(server, phone);
  const proof = await ask<{ verificationToken: string }>(server, "POST", "/auth/phone/verify-verification-code", {
    phone,
    verificationCode,
    purpose: "SIGNUP",
  });
  const agreements = { terms: true, privacy: true, location, version: "2025-09-01" };
  await ask(server, "POST", "/signup", { name, phone, password: PASSWORD, agreements, ...proof });
  return await logIn(server, phone, PASSWORD);
}

/** An active member at Hongdae with 1,500 grains. */
export async function person(server: TestServer, name: string, at = HONGDAE): Promise<MadePerson> {
  const made = await newcomer(server, name);
  await ask(server, "PATCH", "/members/location", { ...at, agreed: true }, made);
  await ask(server, "PATCH", "/members/active", undefined, made);
  return made;
}

/** One of the demo members, or the operator of the demo data. */
export async function demoMember(server: TestServer, index: 0 | 1 | 2 = 0): Promise<MadePerson> {
  return await logIn(server, demoLogins.members[index].phone, demoLogins.password);
}

export async function demoOperator(server: TestServer): Promise<Pick<MadePerson, "accessToken">> {
  const { loginName, ...secrets } = demoLogins.operator;
  return await ask(server, "POST", "/auth/login/admin", { name: loginName, ...secrets });
}

export interface Seat {
  context: BrowserContext;
  page: Page;
  /** What the page threw; a test ends by finding nothing. */
  errors: string[];
}

/** A test that has moved the server's time further than this wants its pages there as well. */
const SAME_TIME_MS = 10_000;

/** A phone of that person: signed in, at Hongdae, with the app open at `path` (below /app). */
export async function openAs(
  browser: Browser,
  server: TestServer,
  who: Pick<MadePerson, "accessToken" | "refreshToken"> | null,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Seat> {
  const context = await browser.newContext({
    geolocation: HONGDAE,
    permissions: ["geolocation"],
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const now = await serverTime(server);
  if (Math.abs(now.getTime() - Date.now()) > SAME_TIME_MS) await page.clock.setSystemTime(now);
  if (who) await keepTokens(page, who);
  await page.goto(`${server.url}/app${path}`);
  return { context, page, errors };
}

/** Signs a page in before it opens; only in a fresh tab, so that a logout or newer tokens hold over a reload. */
export async function keepTokens(
  page: Page,
  { accessToken, refreshToken }: Pick<MadePerson, "accessToken" | "refreshToken">,
): Promise<void> {
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem("signedInByTest") !== null) return;
      sessionStorage.setItem("signedInByTest", "1");
      localStorage.setItem("babchingu.member.accessToken", access);
      localStorage.setItem("babchingu.member.refreshToken", refresh);
    },
    [accessToken, refreshToken] as const,
  );
}

export const MINUTE_MS = 60_000;

/** What the server takes for the time. */
export async function serverTime(server: TestServer): Promise<Date> {
  const response = await fetch(`${server.url}/dev/clock`);
  return new Date(((await response.json()) as { now: string }).now);
}

/** Moves the server's time on and runs what is due (D42); the given pages' clocks go along. */
export async function passTime(server: TestServer, minutes: number, pages: readonly Page[] = []): Promise<void> {
  const response = await fetch(`${server.url}/dev/clock`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ advanceSeconds: minutes * 60 }),
  });
  if (!response.ok) throw new Error(`/dev/clock: ${response.status} ${await response.text()}`);
  const now = await serverTime(server);
  for (const page of pages) await page.clock.setSystemTime(now);
}

/** Hosts a meeting at Hongdae that begins `inMinutes` from the server's now. */
export async function hostMeeting(
  server: TestServer,
  host: MadePerson,
  fields: Partial<CreateMeetingRequest> & { inMinutes?: number } = {},
): Promise<number> {
  const { inMinutes = 180, ...given } = fields;
  const now = await serverTime(server);
  const body: CreateMeetingRequest = {
    imageId: null,
    title: "퇴근하고 순대국 한 그릇",
    content: "따뜻한 국물에 밥 말아 먹어요.",
    scheduledAt: formatSeoulTime(new Date(now.getTime() + inMinutes * MINUTE_MS)),
    placeName: "연남 순대국",
    placeAddress: "서울 마포구 동교로 200",
    placePhone: "02-335-0101",
    placeLatitude: HONGDAE.latitude,
    placeLongitude: HONGDAE.longitude,
    partnerPlaceId: null,
    minCapacity: 2,
    maxCapacity: 4,
    requiresApproval: false,
    ...given,
  };
  return (await ask<{ meetingId: number }>(server, "POST", "/meetings/create", body, host)).meetingId;
}

export async function join(server: TestServer, who: MadePerson, meetingId: number): Promise<void> {
  await ask(server, "POST", `/member-meetings/${meetingId}`, undefined, who);
}

export async function meetingOf(server: TestServer, who: MadePerson, meetingId: number): Promise<MeetingDetail> {
  return await ask(server, "GET", `/meetings/${meetingId}`, undefined, who);
}

/** The member as the server has them. */
export async function memberOf(server: TestServer, who: MadePerson): Promise<Member> {
  return await ask(server, "GET", "/members/me", undefined, who);
}
