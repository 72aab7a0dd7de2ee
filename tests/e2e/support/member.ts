/** Steps in the member app that several browser tests share. */
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { sentCode, type TestServer } from "./server.ts";

export interface Person {
  name: string;
  phone: string;
  password: string;
}

export interface AppPage {
  context: BrowserContext;
  page: Page;
  /** Uncaught errors and blocked content of the page; a test expects none at its end. */
  errors: string[];
}

/** Hongdae, where the demo data has meetings. */
export const HONGDAE = { latitude: 37.5563, longitude: 126.9236 };

export async function openAppPage(browser: Browser): Promise<AppPage> {
  const context = await browser.newContext({
    geolocation: HONGDAE,
    permissions: ["geolocation"],
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  return { context, page, errors: collectErrors(page) };
}

/** What the page throws and what its content security policy blocks, from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Signs up with the code from the development outbox, and ends at the welcome screen. */
export async function signUp(page: Page, server: TestServer, person: Person): Promise<void> {
  await page.goto(`${server.url}/app/signup`);
  await page.getByLabel("휴대폰 번호").fill(person.phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, person.phone));
  await expect(page.getByText("휴대폰을 인증했어요.")).toBeVisible();
  await page.getByLabel("닉네임").fill(person.name);
  await page.getByRole("button", { name: "중복 확인" }).click();
  await expect(page.getByText("쓸 수 있는 닉네임이에요.")).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("비밀번호 확인").fill(person.password);
  await page.getByText("모두 동의해요").click();
  await page.getByRole("button", { name: "가입하기" }).click();
}

/** Waits for the code that was sent to a phone number. */
export async function waitForCode(server: TestServer, phone: string): Promise<string> {
  let code = "";
  await expect(async () => {
    code = await sentCode(server, phone);
  }).toPass();
  return code;
}

/** Skips the photo, takes the browser's position, and ends at the meeting list. */
export async function finishWelcome(page: Page): Promise<void> {
  await page.getByRole("button", { name: "건너뛰기" }).click();
  await page.getByRole("button", { name: "현재 위치로 찾기" }).click();
  await page.getByRole("button", { name: "시작하기" }).click();
  await expect(page).toHaveURL(/\/app\/meetings$/);
}

/** The signed-in member's access token. */
export async function accessTokenOf(page: Page): Promise<string> {
  return await page.evaluate(() => localStorage.getItem("babchingu.member.accessToken") ?? "");
}

/** The signed-in member's rice balance on the server. */
export async function riceOf(page: Page, server: TestServer): Promise<number> {
  return await page.evaluate(async (url) => {
    const token = localStorage.getItem("babchingu.member.accessToken");
    const response = await fetch(`${url}/api/v1/members/me`, { headers: { Authorization: `Bearer ${token ?? ""}` } });
    return ((await response.json()) as { riceBalance: number }).riceBalance;
  }, server.url);
}

/** Sends a message in the room that the page shows. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "메시지" }).fill(text);
  await page.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByRole("log").getByText(text, { exact: true })).toBeVisible();
}
