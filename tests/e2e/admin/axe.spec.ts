/** axe finds nothing in the console's tabs, confirmations, menus and error messages, in both themes. Its sections are in accessibility.spec.ts. */
import { expect, type Page } from "@playwright/test";
import { inspect as inspectOnce } from "../support/axe.ts";
import { navigateTo, loadPage } from "../support/navigation.ts";
import { answerConfirmation, expectNoConfirmation, selectOption, type Console } from "../support/console.ts";
import { clickButton } from "../support/console-action.ts";
import { sections } from "../support/console-sections.ts";
import { test } from "../support/worker.ts";

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;

test.describe.configure({ timeout: 180_000 });

/**
 * Inspects one element of the page; the rest is inspected with its section. The dark theme differs only in colours: it is inspected
 * where they are others than those of the sections.
 */
async function inspect(page: Page, name: string, selector: string, isAlsoDark = false): Promise<void> {
  for (const colorScheme of isAlsoDark ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    // The console applies the theme one render later.
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    const rules = colorScheme === "dark" ? { rules: ["color-contrast"] } : {};
    const found = await inspectOnce(page, { selector, ...rules });
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

const tabs = [
  "/members/1/image",
  "/reports/1",
  "/meetings/16/chat",
  "/meetings/21/image",
  "/partner-places/1/info",
  "/partner-places/1/image",
  "/partner-place-applications/1",
  "/events/1",
  "/events/1/edit",
  "/events/new",
  "/announcements/1",
  "/announcements/new",
  "/payments/1",
  "/payments/1/receipt",
  "/rice-transactions/1",
  "/members/999999",
];
/** The first row of every section that is not listed above. */
const otherSections = sections.filter(({ path }) => !tabs.some((tab) => tab.startsWith(`/${path}/`)));
const dialogs = [...tabs, ...otherSections.map(({ path }) => `/${path}/1`)];
/** These have the colours of all others: statuses, boxes, messages, a preview and a table of changes. */
const alsoDark = new Set(["/reports/1", "/meetings/16/chat", "/events/1/edit", "/audit-log/1"]);

test("대화상자와 탭", async () => {
  const page = await admin.freshPage();
  for (const path of dialogs) {
    await navigateTo(page, urlOf(path));
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(page, path, "dialog", alsoDark.has(path));
  }
});

interface ConfirmationCase {
  path: string;
  fill?: (page: Page) => Promise<void>;
  button: string;
  isAlsoDark?: boolean;
}

/** One of each kind: with a text to type or without, with details or without, red or not. */
const confirmations: readonly ConfirmationCase[] = [
  { path: "/members/4/edit", button: "회원 영구 삭제" },
  {
    path: "/members/4/edit",
    fill: (page) => selectOption(page, "회원 상태", "이용 정지"),
    button: "상태 바꾸기",
  },
  {
    path: "/meetings/17",
    fill: (page) => selectOption(page, "모임 상태", "종료"),
    button: "적용",
    isAlsoDark: true,
  },
  { path: "/partner-place-applications/1", button: "승인" },
  {
    path: "/rice-grant-and-revoke",
    fill: async (page) => {
      const form = page.getByRole("group", { name: "한 회원에게 지급" });
      await form.getByLabel("회원 번호").fill("4");
      await form.getByLabel("쌀알 수").fill("5");
    },
    button: "지급하기",
    isAlsoDark: true,
  },
];

test("묻는 창", async () => {
  const page = await admin.freshPage();
  for (const { path, fill, button, isAlsoDark = false } of confirmations) {
    await navigateTo(page, urlOf(path));
    await fill?.(page);
    await clickButton(button)(page);
    const confirmation = page.getByRole("alertdialog");
    await expect(confirmation).toBeVisible();
    await expect(confirmation.locator(".MuiSkeleton-root")).toHaveCount(0);
    await inspect(page, `${path} ${button}`, "[role=alertdialog]", isAlsoDark);
    await page.keyboard.press("Escape");
    await expectNoConfirmation(page);
  }
});

/** Menus and dialogs of a list, each with the element that it opens. */
const listMenus: readonly { name: string; open: (page: Page) => Promise<void>; selector: string }[] = [
  {
    name: "저장한 보기",
    open: (page) => page.getByRole("button", { name: "저장한 보기" }).click(),
    selector: "[role=dialog]",
  },
  {
    name: "CSV의 값",
    open: (page) => page.getByRole("button", { name: "CSV의 값 고르기" }).click(),
    selector: "[role=menu]",
  },
  {
    name: "상태 필터",
    open: (page) => page.getByRole("combobox", { name: "상태 필터" }).click(),
    selector: "[role=listbox]",
  },
  {
    name: "고른 행에 알림 보내기",
    open: async (page) => {
      await page.getByRole("checkbox", { name: "이 쪽의 모든 행 고르기" }).check();
      await inspect(page, "고른 행", "main", true);
      await page.getByRole("toolbar").getByRole("button", { name: "알림 보내기" }).click();
    },
    selector: "[role=dialog]",
  },
];

test("목록의 메뉴와 창", async () => {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf("/members?status=ACTIVE"));
  for (const { name, open, selector } of listMenus) {
    await open(page);
    await expect(page.locator(selector)).toBeVisible();
    await inspect(page, name, selector);
    await page.keyboard.press("Escape");
    await expect(page.locator(selector)).toHaveCount(0);
  }
  await navigateTo(page, urlOf(""));
  await clickButton("표로 보기")(page);
  await inspect(page, "표로 보기", "main", true);
});

test("표 설정, 단축키, 바뀐 내용, 실패, 입력 오류", async () => {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf("/members"));
  await page.getByRole("button", { name: "표 설정" }).click();
  await expect(page.getByRole("dialog", { name: "표 설정" })).toBeVisible();
  await inspect(page, "표 설정", "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "단축키" }).click();
  await expect(page.getByRole("dialog", { name: "단축키" })).toBeVisible();
  await inspect(page, "단축키", "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "단축키" })).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("12");
  await expect(page.getByRole("dialog", { name: "바로 가기" }).getByRole("option").first()).toBeVisible();
  await inspect(page, "바로 가기", "[role=dialog]", true);
  await page.keyboard.press("Escape");
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  await expect(page.getByRole("dialog", { name: "전체 메뉴" })).toBeVisible();
  await inspect(page, "전체 메뉴", "[role=dialog]");
  await page.keyboard.press("Escape");
  if (size) await page.setViewportSize(size);

  await navigateTo(page, urlOf("/events/1/edit"));
  await page.locator("fieldset").getByLabel("제목", { exact: true }).fill("내 제목");
  await admin.api.write("PATCH", "/events/1", { title: "남의 제목", content: "남의 내용" });
  await clickButton("저장")(page);
  await expect(page.getByRole("alertdialog")).toContainText("그사이 내용이 바뀌었어요.");
  await inspect(page, "그사이 바뀐 내용", "[role=alertdialog]");

  await navigateTo(page, urlOf("/notifications"));
  await clickButton("알림 보내기")(page);
  await expect(page.getByText("회원 번호, 제목, 내용을 모두 입력해 주세요.")).toBeVisible();
  await inspect(page, "입력 오류", "main", true);

  await page.route(/\/admin\/payments\?/, (route) => route.abort());
  await page.goto(urlOf("/payments"));
  await expect(page.getByText("결제 목록을 불러오지 못했어요.")).toBeVisible();
  await inspect(page, "실패", "main");

  await page.route(/\/admin\/events\/\d+$/, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );
  await loadPage(page, urlOf("/events/1"));
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("이벤트 내용을 불러오지 못했어요.");
  await inspect(page, "앞서 불러온 내용", "dialog");

  await navigateTo(page, urlOf("/partner-places/1"));
  await page.getByLabel("계약 만료 (한국 시각)").fill("0026-12-31T18:30");
  await clickButton("계약 기간 저장")(page);
  await expect(page.getByText("연도는 2000년부터 2099년까지")).toBeVisible();
  await inspect(page, "계약 만료의 연도", "dialog");

  await navigateTo(page, urlOf("/announcements/new"));
  await page.getByRole("textbox", { name: "제목" }).fill("쓰다 만 공지");
  await clickButton("로그아웃")(page);
  await expect(page.getByRole("alertdialog")).toContainText("로그아웃하면");
  await inspect(page, "로그아웃", "[role=alertdialog]");
  await answerConfirmation(page, "취소");
  await expectNoConfirmation(page);
});
