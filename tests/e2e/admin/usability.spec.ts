/** The console beyond the requirement: shortcuts, columns, density, copying, links between lists, unsaved input. */
import { expect, type Browser, type Page } from "@playwright/test";
import type { Console, Row, Tokens } from "../support/console.ts";
import { navigateTo, loadPage } from "../support/navigation.ts";
import {
  alertOf,
  answerConfirmation,
  expectAlert,
  expectNoConfirmation,
  loginOperator,
  callApi,
  newSignedInContext,
} from "../support/console.ts";
import { clickButton, logInByForm } from "../support/console-action.ts";
import { test } from "../support/worker.ts";

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;
const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openScreen(path: string): Promise<Page> {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf(path));
  return page;
}

const focusedRowId = (page: Page) => page.locator(":focus").getAttribute("data-row-link");

test("목록을 키보드로 다니기", async () => {
  const page = await openScreen("/meetings");
  const [first = 0, second = 0] = (await admin.api.list("/meetings")).map((row) => row.id);
  await page.keyboard.press("ArrowDown");
  expect(await focusedRowId(page)).toBe(String(first));
  await page.keyboard.press("j");
  expect(await focusedRowId(page)).toBe(String(second));
  await page.keyboard.press("ArrowUp");
  expect(await focusedRowId(page)).toBe(String(first));
  await page.keyboard.press("End");
  expect(await focusedRowId(page)).not.toBe(String(first));
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(urlOf(`/meetings/${first}`));
  await page.keyboard.press("j");
  await expect(page).toHaveURL(urlOf(`/meetings/${second}`));
  await expect(page.getByRole("dialog")).toContainText(`모임 ${second}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(urlOf("/meetings?page=2"));
  await page.keyboard.press("p");
  await expect(page).toHaveURL(urlOf("/meetings"));
});

test("검색과 도움말 단축키", async () => {
  const page = await openScreen("/members");
  await page.keyboard.press("/");
  await expect(page.getByLabel("검색어")).toBeFocused();
  await page.keyboard.insertText("?/j");
  await expect(page.getByLabel("검색어")).toHaveValue("?/j");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "단축키" });
  await expect(help).toContainText("고른 줄 열기");
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});

test("표 설정은 다시 열어도 그대로", async () => {
  const page = await openScreen("/members");
  const rowHeight = async () => (await page.getByRole("row").nth(1).boundingBox())?.height ?? 0;
  const compact = await rowHeight();
  await page.getByRole("button", { name: "표 설정" }).click();
  const settings = page.getByRole("dialog", { name: "표 설정" });
  await settings.getByRole("checkbox", { name: "휴대폰 번호" }).uncheck();
  await settings.getByRole("radio", { name: "넉넉하게" }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "닉네임", exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "휴대폰 번호" })).toHaveCount(0);
  expect(await rowHeight()).toBeGreaterThan(compact);
  await page.getByRole("button", { name: "표 설정 (1개 숨김)" }).click();
  await settings.getByRole("button", { name: "모든 항목 보기" }).click();
  await settings.getByRole("radio", { name: "촘촘하게" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "휴대폰 번호" })).toBeVisible();
});

test("신고에서 사람과 모임으로, 회원에서 내역으로", async () => {
  const [report] = (await admin.api.list("/reports")) as [Row];
  const page = await openScreen(`/reports/${report.id}`);
  const dialog = page.getByRole("dialog");
  for (const [field, section] of [
    ["reporterId", "members"],
    ["reportedId", "members"],
    ["meetingId", "meetings"],
  ] as const) {
    const link = dialog.locator(`a[href$="/${section}/${report[field]}"]`);
    await link.first().click();
    await expect(page).toHaveURL(urlOf(`/${section}/${report[field]}`));
    await expect(dialog).toContainText(String(report[field]));
    await page.goBack();
    await expect(page).toHaveURL(urlOf(`/reports/${report.id}`));
  }
  await navigateTo(page, urlOf("/meetings/21"));
  await dialog.getByRole("link", { name: "2", exact: true }).click();
  await expect(page).toHaveURL(urlOf("/members/2"));
  await dialog.getByRole("link", { name: "쌀알 내역" }).click();
  await expect(page).toHaveURL(urlOf("/rice-transactions?field=member_id&q=2"));
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("번호와 주소 복사, 지난 시간", async () => {
  const page = await openScreen("/members/4");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "번호 4 복사" }).click();
  await expectAlert(page, "번호 4 값을 복사했어요.");
  expect(await clipboardText(page)).toBe("4");
  await dialog.getByRole("button", { name: "이 화면의 주소 복사" }).click();
  await expectAlert(page, "주소를 복사했어요.");
  expect(await clipboardText(page)).toBe(urlOf("/members/4"));
  await expect(dialog.getByText(/^\d{4}\. \d+\. \d+\. (오전|오후) \d+:\d\d · \d+일 전$/).first()).toBeVisible();
  await expect(page.getByRole("cell").locator("time").first()).toHaveAttribute("title", /전$|방금/);
});

test("불러오는 동안 자리를 보여 줌, 움직임을 줄이면 멈춤", async () => {
  const page = await admin.freshPage();
  const holdCalls = async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/admin\/members\?/, async (route) => {
      await released;
      await route.fallback();
    });
    return release;
  };
  const releaseFirst = await holdCalls();
  await page.goto(urlOf("/members"));
  await expect(page.locator("table[aria-busy=true] .MuiSkeleton-root").first()).toBeVisible();
  releaseFirst();
  await expect(page.locator("table .MuiSkeleton-root")).toHaveCount(0);

  const releaseSecond = await holdCalls();
  await page.getByRole("link", { name: "2 쪽" }).click();
  await expect(page.getByRole("progressbar", { name: "불러오는 중" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  releaseSecond();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("쓰던 글은 물어보고 나서만 사라진다", async () => {
  const page = await admin.freshPage();
  // The router can block going back only to a page that it navigated from.
  await loadPage(page, urlOf("/announcements"));
  await page.locator("main").getByText("공지사항 등록").click();
  const title = page.getByRole("textbox", { name: "제목" });
  const confirmation = page.getByRole("alertdialog", { name: "입력한 내용을 버릴까요?" });
  // As a person types: of input that came in the same moment as the key that leaves, the router doesn't know yet.
  await title.pressSequentially("쓰다 만 공지");

  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("dialog").getByRole("button", { name: "닫기" }).click(),
    () => page.getByRole("link", { name: "회원", exact: true }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(confirmation).toContainText("아직 저장하지 않았어요.");
    await confirmation.getByRole("button", { name: "취소" }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(title).toHaveValue("쓰다 만 공지");
    await title.focus();
  }

  await page.keyboard.press("Escape");
  await confirmation.getByRole("button", { name: "버리고 나가기" }).click();
  await expect(page).toHaveURL(urlOf("/announcements"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(confirmation).toHaveCount(0);
});

/** Opens a screen in a session of its own, which a test may end. */
async function openInOwnSession(
  browser: Browser,
  path: string,
): Promise<{ page: Page; tokens: Tokens; unauthorizedUrls: string[] }> {
  const tokens = await loginOperator(admin.server.url);
  const context = await newSignedInContext(browser, admin.server.url, tokens);
  const page = await context.newPage();
  const unauthorizedUrls: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 401) unauthorizedUrls.push(response.url());
  });
  await loadPage(page, urlOf(path));
  return { page, tokens, unauthorizedUrls };
}

/** The login is shown without a confirmation, and the screen that was left sends no more requests. */
async function expectLoggedOut(page: Page, unauthorizedUrls: readonly string[]): Promise<void> {
  await expect(page.getByRole("textbox", { name: "첫 번째 비밀번호" })).toBeVisible();
  await expectNoConfirmation(page);
  await page.waitForTimeout(OBSERVATION_MS);
  expect(unauthorizedUrls.length, unauthorizedUrls.join("\n")).toBeLessThan(UNAUTHORIZED_MAX);
}
/** The first requests of a screen and one refresh. A screen that keeps sending requests gets thirty 401 responses a second. */
const UNAUTHORIZED_MAX = 8;
const OBSERVATION_MS = 1000;

test("끝난 로그인은 로그인 화면으로 가고, 다시 로그인하면 쓰던 글로 돌아온다", async ({ browser }) => {
  const { page, tokens, unauthorizedUrls } = await openInOwnSession(browser, "/events/new?page=2");
  const title = page.getByRole("textbox", { name: "제목" });
  await title.fill("쓰다 만 이벤트");
  await page.getByRole("textbox", { name: "내용" }).fill("아직 쓰는 중");
  await callApi(admin.server.url, "POST", "/auth/logout", { token: tokens.accessToken });
  await clickButton("등록")(page);
  await expectAlert(page, "로그인 시간이 끝났어요. 다시 로그인해 주세요.");
  await expectLoggedOut(page, unauthorizedUrls);

  await logInByForm(page);
  await expect(page).toHaveURL(urlOf("/events/new?page=2"));
  await expect(title).toHaveValue("쓰다 만 이벤트");
  await expect(page.getByText("저장하지 않은 입력을 되살렸어요.")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await clickButton("등록")(page);
  await expectAlert(page, "이벤트를 등록했어요.");
  await page.context().close();
});

test("쓰던 글은 새로 고쳐도 남고, 버리거나 물어보고 로그아웃하면 없어진다", async ({ browser }) => {
  const { page, unauthorizedUrls } = await openInOwnSession(browser, "/notifications");
  page.on("dialog", (dialog) => void dialog.accept());
  const form = page.getByRole("group", { name: "한 회원에게 알림 보내기" });
  const [title, restored] = [form.getByLabel("제목"), page.getByText("저장하지 않은 입력을 되살렸어요.")];
  await title.fill("쓰다 만 알림");
  await page.reload();
  await expect(restored).toHaveCount(1);
  await expect(title).toHaveValue("쓰다 만 알림");
  await clickButton("버리기")(page);
  await expect(title).toHaveValue("");
  await page.reload();
  await expect(title).toHaveValue("");

  await title.fill("다시 쓰다 만 알림");
  await clickButton("로그아웃")(page);
  const confirmation = page.getByRole("alertdialog", { name: "입력한 내용을 버릴까요?" });
  await expect(confirmation).toContainText("로그아웃하면 입력한 내용이 사라져요.");
  await answerConfirmation(page, "취소");
  await expectNoConfirmation(page);
  await expect(title).toHaveValue("다시 쓰다 만 알림");
  await expect(alertOf(page)).toHaveCount(0);
  expect(unauthorizedUrls).toEqual([]);

  await clickButton("로그아웃")(page);
  await answerConfirmation(page, "버리고 로그아웃");
  await expectAlert(page, "로그아웃했어요.");
  await expectLoggedOut(page, unauthorizedUrls);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.context().close();
});
