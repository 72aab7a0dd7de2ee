/**
 * Takes a picture of every screen, on the real server with its demo data, in light and dark: `npm run shots [name…]`.
 * Writes shots/<name>-<theme>.png and shots/index.html, a contact sheet of all.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { demoLogins } from "../server/src/seed/logins.ts";
import { startServer } from "../tests/e2e/support/server.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/root.ts";
import { buildApps } from "./lib/build-apps.ts";

type Person = "guest" | "member" | "operator";

interface Shot {
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

const shots: Shot[] = [
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
async function signIn(page: Page, url: string, as: Person): Promise<void> {
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

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  theme: "light" | "dark",
  folder: string,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: theme,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    geolocation: { latitude: 37.5563, longitude: 126.9236 },
    permissions: ["geolocation"],
  });
  const page = await context.newPage();
  const file = `${shot.name}-${theme}.png`;
  try {
    await signIn(page, url, shot.as);
    await page.goto(url + shot.path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, file), fullPage: shot.isFull ?? false });
  } finally {
    await context.close();
  }
  return file;
}

function contactSheet(files: string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>밥친구 screens</title>
<style>body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif;background:#ddd}figure{margin:0}img{max-width:390px;max-height:844px}</style>
${figures.join("\n")}`;
}

const wanted = process.argv.slice(2);
const folder = join(root, "shots");
if (!(await buildApps())) process.exit(1);
const executablePath = await ensureChromium();
const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [];
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
    for (const theme of ["light", "dark"] as const) files.push(await take(browser, server.url, shot, theme, folder));
  }
  writeFileSync(join(folder, "index.html"), contactSheet(files));
  console.log(`${files.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
