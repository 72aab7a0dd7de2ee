/** A meeting's room on a phone: drafts, earlier and new messages, the keyboard. */
import { expect, type Page } from "@playwright/test";
import {
  hostMeeting,
  joinMeeting,
  advanceTime,
  createMember,
  serverTime,
  type TestMember,
} from "../support/api-members.ts";
import { countShifts, readShifts } from "../support/layout.ts";
import { sendMessage } from "../support/member.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
let host: TestMember;
let guest: TestMember;
let meetingId: number;
test.beforeAll(async ({ clockServer: shared }) => {
  server = shared;
  host = await createMember(server, "말이많은");
  guest = await createMember(server, "조용한손님");
  meetingId = await hostMeeting(server, host, { title: "이야기 많은 순대국", inMinutes: 600 });
  await joinMeeting(server, guest, meetingId);
});

const { open } = createPageOpener(() => server);

/** Fills more than a screen with few messages: a member may send 30 in ten seconds, in all rooms together. */
async function fillRoom(page: Page): Promise<void> {
  for (let n = 1; n <= 4; n += 1)
    await sendMessage(page, `앞서 쓴 긴 말 ${n}.${" 천천히 먹고 커피까지 마셔요.".repeat(15)}`);
}

test("chat: drafts are kept, earlier messages load above, pill and divider mark what is new", async ({ browser }) => {
  const writer = await open(browser, host, `/chat/${meetingId}`);
  // More than a page; with the messages below fewer than the 30 that a member may send in ten seconds.
  for (let n = 1; n <= 24; n += 1) await sendMessage(writer, `옛 메시지 ${n}`);
  const page = await open(browser, guest, `/chat/${meetingId}`, { beforeLoad: countShifts });
  const log = page.getByRole("log");
  await expect(log.getByText("옛 메시지 24", { exact: true })).toBeInViewport();
  await expect(page.getByRole("link", { name: /연남 순대국/ })).toBeVisible();
  expect(await readShifts(page)).toBeLessThan(0.02);
  await expect(page.getByText("여기부터 새 메시지예요")).toHaveCount(0);
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.fill("밥".repeat(301));
  await expect(page.getByText("메시지는 300자까지 쓸 수 있어요.")).toBeVisible();
  await expect(box).toHaveValue("밥".repeat(300));
  await box.fill("쓰다 만 말");
  await page.getByRole("button", { name: "뒤로" }).click();
  await expect(log).toHaveCount(0);
  await sendMessage(writer, "나간 사이에 쓴 말");
  // Only a stored message is missed: one that arrives later is new, not unread.
  await expect(writer.getByText("보내는 중")).toHaveCount(0);
  await page.goto(`${server.url}/app/chat/${meetingId}`);
  await expect(page.getByRole("textbox", { name: "메시지" })).toHaveValue("쓰다 만 말");
  await expect(page.getByText("여기부터 새 메시지예요")).toBeVisible();

  // Earlier messages load while the reader scrolls back.
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(log.getByText("옛 메시지 1", { exact: true })).toBeAttached();
  const old = Array.from({ length: 24 }, (_, index) => `옛 메시지 ${index + 1}`);
  await expect(log.getByText(/^옛 메시지 \d+$/)).toHaveText(old);
  await log.evaluate((element) => element.scrollTo(0, 0));
  await sendMessage(writer, "위를 볼 때 온 말");
  await expect(page.getByRole("button", { name: "새 메시지" })).toBeVisible();
  await expect(log.getByText("위를 볼 때 온 말")).not.toBeInViewport();
  await page.getByRole("button", { name: "새 메시지" }).click();
  await expect(log.getByText("위를 볼 때 온 말")).toBeInViewport();
  await sendMessage(writer, "아래를 볼 때 온 말");
  await expect(log.getByText("아래를 볼 때 온 말")).toBeInViewport();
  await expect(log.getByText(/^\d{4}년 \d+월 \d+일/).first()).toBeAttached();
});

test("a room that was open before shows its messages before the app runs", async ({ browser }) => {
  const page = await open(browser, guest, `/chat/${meetingId}`);
  // More than a screen: the newest is below the others.
  await fillRoom(page);
  await sendMessage(page, "다시 열면 보이는 말");
  await page.route("**/assets/*.js", (route) =>
    route.request().url().includes("first-paint") ? route.continue() : route.abort(),
  );
  await page.reload();
  await expect(page.locator("#frame").getByText("다시 열면 보이는 말", { exact: true })).toBeInViewport();
  await expect(page.locator("#frame").getByRole("heading", { name: "이야기 많은 순대국" })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await sendMessage(page, "이어서 쓴 말");
  await expect(page.getByText("다시 열면 보이는 말", { exact: true })).toHaveCount(1);
  await expect(page.locator("#frame")).toHaveCount(0);
});

test("the composer stays above an open keyboard", async ({ browser }) => {
  const page = await open(browser, guest, `/chat/${meetingId}`);
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.focus();
  // Safari lays its keyboard over the page: only the visual viewport gets smaller.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, "height", { value: 420 });
    visualViewport?.dispatchEvent(new Event("resize"));
  });
  await expect(async () => {
    const bounds = await box.boundingBox();
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(420);
  }).toPass();
});

test("a failed message stays below until it is sent again, and new messages don't move what is being read", async ({
  browser,
}) => {
  const room = await hostMeeting(server, host, { title: "끊기는 순대국", inMinutes: 600 });
  await joinMeeting(server, guest, room);
  const writer = await open(browser, guest, `/chat/${room}`);
  await fillRoom(writer);
  const writtenAt = (await serverTime(server)).getTime();
  const failed = { clientId: "c-failed", content: "못 간 말", writtenAt, state: "failed", reason: null };
  const page = await open(browser, host, `/chat/${room}`, {
    beforeLoad: (unloaded) =>
      unloaded.addInitScript(([key, outbox]) => sessionStorage.setItem(key, outbox), [
        `babchingu.chat.outbox.${room}`,
        JSON.stringify([failed]),
      ] as const),
  });
  const log = page.getByRole("log");
  await expect(log.getByText("못 간 말")).toBeInViewport();
  await expect(page.getByRole("alert")).toContainText("메시지를 보내지 못했어요.");
  await log.evaluate((element) => element.scrollTo(0, 40));
  await expect(log.getByText("못 간 말")).not.toBeInViewport();

  await sendMessage(writer, "위를 볼 때 온 말");
  await expect(page.getByRole("button", { name: "새 메시지" })).toBeVisible();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(40);
  await page.getByRole("button", { name: "다시 보내기" }).click();
  await expect(page.getByText("메시지를 보내지 못했어요.")).toHaveCount(0);
  await expect(log.getByText("못 간 말")).toHaveCount(1);
});

test("a check-in card that grows at the bottom stays fully visible", async ({ browser }) => {
  const meetingSoon = await hostMeeting(server, host, { title: "곧 만나는 순대국", inMinutes: 40 });
  await joinMeeting(server, guest, meetingSoon);
  const page = await open(browser, host, `/chat/${meetingSoon}`, { permissions: [] });
  await fillRoom(page);
  await advanceTime(server, 30, [page]);
  const log = page.getByRole("log");
  const measure = log.getByRole("button", { name: "내 위치 확인하기" });
  await expect(measure).toBeInViewport();
  const before = await log.evaluate((element) => element.scrollHeight);
  await measure.click();
  await expect(log.getByRole("button", { name: "출석 체크하기" })).toBeAttached();
  const { growthPx, belowPx } = await log.evaluate(
    (element, height) => ({
      growthPx: element.scrollHeight - height,
      belowPx: element.scrollHeight - element.scrollTop - element.clientHeight,
    }),
    before,
  );
  expect(growthPx).toBeGreaterThan(40);
  expect(Math.round(belowPx)).toBe(0);
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(measure).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "출석 체크 시간이에요." })).toBeInViewport();
});
