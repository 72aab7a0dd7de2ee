/** The quieter screens: search, reports from outside, posts, support, the account's own pages. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { waitForCode } from "../support/member.ts";
import type { MadePerson } from "../support/people.ts";
import { ask, demoOperator, hostMeeting, newPhone, person } from "../support/people.ts";
import { seatsAt } from "../support/seats.ts";
import type { TestServer } from "../support/server.ts";
import { startServer } from "../support/server.ts";

let server: TestServer;
let host: MadePerson;
let guest: MadePerson;
let meetingId: number;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" }, { viaPrism: true });
  host = await person(server, "검색되는이");
  guest = await person(server, "검색하는이");
  meetingId = await hostMeeting(server, host, { title: "찾아지는 물냉면" });
});
test.afterAll(async () => server.close());

const { open } = seatsAt(() => server);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("search: by Enter and by button, recruiting only by default, and back to the results", async ({ browser }) => {
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
  await page.getByLabel("검색어").fill("세상에 없는 음식");
  await press(page, "검색");
  await expect(page.getByText("찾는 모임이 없어요")).toBeVisible();
  await page.getByText("모집 중인 모임만 볼래요").click();
  await expect(page.getByText("다른 말로 찾아보세요.")).toBeVisible();
});

test("a host is reported from outside, once", async ({ browser }) => {
  const page = await open(browser, guest, `/meetings/${meetingId}`);
  const report = async (): Promise<void> => {
    await press(page, "모임 메뉴");
    await press(page, "호스트 신고하기");
    await page.getByLabel("어떤 일이 있었나요?").fill("사진과 다른 곳이에요.");
    await press(page, "신고 보내기");
  };
  await report();
  await expect(page.getByRole("alertdialog")).toContainText("신고를 접수했어요");
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(page.getByRole("heading", { name: "만나는 곳" })).toBeVisible();
  await report();
  await expect(page.getByRole("alertdialog")).toContainText("이미 신고한 밥친구예요.");
});

test("events and announcements open from their lists, with their line breaks", async ({ browser }) => {
  const operator = await demoOperator(server);
  const post = { title: "첫눈 이벤트", content: "첫 줄\n둘째 줄" };
  await ask(server, "POST", "/admin/events", { ...post, imageId: null }, operator);
  await ask(server, "POST", "/admin/announcements", { ...post, title: "점검 안내" }, operator);
  const page = await open(browser, guest, "/mypage");
  for (const [menu, title] of [
    ["이벤트", "첫눈 이벤트"],
    ["공지사항", "점검 안내"],
  ] as const) {
    await page.getByRole("link", { name: menu, exact: true }).click();
    await page.getByRole("link", { name: new RegExp(title) }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("첫 줄\n둘째 줄")).toHaveCSS("white-space", /pre/);
    await page.goto(`${server.url}/app/mypage`);
  }
});

test("questions, customer centre and the two legal texts", async ({ browser }) => {
  const page = await open(browser, guest, "/mypage");
  await page.getByRole("link", { name: "자주 묻는 질문" }).click();
  for (const tab of ["모임", "쌀알", "기타"]) await page.getByText(tab, { exact: true }).last().click();
  await page.goto(`${server.url}/app/customer-center`);
  await expect(page.getByText("24시간 안에 답해 드려요.", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "이메일 쓰기" })).toHaveAttribute("href", /^mailto:/);
  for (const [path, words] of [
    ["terms", "제20조"],
    ["privacy", "개인정보"],
  ] as const) {
    await page.goto(`${server.url}/app/mypage/${path}`);
    await expect(page.getByText(words).first()).toBeAttached();
  }
  await page.goto(`${server.url}/app/mypage/terms`);
  await expect(page.getByText("부칙").first()).toBeAttached();
});

test("the account's facts, and another phone number", async ({ browser }) => {
  const page = await open(browser, guest, "/settings");
  await page.getByRole("link", { name: "계정 정보" }).click();
  await expect(page.getByText("휴대폰 번호와 비밀번호")).toBeVisible();
  await page.getByRole("link", { name: "휴대폰 번호 바꾸기" }).click();
  const phone = newPhone();
  await page.getByLabel("휴대폰 번호").fill(phone);
  await press(page, "인증번호 받기");
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, phone));
  await press(page, "인증번호 확인");
  await expect(page.getByText("휴대폰 번호를 인증했어요")).toBeVisible();
  await press(page, "마치기");
  await expect(page.getByText(phone.slice(-4))).toBeVisible();
  await page.goto(`${server.url}/app/settings`);
  await press(page, "로그아웃");
  await page.getByRole("alertdialog").getByRole("button", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("seen")))).toEqual([]);
});
