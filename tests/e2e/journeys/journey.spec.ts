/**
 * Two new members sign up, host, join and chat; then the server is killed and restarted.
 * Starts without data, and runs through Prism: any request or response that violates the contract fails the test.
 */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { expect, type Page } from "@playwright/test";
import {
  finishWelcome,
  riceOf,
  sendMessage,
  signUp,
  openAppPage,
  type Person,
  type AppPage,
} from "../support/member.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const host: Person = { name: "국밥원정대", phone: "01033334444", password: "gukbap12" };
const guest: Person = { name: "면치기고수", phone: "01055556666", password: "myeon345" };
const TITLE = "퇴근하고 순대국 한 그릇";

let server: TestServer;
let hostPage: AppPage;
let guestPage: AppPage;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  server = await startServer({ SEED_DEMO: "false" }, { viaPrism: true });
  hostPage = await openAppPage(browser);
  guestPage = await openAppPage(browser);
});

test.afterAll(async () => {
  await hostPage.context.close();
  await guestPage.context.close();
  await server.close();
});

/** Chooses a place on the map by hand: no place search is needed for it. */
async function choosePlace(page: Page): Promise<void> {
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByText("직접 입력", { exact: true }).click();
  await page.getByLabel("장소 이름").fill("연남 순대국");
  await page.getByLabel("주소").fill("서울 마포구 동교로 200");
  await page.getByRole("button", { name: "여기로 정하기" }).click();
}

const message = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

test("a new member signs up and gets the first rice", async () => {
  await signUp(hostPage.page, server, host);
  await finishWelcome(hostPage.page);
  expect(await riceOf(hostPage.page, server)).toBe(1500);
});

test("hosts a meeting with a deposit of 500", async () => {
  const { page } = hostPage;
  await page.getByRole("link", { name: "모임 만들기" }).first().click();
  await page.getByLabel("제목").fill(TITLE);
  await page.getByLabel("어떤 모임인가요?").fill("따뜻한 국물에 밥 말아 먹고 한 시간 뒤에 헤어져요.");
  await choosePlace(page);
  await expect(page.getByLabel("제목")).toHaveValue(TITLE);
  await page.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 모임 만들기` }).click();
  await page.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 만들기` }).click();
  await expect(page).toHaveURL(/\/app\/meetings/);
  await expect(page.getByText(TITLE).first()).toBeVisible();
  expect(await riceOf(page, server)).toBe(1000);
});

test("a second member finds it and joins with a deposit of 500", async () => {
  const { page } = guestPage;
  await signUp(page, server, guest);
  await finishWelcome(page);
  await page.getByText(TITLE).first().click();
  await page.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 참여하기` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "참여하기" }).click();
  await expect(page.getByText("채팅방 가기")).toBeVisible();
  expect(await riceOf(page, server)).toBe(1000);
});

test("both see each other's messages", async () => {
  for (const { page } of [hostPage, guestPage]) {
    await page.goto(`${server.url}/app/chat`);
    await page.getByText(TITLE).click();
    await expect(page.getByRole("textbox", { name: "메시지" })).toBeVisible();
  }
  await sendMessage(hostPage.page, "안녕하세요, 반가워요!");
  await expect(message(guestPage.page, "안녕하세요, 반가워요!")).toBeVisible();
  await sendMessage(guestPage.page, "저도요. 7시에 봬요.");
  await expect(message(hostPage.page, "저도요. 7시에 봬요.")).toBeVisible();
});

test("a server that was killed restarts with all data, and open pages lose no message", async () => {
  await server.kill();
  await sendMessage(hostPage.page, "여기 아직 계세요?");
  await server.restart();

  await expect(message(guestPage.page, "여기 아직 계세요?")).toBeVisible({ timeout: 30_000 });
  await sendMessage(guestPage.page, "네, 다시 이어졌어요.");
  await expect(message(hostPage.page, "네, 다시 이어졌어요.")).toBeVisible();
  for (const { page } of [hostPage, guestPage]) {
    for (const text of ["안녕하세요, 반가워요!", "저도요. 7시에 봬요.", "여기 아직 계세요?", "네, 다시 이어졌어요."]) {
      await expect(message(page, text)).toHaveCount(1);
    }
    expect(await riceOf(page, server)).toBe(1000);
  }
  await guestPage.page.goto(`${server.url}/app/meetings`);
  await expect(guestPage.page.getByText(TITLE).first()).toBeVisible();
});

test("no page threw an error", () => {
  expect([...hostPage.errors, ...guestPage.errors]).toEqual([]);
});
