/** Every screen with its address and who looks at it: for the pictures (`npm run shots`) and the accessibility tests. */
import type { Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";

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

export const shots: readonly Shot[] = [
  member("landing", "/", "guest"),
  member("login", "/login", "guest"),
  member("signup", "/signup", "guest"),
  member("password-reset", "/password-reset", "guest"),
  member("meetings", "/meetings"),
  member("meeting", "/meetings/21"),
  member("search", "/search"),
  member("explore", "/explore"),
  member("create-meeting", "/create-meeting"),
  member("place-selection", "/place-selection"),
  member("chat", "/chat"),
  member("chat-room", "/chat/16"),
  member("mypage", "/mypage"),
  member("wallet", "/mypage/rice-wallet"),
  member("hosted", "/mypage/hosted-meetings"),
  member("joined", "/mypage/joined-meetings"),
  member("applications", "/mypage/pending-meeting-applications"),
  member("notifications", "/mypage/notification"),
  member("not-found", "/nowhere"),
  { ...admin("login", "/"), as: "guest" },
  admin("dashboard", "/dashboard"),
  admin("members", "/dashboard/members"),
  admin("member", "/dashboard/members/1"),
  admin("meetings", "/dashboard/meetings"),
  admin("meeting", "/dashboard/meetings/1"),
  admin("rice", "/dashboard/rice-transactions"),
  admin("not-found", "/dashboard/nowhere"),
  ...Object.entries(sitePages).flatMap(([name, path]) => [site(name, path, phone), site(name, path, desk)]),
];

async function post(url: string, body: unknown): Promise<{ accessToken: string; refreshToken: string }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { accessToken: string; refreshToken: string };
}

/** Puts a person's tokens where the apps keep them. */
export async function signIn(page: Page, url: string, as: Person): Promise<void> {
  if (as === "guest") return;
  const api = `${url}/api/v1`;
  const { members, operator, password } = demoLogins;
  const { loginName, ...rest } = operator;
  const tokens =
    as === "member"
      ? await post(`${api}/auth/login`, { phone: members[0].phone, password, fcmToken: null })
      : await post(`${api}/auth/login/admin`, { ...rest, name: loginName });
  const name = as === "member" ? "babchingu.member" : "babchingu.admin";
  await page.addInitScript(
    ([key, { accessToken, refreshToken }]) => {
      localStorage.setItem(`${key}.accessToken`, accessToken);
      localStorage.setItem(`${key}.refreshToken`, refreshToken);
    },
    [name, tokens] as const,
  );
}
