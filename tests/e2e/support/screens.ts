/** Every screen with its address and who looks at it: for the pictures (`npm run shots`) and the accessibility tests. */
import type { Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { sections } from "./console-sections.ts";

export type Person = "guest" | "member" | "operator";

export interface Shot {
  name: string;
  path: string;
  as: Person;
  width: number;
  height: number;
  /** Takes the whole page instead of the window. */
  isFull?: boolean;
}

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const member = (name: string, path: string, as: Person = "member"): Shot => ({
  name,
  path: `/app${path}`,
  as,
  ...phone,
});
const admin = (name: string, path: string): Shot => ({
  name: `admin-${name}`,
  path: `/admin${path}`,
  as: "operator",
  ...desk,
});
const site = (name: string, path: string, size: typeof phone): Shot => ({
  name: `site-${name}-${size.width}`,
  path,
  as: "guest",
  ...size,
  isFull: true,
});

const sitePages = {
  home: "/",
  student: "/student-benefit",
  promotion: "/promotion-partner",
  store: "/store-promotion",
  download: "/download",
};

/** The member app's own addresses of the demo data: meeting 21 recruits, 16 is the first member's and running. */
const memberPaths = {
  meeting: "/meetings/21",
  "meeting-mine": "/meetings/16",
  apply: "/meetings/22/application",
  search: "/search",
  explore: "/explore",
  "create-meeting": "/create-meeting",
  "place-selection": "/place-selection",
  chat: "/chat",
  "chat-room": "/chat/16",
  certificate: "/chat/16/restaurant-certificate",
  mypage: "/mypage",
  location: "/mypage/location-selection",
  notifications: "/mypage/notification",
  events: "/mypage/events",
  event: "/mypage/events/1",
  announcements: "/mypage/announcements",
  announcement: "/mypage/announcements/1",
  hosted: "/mypage/hosted-meetings",
  joined: "/mypage/joined-meetings",
  applications: "/mypage/pending-meeting-applications",
  "partner-form": "/mypage/partner-place/form",
  wallet: "/mypage/rice-wallet",
  purchase: "/mypage/rice-purchase",
  questions: "/mypage/frequent-questions",
  terms: "/mypage/terms",
  privacy: "/mypage/privacy",
  "customer-center": "/customer-center",
  settings: "/settings",
  account: "/settings/account-info",
  "change-password": "/settings/change-password",
  reverification: "/settings/phone-reverification",
  "profile-edit": "/settings/profile-edit",
  blocks: "/settings/block-management",
  "not-found": "/nowhere",
};

const guestPaths = { landing: "/", login: "/login", signup: "/signup", "password-reset": "/password-reset" };

const consolePaths = {
  ...Object.fromEntries(sections.map(({ path }) => [path, `/${path}`])),
  dashboard: "",
  system: "/system",
  member: "/members/1",
  "member-edit": "/members/1/edit",
  meetings: "/meetings",
  meeting: "/meetings/1",
  notifications: "/notifications",
  "partner-place": "/partner-places/1",
  grant: "/rice-grant-and-revoke",
  "not-found": "/nowhere",
};

export const shots: readonly Shot[] = [
  ...Object.entries(guestPaths).map(([name, path]) => member(name, path, "guest")),
  ...Object.entries(memberPaths).map(([name, path]) => member(name, path)),
  { ...admin("login", "/"), as: "guest" },
  ...Object.entries(consolePaths).map(([name, path]) => admin(name, `/dashboard${path}`)),
  ...Object.entries(sitePages).flatMap(([name, path]) => [site(name, path, phone), site(name, path, desk)]),
];

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function post(url: string, body: unknown): Promise<Tokens> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Tokens;
}

async function logIn(url: string, as: Exclude<Person, "guest">): Promise<Tokens> {
  const api = `${url}/api/v1`;
  const { members, operator, password } = demoLogins;
  const { loginName, ...rest } = operator;
  return as === "member"
    ? await post(`${api}/auth/login`, { phone: members[0].phone, password, fcmToken: null })
    : await post(`${api}/auth/login/admin`, { ...rest, name: loginName });
}

/** One login of each person on each server: hashing the password is what costs most of opening a screen. */
const logins = new Map<string, Promise<Tokens>>();

/** The tokens of a person of the demo data. */
export async function tokensOf(url: string, as: Exclude<Person, "guest">): Promise<Tokens> {
  const key = `${as} ${url}`;
  const login = logins.get(key) ?? logIn(url, as);
  logins.set(key, login);
  return await login;
}

/** Puts a person's tokens where the apps keep them. */
export async function storeTokens(page: Page, url: string, as: Person): Promise<void> {
  if (as === "guest") return;
  const tokens = await tokensOf(url, as);
  const name = as === "member" ? "babchingu.member" : "babchingu.admin";
  await page.addInitScript(
    ([key, { accessToken, refreshToken }]) => {
      localStorage.setItem(`${key}.accessToken`, accessToken);
      localStorage.setItem(`${key}.refreshToken`, refreshToken);
    },
    [name, tokens] as const,
  );
}
