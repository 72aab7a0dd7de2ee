/** What a person does in the member app, as the tests need it again and again. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { TestServer } from "./server.ts";
import { sentCode } from "./server.ts";

export interface Person {
  name: string;
  phone: string;
  password: string;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors the page logged; a test ends by finding none that it didn't cause. */
  errors: string[];
}

/** Hongdae, where the demo data has meetings. */
export const HONGDAE = { latitude: 37.5563, longitude: 126.9236 };

export async function visit(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    geolocation: HONGDAE,
    permissions: ["geolocation"],
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { context, page, errors };
}

/** Signs up on the phone-sized page, code from the outbox, and ends at the login screen. */
export async function signUp(page: Page, server: TestServer, person: Person): Promise<void> {
  await page.goto(`${server.url}/app/signup`);
  await page.getByLabel("휴대폰 번호").fill(person.phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, person.phone));
  await page.getByRole("button", { name: "인증번호 확인" }).click();
  await expect(page.getByText("휴대폰을 인증했어요.")).toBeVisible();
  await page.getByLabel("닉네임").fill(person.name);
  await page.getByRole("button", { name: "중복 확인" }).click();
  await expect(page.getByText("쓸 수 있는 닉네임이에요.")).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("비밀번호 확인").fill(person.password);
  await page.getByText("모두 동의해요").click();
  await page.getByRole("button", { name: "가입하기" }).click();
}

/** The code that the outbox has for a phone, once it is there. */
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

/** The member's balance in grains, as the server keeps it. */
export async function riceOf(page: Page, server: TestServer): Promise<number> {
  return await page.evaluate(async (url) => {
    const token = localStorage.getItem("babchingu.member.accessToken");
    const response = await fetch(`${url}/api/v1/members/me`, { headers: { Authorization: `Bearer ${token ?? ""}` } });
    return ((await response.json()) as { riceBalance: number }).riceBalance;
  }, server.url);
}
