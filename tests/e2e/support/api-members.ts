/** Members created through the API, for tests that aren't about the sign-up, and app pages that are signed in as them. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { CreateMeetingRequest, MeetingDetail, Member } from "@babchingu/openapi/types";
import { formatSeoulTime, MINUTE_MS } from "@babchingu/openapi";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { type AppPage, collectErrors, HONGDAE } from "./member.ts";
import { sentCode, type TestServer } from "./server.ts";

export interface TestMember {
  id: number;
  name: string;
  phone: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

type Method = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";

/** Calls the API. Throws with the response when it is an error. */
export async function callApi<T>(
  server: TestServer,
  method: Method,
  path: string,
  body?: unknown,
  caller?: Pick<TestMember, "accessToken">,
): Promise<T> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(caller ? { Authorization: `Bearer ${caller.accessToken}` } : {}),
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
export function newPhoneNumber(): string {
  lastPhone += 1;
  return `010${lastPhone}`;
}

async function logIn(server: TestServer, phone: string, password: string): Promise<TestMember> {
  const tokens = await callApi<{ accessToken: string; refreshToken: string }>(server, "POST", "/auth/login", {
    phone,
    password,
    fcmToken: null,
  });
  const { id, name } = await callApi<Member>(server, "GET", "/members/me", undefined, tokens);
  return { ...tokens, id, name, phone, password };
}

/** Signs up with the code from the development outbox and logs in; the status is CREATED. `location`: agrees to the use of the position. */
export async function createNewMember(server: TestServer, name: string, location = true): Promise<TestMember> {
  const phone = newPhoneNumber();
  await callApi(server, "POST", "/auth/phone/send-verification-code", { phone, purpose: "SIGNUP" });
  const verificationCode = await sentCode(server, phone);
  const proof = await callApi<{ verificationToken: string }>(server, "POST", "/auth/phone/verify-verification-code", {
    phone,
    verificationCode,
    purpose: "SIGNUP",
  });
  const agreements = { terms: true, privacy: true, location, version: "2025-09-01" };
  await callApi(server, "POST", "/signup", { name, phone, password: PASSWORD, agreements, ...proof });
  return await logIn(server, phone, PASSWORD);
}

/** Creates an active member with a position, by default Hongdae, and 1,500 rice. */
export async function createMember(server: TestServer, name: string, at = HONGDAE): Promise<TestMember> {
  const member = await createNewMember(server, name);
  await callApi(server, "PATCH", "/members/location", { ...at, agreed: true }, member);
  await callApi(server, "PATCH", "/members/active", undefined, member);
  return member;
}

/** Logs in one of the demo members. */
export async function logInDemoMember(server: TestServer, index: 0 | 1 | 2 = 0): Promise<TestMember> {
  return await logIn(server, demoLogins.members[index].phone, demoLogins.password);
}

export async function logInDemoOperator(server: TestServer): Promise<Pick<TestMember, "accessToken">> {
  const { loginName, ...secrets } = demoLogins.operator;
  return await callApi(server, "POST", "/auth/login/admin", { name: loginName, ...secrets });
}

/** When a test has moved the server's clock by more than this, new pages get the server's time too. */
const SAME_TIME_MS = 10_000;

export interface PageOptions extends BrowserContextOptions {
  /** Prepares the page before the app loads, for instance with a script or a route. */
  beforeLoad?: (page: Page) => Promise<unknown>;
}

export async function newAppContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return await browser.newContext({ geolocation: HONGDAE, permissions: ["geolocation"], ...options });
}

/** Opens the app at `path` (below /app) in a new browser context at Hongdae, signed in as the member. */
export async function openAs(
  browser: Browser,
  server: TestServer,
  who: Pick<TestMember, "accessToken" | "refreshToken"> | null,
  path: string,
  { beforeLoad, ...options }: PageOptions = {},
): Promise<AppPage> {
  return await openIn(await newAppContext(browser, options), server, who, path, beforeLoad);
}

/** Opens the app in a new page of this context, whose other pages are closed, as on a device that nobody has used. */
export async function openIn(
  context: BrowserContext,
  server: TestServer,
  who: Pick<TestMember, "accessToken" | "refreshToken"> | null,
  path: string,
  beforeLoad?: PageOptions["beforeLoad"],
): Promise<AppPage> {
  const page = await context.newPage();
  const errors = collectErrors(page);
  const now = await serverTime(server);
  if (Math.abs(now.getTime() - Date.now()) > SAME_TIME_MS) await page.clock.setSystemTime(now);
  await signInBeforeLoad(page, who);
  await beforeLoad?.(page);
  await page.goto(`${server.url}/app${path}`);
  // What the page shows until the app runs looks like the screen.
  await page.locator("#frame").waitFor({ state: "hidden" });
  return { context, page, errors };
}

/**
 * Empties the storage before a page loads, and signs it in as the member; only once per tab, so that a logout or newer tokens
 * survive a reload.
 */
export async function signInBeforeLoad(
  page: Page,
  who: Pick<TestMember, "accessToken" | "refreshToken"> | null,
): Promise<void> {
  await page.addInitScript(
    (tokens) => {
      if (sessionStorage.getItem("preparedByTest") !== null) return;
      sessionStorage.setItem("preparedByTest", "1");
      localStorage.clear();
      if (tokens === null) return;
      localStorage.setItem("babchingu.member.accessToken", tokens.accessToken);
      localStorage.setItem("babchingu.member.refreshToken", tokens.refreshToken);
    },
    who && { accessToken: who.accessToken, refreshToken: who.refreshToken },
  );
}

/** The time of the server's clock, which tests can move (D42). */
export async function serverTime(server: TestServer): Promise<Date> {
  const response = await fetch(`${server.url}/dev/clock`);
  return new Date(((await response.json()) as { now: string }).now);
}

/** Advances the server's clock, which runs the jobs that are due (D42), and the clocks of the pages. */
export async function advanceTime(server: TestServer, minutes: number, pages: readonly Page[] = []): Promise<void> {
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
  host: TestMember,
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
  return (await callApi<{ meetingId: number }>(server, "POST", "/meetings/create", body, host)).meetingId;
}

export async function joinMeeting(server: TestServer, who: TestMember, meetingId: number): Promise<void> {
  await callApi(server, "POST", `/member-meetings/${meetingId}`, undefined, who);
}

export async function meetingOf(server: TestServer, who: TestMember, meetingId: number): Promise<MeetingDetail> {
  return await callApi(server, "GET", `/meetings/${meetingId}`, undefined, who);
}

/** The member's own data from the server. */
export async function memberOf(server: TestServer, who: TestMember): Promise<Member> {
  return await callApi(server, "GET", "/members/me", undefined, who);
}
