/** Journeys through the less used screens: search, events and announcements, a cancelled application, account pages. */
import { expect, type Page } from "@playwright/test";
import { waitForCode } from "../support/member.ts";
import type { TestMember } from "../support/api-members.ts";
import { callApi, logInDemoOperator, hostMeeting, newPhoneNumber, createMember } from "../support/api-members.ts";
import { navigateTo } from "../support/navigation.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
let guest: TestMember;
test.beforeAll(async ({ clockServer: shared }) => {
  server = shared;
  const host = await createMember(server, "검색되는이");
  guest = await createMember(server, "검색하는이");
  await hostMeeting(server, host, { title: "찾아지는 물냉면" });
});

const { open } = createPageOpener(() => server);

const show = (page: Page, path: string) => navigateTo(page, `${server.url}/app${path}`);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("search: by Enter, recruiting only by default, and back to the results", async ({ browser }) => {
  const page = await open(browser, guest, "/search");
  await expect(page.getByText("무엇을 먹고 싶나요?")).toBeVisible();
  await expect(page.getByRole("button", { name: "검색", exact: true })).toBeDisabled();
  await expect(page.getByLabel("모집 중인 모임만 볼래요")).toBeChecked();
  await page.getByLabel("검색어").fill("찾아지는 물냉면");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /찾아지는 물냉면/ }).click();
  await expect(page.getByRole("heading", { name: "만나는 곳" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: /찾아지는 물냉면/ })).toBeVisible();
});

test("events and announcements open from their lists, with their line breaks", async ({ browser }) => {
  const operator = await logInDemoOperator(server);
  const post = { title: "첫눈 이벤트", content: "첫 줄\n둘째 줄" };
  await callApi(server, "POST", "/admin/events", { ...post, imageId: null }, operator);
  await callApi(server, "POST", "/admin/announcements", { ...post, title: "점검 안내" }, operator);
  const page = await open(browser, guest, "/mypage");
  for (const [menu, title] of [
    ["이벤트", "첫눈 이벤트"],
    ["공지사항", "점검 안내"],
  ] as const) {
    await page.getByRole("link", { name: menu, exact: true }).click();
    await page.getByRole("link", { name: new RegExp(title) }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("첫 줄\n둘째 줄")).toHaveCSS("white-space", /pre/);
    await show(page, "/mypage");
  }
});

test("an application is cancelled, and the meeting's only member deletes it", async ({ browser }) => {
  const alone = await createMember(server, "마음바뀜");
  const mine = await hostMeeting(server, alone, { title: "없던 일로", requiresApproval: true });
  const other = await createMember(server, "신청취소");
  await callApi(server, "POST", `/meeting-applications/${mine}`, { content: "가고 싶어요." }, other);
  const apply = await open(browser, other, "/mypage/pending-meeting-applications");
  await apply.getByText("없던 일로").click();
  await press(apply, "신청 취소하기");
  await apply.getByRole("alertdialog").getByRole("button", { name: "신청 취소" }).click();
  await expect(apply.getByText("신청을 취소했어요.")).toBeVisible();
  const page = await open(browser, alone, `/meetings/${mine}`);
  await press(page, "모임 메뉴");
  await page.getByRole("button", { name: /모임 삭제/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제하기" }).click();
  await expect(page.getByText("모임을 삭제했어요.")).toBeVisible();
});

test("account information and a change of the phone number", async ({ browser }) => {
  const page = await open(browser, guest, "/settings");
  await page.getByRole("link", { name: "계정 정보" }).click();
  await expect(page.getByText("휴대폰 번호와 비밀번호")).toBeVisible();
  await page.getByRole("link", { name: "휴대폰 번호 바꾸기" }).click();
  const phone = newPhoneNumber();
  await page.getByLabel("휴대폰 번호").fill(phone);
  await press(page, "인증번호 받기");
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, phone));
  await expect(page.getByText("휴대폰 번호를 인증했어요")).toBeVisible();
  await press(page, "마치기");
  await expect(page.getByText(phone.slice(-4))).toBeVisible();
  await show(page, "/settings");
  await press(page, "로그아웃");
  await page.keyboard.press("Escape");
  // The question gives the focus back.
  await expect(page.getByRole("button", { name: "로그아웃" })).toBeFocused();
  await press(page, "로그아웃");
  await page.getByRole("alertdialog").getByRole("button", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("seen")))).toEqual([]);
});
