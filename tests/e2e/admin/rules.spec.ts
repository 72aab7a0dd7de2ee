/** The console's login and logout, and its map, in a browser (console §2, console §6, console §8). */
import { expect } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import type { Console } from "../support/console.ts";
import { expectAlert } from "../support/console.ts";
import { clickButton, logInByForm } from "../support/console-action.ts";
import { watchViolations } from "../support/content-security.ts";
import { test } from "../support/worker.ts";

const { operator } = demoLogins;
/** The admin root. */
const LOGIN_URL = /\/admin\/?$/;

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;
test("로그인과 로그아웃", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const violations = await watchViolations(page);
  await page.goto(urlOf("/members"));
  await expect(page).toHaveURL(LOGIN_URL);
  await clickButton("로그인")(page);
  await expect(page.getByText("보안 코드를 입력해 주세요.")).toBeVisible();
  await logInByForm(page, "1");
  await expectAlert(page, "입력한 정보가 올바르지 않아요.");
  await expect(page.getByLabel("아이디")).toHaveValue(operator.loginName);
  await page.getByRole("textbox", { name: "보안 코드" }).fill("");
  await logInByForm(page);
  await expectAlert(page, "로그인했어요.");
  await expect(page).toHaveURL(urlOf(""));
  await expect(page.getByText("밥친구 운영자님, 반가워요.")).toBeVisible();
  await page.goto(`${admin.server.url}/admin/`);
  await expect(page).toHaveURL(urlOf(""));
  await clickButton("로그아웃")(page);
  await expectAlert(page, "로그아웃했어요.");
  await expect(page).toHaveURL(LOGIN_URL);
  expect(await violations()).toEqual([]);
  await page.close();
});

test("시스템 현황", async () => {
  const page = await admin.freshPage();
  await page.route(/\/admin\/dashboard$/, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );
  await page.goto(urlOf("/system"));
  await expect(page.getByRole("alert")).toContainText("시스템 현황을 불러오지 못했어요.");
  await page.unroute(/\/admin\/dashboard$/);
  await clickButton("다시 시도")(page);
  const map = page.getByRole("region", { name: "회원과 모임의 위치 지도" });
  expect((await map.boundingBox())?.height).toBe(600);
  const popup = map.locator(".leaflet-popup");
  // A click on a cluster zooms in until it splits into single markers.
  await expect(async () => {
    if (!(await popup.isVisible())) await map.locator(".leaflet-marker-icon").first().click({ timeout: 1000 });
    await expect(popup).toContainText(/(회원|모임) \d+/, { timeout: 1000 });
  }).toPass();
});
