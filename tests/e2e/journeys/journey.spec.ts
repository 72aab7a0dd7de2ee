/**
 * Two new members sign up, host, join, chat, are reminded by push, check in, show the certificate and rate, on a 3G network that
 * is lost in the middle of ten steps; once the server is killed. What was typed stays, and trying again completes the step.
 * Starts without data, and runs through Prism: any request or response that violates the contract fails the test.
 */
import {
  DAY_MS,
  MEETING_DEPOSIT_RICE,
  MEETING_REMINDER_MIN,
  MINUTE_MS,
  parseSeoulTime,
  seoulDate,
} from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { expect, type Page } from "@playwright/test";
import { advanceTime, callApi, serverTime } from "../support/api-members.ts";
import {
  accessTokenOf,
  finishWelcome,
  riceOf,
  sendMessage,
  signUp,
  openAppPage,
  waitForCode,
  type Person,
  type AppPage,
} from "../support/member.ts";
import { MockPushService } from "../../../server/src/testing/processes/mock-push-service.ts";
import { createUnreliableNetwork, type UnreliableNetwork } from "../support/network.ts";
import { deliverPush, tapNotification, usePushService } from "../support/push.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const host: Person = { name: "국밥원정대", phone: "01033334444", password: "gukbap12" };
const guest: Person = { name: "면치기고수", phone: "01055556666", password: "myeon345" };
const TITLE = "퇴근하고 순대국 한 그릇";

let server: TestServer;
let pushService: MockPushService;
let hostPage: AppPage;
let guestPage: AppPage;
let hostNetwork: UnreliableNetwork;
let guestNetwork: UnreliableNetwork;
let meetingId: number;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  pushService = await MockPushService.start();
  server = await startServer({ SEED_DEMO: "false", WEB_PUSH_SERVICES: pushService.origin }, { viaPrism: true });
  hostPage = await openAppPage(browser);
  guestPage = await openAppPage(browser);
  await usePushService(guestPage.page, pushService.subscription());
  hostNetwork = await createUnreliableNetwork(hostPage.page);
  guestNetwork = await createUnreliableNetwork(guestPage.page);
});

test.afterAll(async () => {
  await hostPage.context.close();
  await guestPage.context.close();
  await server.close();
  pushService.close();
});

/** Chooses a place on the map by hand: no place search is needed for it. */
async function choosePlace(page: Page): Promise<void> {
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByText("직접 입력", { exact: true }).click();
  await page.getByLabel("장소 이름").fill("연남 순대국");
  await page.getByLabel("주소").fill("서울 마포구 동교로 200");
  await page.getByRole("button", { name: "여기로 정하기" }).click();
}

const dialog = (page: Page) => page.getByRole("alertdialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Closes the message that says that the network is lost. */
async function closeNetworkMessage(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText("연결");
  await press(page, "확인");
}

/** Advances the time to so many minutes after the meeting's start. */
async function advanceToMeeting(minutes: number): Promise<void> {
  const caller = { accessToken: await accessTokenOf(guestPage.page) };
  const { scheduledAt } = await callApi<MeetingDetail>(server, "GET", `/meetings/${meetingId}`, undefined, caller);
  const target = parseSeoulTime(scheduledAt).getTime() + minutes * MINUTE_MS;
  const left = Math.ceil((target - (await serverTime(server)).getTime()) / MINUTE_MS);
  await advanceTime(server, left, [hostPage.page, guestPage.page]);
}

/** Early enough to be reminded of, unlike the form's default, which is on the next day in the half hour before midnight. */
async function chooseInTwoDays(page: Page): Promise<void> {
  const [, month, date] = seoulDate(new Date(Date.now() + 2 * DAY_MS))
    .split("-")
    .map(Number);
  const sheet = page.getByRole("dialog");
  const day = sheet.getByRole("button", { name: new RegExp(`^${month}월 ?${date} ?일`) });
  await page.getByRole("button", { name: /^날짜/ }).click();
  await expect(sheet.getByRole("table")).toBeVisible();
  if ((await day.count()) === 0) await sheet.getByRole("button", { name: "다음 달" }).click();
  await day.click();
  await expect(sheet).toHaveCount(0);
}

/** What the push service has for the guest's browser. */
const reminders = () => pushService.payloads.filter((payload) => payload.includes("곧 만나요"));
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
  await chooseInTwoDays(page);
  await choosePlace(page);
  await expect(page.getByLabel("제목")).toHaveValue(TITLE);
  await press(page, `${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
  await hostNetwork.cut(async () => {
    await press(page, `${MEETING_DEPOSIT_RICE}알 내고 만들기`);
    await closeNetworkMessage(page);
    await expect(page.getByLabel("제목")).toHaveValue(TITLE);
    await expect(page.getByRole("link", { name: "장소 바꾸기" })).toBeVisible();
  });
  await press(page, `${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
  await press(page, `${MEETING_DEPOSIT_RICE}알 내고 만들기`);
  await expect(page).toHaveURL(/\/app\/meetings/);
  const card = page.getByRole("main").getByRole("link").filter({ hasText: TITLE });
  meetingId = Number(/\d+$/.exec((await card.getAttribute("href")) ?? "")?.[0]);
  expect(await riceOf(page, server)).toBe(1000);
});

test("a second member opens a shared link and signs up; nothing typed is lost", async () => {
  const { page } = guestPage;
  await page.goto(`${server.url}/m/${meetingId}`);
  await page.locator(`a[href$="/meetings/${meetingId}"]`).click();
  await page.getByRole("link", { name: "가입하기" }).click();
  await page.getByLabel("휴대폰 번호").fill(guest.phone);
  await guestNetwork.cut(async () => {
    await press(page, "인증번호 받기");
    await closeNetworkMessage(page);
    await expect(page.getByLabel("휴대폰 번호")).toHaveValue(guest.phone);
  });
  await press(page, "인증번호 받기");
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, guest.phone));
  await expect(page.getByText("휴대폰을 인증했어요.")).toBeVisible();

  await page.getByLabel("닉네임").fill(guest.name);
  await guestNetwork.cut(async () => {
    await press(page, "중복 확인");
    await expect(page.getByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeVisible();
    await expect(page.getByLabel("닉네임")).toHaveValue(guest.name);
  });
  await press(page, "중복 확인");
  await expect(page.getByText("쓸 수 있는 닉네임이에요.")).toBeVisible();

  await page.getByLabel("비밀번호", { exact: true }).fill(guest.password);
  await page.getByLabel("비밀번호 확인").fill(guest.password);
  await page.getByText("모두 동의해요").click();
  await guestNetwork.cut(async () => {
    await press(page, "가입하기");
    await closeNetworkMessage(page);
    for (const label of ["비밀번호", "비밀번호 확인"]) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(guest.password);
    }
    await expect(page.getByLabel("닉네임")).toHaveValue(guest.name);
  });
  await press(page, "가입하기");
  await press(page, "건너뛰기");
  await press(page, "현재 위치로 찾기");
  await guestNetwork.cut(async () => {
    await press(page, "시작하기");
    await closeNetworkMessage(page);
  });
  await press(page, "시작하기");
  await expect(page).toHaveURL(new RegExp(`/app/meetings/${meetingId}$`));
});

test("joins with a deposit of 500", async () => {
  const { page } = guestPage;
  // The cuts of the sign-up may have ended its installation, which the app begins again.
  const workerState = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(workerState).toBe("activated");
  await press(page, `${MEETING_DEPOSIT_RICE}알 내고 참여하기`);
  await guestNetwork.cut(async () => {
    await dialog(page).getByRole("button", { name: "참여하기" }).click();
    await closeNetworkMessage(page);
  });
  await press(page, `${MEETING_DEPOSIT_RICE}알 내고 참여하기`);
  await dialog(page).getByRole("button", { name: "참여하기" }).click();
  await expect(dialog(page)).toContainText("모임 소식을 알려 드릴까요?");
  await press(page, "알림 받기");
  await expect(page.getByText("이제 알림으로 알려 드려요.")).toBeVisible();
  await expect(page.getByText("채팅방 가기")).toBeVisible();
  expect(await riceOf(page, server)).toBe(1000);
});

test("both see each other's messages", async () => {
  for (const { page } of [hostPage, guestPage]) {
    await page.goto(`${server.url}/app/chat`);
    await page.getByText(TITLE).click();
    await expect(page.getByRole("textbox", { name: "메시지" })).toBeVisible();
  }
  const draft = guestPage.page.getByRole("textbox", { name: "메시지" });
  await sendMessage(hostPage.page, "안녕하세요, 반가워요!");
  await expect(message(guestPage.page, "안녕하세요, 반가워요!")).toBeVisible();
  await guestNetwork.cut(async () => {
    await sendMessage(guestPage.page, "저도요. 7시에 봬요.");
    await expect(message(guestPage.page, "저도요. 7시에 봬요.")).toBeVisible();
    await draft.fill("혹시 조금");
    await guestPage.page.reload();
    await expect(draft).toHaveValue("혹시 조금");
    await expect(message(guestPage.page, "저도요. 7시에 봬요.")).toBeVisible();
  });
  await expect(message(hostPage.page, "저도요. 7시에 봬요.")).toBeVisible();
  await expect(draft).toHaveValue("혹시 조금");
});

test("a server that was killed restarts with all data, and open pages lose no message", async () => {
  await server.kill();
  await sendMessage(hostPage.page, "여기 아직 계세요?");
  await server.restart();

  // A restart may take longer than an unsent message waits; then it needs a tap.
  const resend = hostPage.page.getByRole("button", { name: "다시 보내기" });
  await expect(async () => {
    if (await resend.isVisible()) await resend.click();
    await expect(message(guestPage.page, "여기 아직 계세요?")).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
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

test("a push reminds the guest, and a tap on it opens the room", async () => {
  const { page } = guestPage;
  await advanceToMeeting(-MEETING_REMINDER_MIN);
  await expect.poll(reminders).toHaveLength(1);
  const shown = await deliverPush(page, reminders()[0] ?? "");
  expect(shown.body).toContain(TITLE);
  await tapNotification(page, shown);
  await expect(page).toHaveURL(new RegExp(`/app/chat/${meetingId}$`));
});

test("shows the certificate without a network", async () => {
  const { page } = guestPage;
  await page.getByRole("link", { name: "식당 인증서" }).click();
  const certificate = page.getByRole("article", { name: "식당 인증서" });
  await expect(certificate).toContainText(TITLE);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("babchingu.seen.queries")))
    .toContain('"certificate"');
  await guestNetwork.cut(async () => {
    await page.reload();
    await expect(certificate).toContainText(TITLE);
    await expect(page.getByText("지금은 오프라인이에요.")).toBeVisible();
  });
});

test("both check in, the guest at the second tap, when the network is back", async () => {
  await advanceToMeeting(-5);
  for (const { page } of [hostPage, guestPage]) {
    await page.goto(`${server.url}/app/chat/${meetingId}`);
    await expect(page.getByText(/^모임 장소까지/)).toBeVisible();
  }
  await guestNetwork.cut(async () => {
    await press(guestPage.page, "출석 체크하기");
    await closeNetworkMessage(guestPage.page);
  });
  for (const { page } of [hostPage, guestPage]) {
    await press(page, "출석 체크하기");
    await expect(page.getByRole("button", { name: "출석 체크를 했어요" })).toBeDisabled();
    expect(await riceOf(page, server)).toBe(1500);
  }
});

test("rates the host; the choice survives a lost network, and the app is installed", async () => {
  const { page } = guestPage;
  await advanceToMeeting(125);
  await page.getByRole("button", { name: "매너 평가하기" }).click();
  const good = page.getByRole("dialog").getByRole("radio", { name: "좋았어요" });
  await page.getByRole("dialog").getByText("좋았어요").click();
  // No browser without a window offers the installation.
  await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: async () => document.body.classList.add("asked-to-install") }));
  });
  await guestNetwork.cut(async () => {
    await press(page, "평가 보내기");
    await closeNetworkMessage(page);
    await expect(good).toBeChecked();
  });
  await press(page, "평가 보내기");
  await expect(page.getByText("매너 평가를 마쳤어요. 고마워요!")).toBeVisible();
  await press(page, "홈 화면에 추가");
  await expect(page.locator("body.asked-to-install")).toBeVisible();
  await expect(page.getByRole("button", { name: "평가를 마쳤어요" })).toBeDisabled();
});

test("no page threw an error", () => {
  expect([...hostPage.errors, ...guestPage.errors]).toEqual([]);
});
