/** Every screen with its path and the role that opens it, for the screenshots (`npm run shots`) and the accessibility tests. */
import type { Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { sections } from "./console-sections.ts";

export type Role = "guest" | "member" | "operator";

export interface Shot {
  name: string;
  path: string;
  role: Role;
  width: number;
  height: number;
  /** Takes the whole page instead of the window. */
  isFull?: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const member = (name: string, path: string, role: Role = "member"): Shot => ({
  name,
  path: `/app${path}`,
  role,
  ...phone,
});
const admin = (name: string, path: string): Shot => ({
  name: `admin-${name}`,
  path: `/admin${path}`,
  role: "operator",
  ...desktop,
});
const site = (name: string, path: string, size: typeof phone): Shot => ({
  name: `site-${name}-${size.width}`,
  path,
  role: "guest",
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

/** Paths of the member app with the demo data: meeting 21 is recruiting, 16 is the first member's and in progress. */
const memberPaths = {
  list: "/meetings",
  "list-filtered": "/meetings?only=dinner.direct",
  meeting: "/meetings/21",
  "meeting-mine": "/meetings/16",
  safety: "/meetings/16?sheet=safety",
  profile: "/meetings/16?sheet=profile-2",
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
  "member-timeline": "/members/2/timeline",
  meetings: "/meetings",
  meeting: "/meetings/1",
  notifications: "/notifications",
  "partner-place": "/partner-places/1",
  grant: "/rice-grant-and-revoke",
  operators: "/operators",
  "access-log": "/access-log",
  operator: "/operators/71",
  "not-found": "/nowhere",
};

export const shots: readonly Shot[] = [
  ...Object.entries(guestPaths).map(([name, path]) => member(name, path, "guest")),
  ...Object.entries(memberPaths).map(([name, path]) => member(name, path)),
  { ...admin("login", "/"), role: "guest" },
  ...Object.entries(consolePaths).map(([name, path]) => admin(name, `/dashboard${path}`)),
  ...Object.entries(sitePages).flatMap(([name, path]) => [site(name, path, phone), site(name, path, desktop)]),
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

async function logIn(url: string, role: Exclude<Role, "guest">): Promise<Tokens> {
  const api = `${url}/api/v1`;
  const { members, operator, password } = demoLogins;
  const { loginName, ...rest } = operator;
  return role === "member"
    ? await post(`${api}/auth/login`, { phone: members[0].phone, password, fcmToken: null })
    : await post(`${api}/auth/login/admin`, { ...rest, name: loginName });
}

/** One login per role and server, because hashing the password costs more than opening a screen. */
const logins = new Map<string, Promise<Tokens>>();

/** The tokens of a role's account in the demo data. */
export async function tokensOf(url: string, role: Exclude<Role, "guest">): Promise<Tokens> {
  const key = `${role} ${url}`;
  const login = logins.get(key) ?? logIn(url, role);
  logins.set(key, login);
  return await login;
}

/** Stores a role's tokens where the app keeps them. */
export async function storeTokens(page: Page, url: string, role: Role): Promise<void> {
  if (role === "guest") return;
  const tokens = await tokensOf(url, role);
  const name = role === "member" ? "babchingu.member" : "babchingu.admin";
  await page.addInitScript(
    ([key, { accessToken, refreshToken }]) => {
      localStorage.setItem(`${key}.accessToken`, accessToken);
      localStorage.setItem(`${key}.refreshToken`, refreshToken);
    },
    [name, tokens] as const,
  );
}
