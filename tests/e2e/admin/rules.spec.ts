/** The console's rules and messages (console §4, console §5, console §6, console §7, console §8): login and logout, form validation, images, chats, errors of the server. */
import { expect, type Browser, type Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import type { Console, Row, Tokens } from "../support/console.ts";
import { navigateTo, loadPage } from "../support/navigation.ts";
import {
  answerConfirmation,
  expectAlert,
  expectNoConfirmation,
  imageFile,
  newSignedInContext,
} from "../support/console.ts";
import { clickButton, logInByForm } from "../support/console-action.ts";
import { validationCases } from "../support/console-validation.ts";
import { test } from "../support/worker.ts";

const { operator } = demoLogins;
/** The admin root. */
const LOGIN_URL = /\/admin\/?$/;

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;
async function openScreen(path: string): Promise<Page> {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf(path));
  return page;
}

async function newPage(browser: Browser): Promise<Page> {
  return await browser.newPage({ viewport: { width: 1280, height: 800 } });
}

test("로그인과 로그아웃", async ({ browser }) => {
  const page = await newPage(browser);
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
  await page.goto(`${admin.server.url}/admin/`);
  await expect(page).toHaveURL(urlOf(""));
  await clickButton("로그아웃")(page);
  await expectAlert(page, "로그아웃했어요.");
  await expect(page).toHaveURL(LOGIN_URL);
  await page.close();
});

test("회원은 운영자 화면에 들어갈 수 없음", async ({ browser }) => {
  const response = await fetch(`${admin.server.url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ phone: demoLogins.members[0].phone, password: demoLogins.password, fcmToken: null }),
  });
  const tokens = (await response.json()) as Tokens;
  const context = await newSignedInContext(browser, admin.server.url, tokens);
  const page = await context.newPage();
  await page.goto(urlOf("/members"));
  await expect(page).toHaveURL(LOGIN_URL);
  await expect(page.getByRole("textbox", { name: "첫 번째 비밀번호" })).toBeVisible();
  await context.close();
});

test("로그인 시간이 끝난 운영자", async ({ browser }) => {
  const context = await newSignedInContext(browser, admin.server.url, { accessToken: "ended", refreshToken: "ended" });
  const page = await context.newPage();
  await page.goto(urlOf("/members"));
  await expectAlert(page, "로그인 시간이 끝났어요. 다시 로그인해 주세요.");
  await expect(page).toHaveURL(LOGIN_URL);
  await context.close();
});

test("없는 주소", async () => {
  const page = await openScreen("/nowhere");
  await expect(page.getByRole("heading", { name: "페이지를 찾을 수 없어요" })).toBeVisible();
  await page.getByRole("link", { name: "처음으로" }).click();
  await expect(page).toHaveURL(urlOf(""));
});

test("보내기 전에 막는 말", async () => {
  const page = await openScreen("");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  for (const { name, path, group, field, button, message } of validationCases) {
    await test.step(name, async () => {
      if (page.url() !== urlOf(path)) await navigateTo(page, urlOf(path));
      const form = group ? page.getByRole("group", { name: group }) : page.locator("fieldset");
      if (field) await form.getByLabel(field[0], { exact: true }).fill(field[1]);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByText(message).first()).toBeVisible();
    });
  }
  expect(writes).toEqual([]);
});

test("소셜 회원의 비밀번호, 그대로인 밥점수", async () => {
  const page = await openScreen("/members/17/edit");
  await expect(page.getByRole("button", { name: "비밀번호 재설정" })).toBeDisabled();
  await expect(page.getByText("소셜 로그인으로 가입한 회원은 비밀번호가 없어서 바꿀 수 없어요.")).toBeVisible();
  const save = page.getByRole("button", { name: "밥점수 저장" });
  await expect(save).toBeDisabled();
  await page.getByLabel("새 밥점수").fill("");
  await expect(save).toBeDisabled();
});

test("이미지와 채팅", async () => {
  const page = await openScreen("/meetings/21/image");
  const dialog = page.getByRole("dialog");
  await page.route(/\/image-url$/, (route) => route.abort());
  await clickButton("이미지 불러오기")(page);
  await expectAlert(page, "이미지를 불러오지 못했어요.");
  await page.unroute(/\/image-url$/);
  await page.route(/\/images\/.+/, (route) => route.abort());
  await clickButton("이미지 불러오기")(page);
  await expectAlert(page, "이미지를 불러올 수 없어요.");
  await expect(dialog.getByRole("img")).toHaveCount(0);
  await page.unroute(/\/images\/.+/);
  await clickButton("이미지 불러오기")(page);
  await expect(dialog.getByRole("img")).toBeVisible();

  await navigateTo(page, urlOf("/meetings/22/image"));
  await expect(page.getByRole("button", { name: "이미지 불러오기" })).toBeDisabled();
  await expect(dialog.getByText("이미지 번호가 없어요.")).toBeVisible();

  await navigateTo(page, urlOf("/meetings/16/chat"));
  await expect(dialog.getByRole("listitem").filter({ hasText: "SYSTEM" }).first()).toBeVisible();
  await page.route(/\/chats\?/, (route) => route.abort());
  await loadPage(page, urlOf("/meetings/16/chat"));
  await expect(dialog.getByText("채팅을 불러오지 못했어요.")).toBeVisible();
  await page.unroute(/\/chats\?/);
  await page.route(/\/chats\?/, (route) => route.fulfill({ json: [] }));
  await dialog.getByRole("button", { name: "다시 시도" }).click();
  await expect(dialog.getByText("채팅이 없어요.")).toBeVisible();

  await page.route(/\/meetings\/21\/members$/, (route) => route.abort());
  await loadPage(page, urlOf("/meetings/21"));
  await expect(dialog.getByText("참여 회원을 불러오지 못했어요.")).toBeVisible();
  await page.unroute(/\/meetings\/21\/members$/);
  await page.route(/\/meetings\/21\/members$/, (route) => route.fulfill({ json: [] }));
  await dialog.getByRole("button", { name: "다시 시도" }).click();
  await expect(dialog.getByText("참여한 회원이 없어요.")).toBeVisible();
  await navigateTo(page, urlOf("/members/4/image"));
  await expect(dialog.getByText("이미지가 없어요.")).toBeVisible();
  await navigateTo(page, urlOf("/payments/1/receipt"));
  await expect(dialog.getByLabel("영수증 원문")).toContainText("demo");
  await page.route(/\/admin\/payments/, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { content: { receiptData: string | null }[] };
    for (const row of body.content) row.receiptData = null;
    return route.fulfill({ json: body });
  });
  await loadPage(page, urlOf("/payments/1/receipt"));
  await expect(dialog.getByText("영수증 데이터가 없어요.")).toBeVisible();
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

test("일별 통계를 불러오지 못함", async () => {
  const page = await admin.freshPage();
  await page.route(/\/dashboard\/daily/, (route) => route.abort());
  await loadPage(page, urlOf(""));
  const failure = page.getByText("일별 통계를 불러오지 못했어요.");
  await expect(failure).toBeVisible();
  await page.unroute(/\/dashboard\/daily/);
  await clickButton("다시 시도")(page);
  await expect(failure).toHaveCount(0);
});

test("서버가 실제로 거절할 때", async () => {
  const page = await openScreen("/rice-grant-and-revoke");
  const revoke = page.getByRole("group", { name: "한 회원에게서 회수" });
  await revoke.getByLabel("회원 번호").fill("4");
  await revoke.getByLabel("쌀알 수").fill("900000");
  await clickButton("회수하기")(page);
  await expect(page.getByRole("alertdialog")).toContainText("가진 쌀알이");
  await answerConfirmation(page, "회수하기", "900000");
  await expectAlert(page, "쌀알을 회수하지 못했어요.");
  await expectNoConfirmation(page);
  await expect(revoke.getByLabel("쌀알 수")).toHaveValue("900000");
  const grant = page.getByRole("group", { name: "한 회원에게 지급" });
  await grant.getByLabel("회원 번호").fill("999999");
  await grant.getByLabel("쌀알 수").fill("10");
  await clickButton("지급하기")(page);
  await expect(grant).toContainText("회원 999999번을 찾을 수 없어요.");
  await expectNoConfirmation(page);

  const [me] = await admin.api.list(`/members/search?field=name&q=${operator.loginName}`);
  await navigateTo(page, urlOf(`/members/${me?.id}/edit`));
  await expect(page.getByText("운영자 계정은 여기에서 바꿀 수 없어요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "회원 영구 삭제" })).toHaveCount(0);
  expect(await admin.api.hasMember((me as Row).id)).toBe(true);

  await navigateTo(page, urlOf("/partner-places/1/info"));
  await page.getByLabel("이미지 파일").setInputFiles({ ...imageFile, buffer: Buffer.from("not an image") });
  await expectAlert(page, "이미지를 올리지 못했어요.");

  const [report] = await admin.api.list("/reports");
  await navigateTo(page, urlOf(`/reports/${report?.id}`));
  await admin.api.write("DELETE", `/reports/${report?.id}`);
  await clickButton("삭제")(page);
  await answerConfirmation(page, "삭제");
  await expectAlert(page, "신고를 삭제하지 못했어요.");
});
