/** The console offers an operator what the role may do, and nothing else (D60). */
import { expect, type Browser, type Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import type { Console } from "../support/console.ts";
import {
  answerConfirmation,
  expectAlert,
  loginOperator,
  newSignedInContext,
  selectOption,
} from "../support/console.ts";
import { clickButton } from "../support/console-action.ts";
import { navigateTo } from "../support/navigation.ts";
import { inspect } from "../support/axe.ts";
import { test } from "../support/worker.ts";

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;
const menu = (page: Page) => page.getByRole("navigation", { name: "메뉴" });

async function openAs(browser: Browser, loginName: string, path: string): Promise<Page> {
  const tokens = await loginOperator(admin.server.url, loginName);
  const context = await newSignedInContext(browser, admin.server.url, tokens);
  const page = await context.newPage();
  await page.goto(urlOf(path));
  return page;
}

test("조회 전용 운영자는 보기만 한다", async ({ browser }) => {
  const page = await openAs(browser, "viewer", "/members");
  await expect(page.getByText("조회 전용", { exact: true })).toBeVisible();
  // A section's link also says how much waits there (D59).
  for (const name of [/^회원/, /^결제/, /^감사 기록/]) {
    await expect(menu(page).getByRole("link", { name })).toBeVisible();
  }
  for (const name of ["알림 보내기", "쌀알 지급·회수", "운영자 계정"]) {
    await expect(menu(page).getByRole("link", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("cell", { name: /^010-\*{4}-\d{4}$/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /CSV 내려받기/ })).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "휴대폰 번호" })).toHaveCount(0);

  await navigateTo(page, urlOf("/members/1/edit"));
  await expect(page).toHaveURL(urlOf("/members/1"));
  await page.getByLabel("보려는 이유").fill("보증금 문의 전화");
  expect(await inspect(page, { selector: "dialog" })).toEqual([]);
  await clickButton("전화번호와 위치 보기")(page);
  await expect(page.getByRole("dialog").getByText(/^010-\d{4}-\d{4}$/)).toBeVisible();
  const [entry] = await admin.api.list("/access-log?action=MEMBER_REVEAL");
  expect(entry).toMatchObject({ operatorName: "viewer", targetIds: [1], reason: "보증금 문의 전화" });
  await expect(page.getByRole("tab")).toHaveText(["정보", "활동", "이미지"]);
  await navigateTo(page, urlOf("/rice-grant-and-revoke"));
  await expect(page.getByText("이 화면을 볼 권한이 없어요")).toBeVisible();
  await page.context().close();
});

test("총괄 운영자가 권한을 바꾸고 계정을 중지하면 바로 로그아웃된다", async ({ browser }) => {
  const other = await openAs(browser, "support", "/notifications");
  await expect(menu(other).getByRole("link", { name: "쌀알 지급·회수" })).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "한 회원에게" })).toBeVisible();

  const page = await admin.freshPage();
  await navigateTo(page, urlOf("/operators"));
  await page.getByRole("cell", { name: "support", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await selectOption(page, "권한", "재무");
  await dialog.getByRole("button", { name: "권한 바꾸기" }).click();
  await answerConfirmation(page, "권한 바꾸기");
  await expectAlert(page, "권한을 바꿨어요.");
  await menu(other).getByRole("link", { name: "회원", exact: true }).click();
  await expect(other).toHaveURL(/\/admin\/?$/);
  await other.context().close();

  await dialog.getByRole("button", { name: "사용 중지" }).click();
  expect(await inspect(page, { selector: "[role=alertdialog]" })).toEqual([]);
  await answerConfirmation(page, "사용 중지");
  await expectAlert(page, "계정 사용을 중지했어요.");
  await expect(loginOperator(admin.server.url, "support")).rejects.toThrow("401");
  await dialog.getByRole("button", { name: "다시 사용" }).click();
  await answerConfirmation(page, "다시 사용");
  await expectAlert(page, "계정을 다시 쓸 수 있게 했어요.");

  await navigateTo(page, urlOf("/operators"));
  await page.getByRole("cell", { name: demoLogins.operator.loginName, exact: true }).click();
  await clickButton("사용 중지")(page);
  await answerConfirmation(page, "사용 중지");
  await expectAlert(page, "총괄 운영자가 한 명은 있어야 해요.");
});

test("접속 기록은 누가 무엇을 보았는지 알려 준다", async () => {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf("/members/3"));
  await expect(page.getByRole("dialog").locator("dl").first()).toBeVisible();
  await navigateTo(page, urlOf("/access-log"));
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("회원 열람");
  await expect(first).toContainText(demoLogins.operator.loginName);
  expect(await inspect(page)).toEqual([]);
  await first.getByRole("link").click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "3", exact: true })).toHaveAttribute(
    "href",
    /members\/3$/,
  );
  await page.keyboard.press("Escape");
  await selectOption(page, "작업", "로그인 실패");
  await page.getByLabel("첫날").fill("2026-01-02");
  await page.getByLabel("마지막 날").fill("2026-01-01");
  await clickButton("검색")(page);
  await expect(page.getByText("마지막 날보다 늦을 수 없어요.")).toBeVisible();
  await page.getByLabel("마지막 날").fill("2026-01-02");
  await clickButton("검색")(page);
  await expect(page.getByText("조건에 맞는 결과가 없어요.")).toBeVisible();
  await page.route("**/admin/access-log*", (route) => route.abort());
  await page.getByRole("search").getByRole("button", { name: "전체 보기" }).click();
  await expect(page.getByText("접속 기록을 불러오지 못했어요.")).toBeVisible();
});
