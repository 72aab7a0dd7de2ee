/** Journeys of an account: password reset, phone verification after a social sign-up, ban, expired tokens, offline use. */
import { expect, type Page } from "@playwright/test";
import { sendMessage, waitForCode } from "../support/member.ts";
import {
  callApi,
  logInDemoOperator,
  hostMeeting,
  joinMeeting,
  newPhoneNumber,
  advanceTime,
  createMember,
} from "../support/api-members.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
test.beforeAll(async ({ clockServer: shared }) => {
  server = shared;
});

const { open } = createPageOpener(() => server);

const dialog = (page: Page) => page.getByRole("alertdialog");

async function verifyPhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect(page.getByText("인증번호를 보냈어요.")).toBeVisible();
  await page.getByLabel("인증번호", { exact: true }).fill(await waitForCode(server, phone));
  await expect(page.getByText("휴대폰을 인증했어요.")).toBeVisible();
}

test("a forgotten password: code, new password, login, mypage", async ({ browser }) => {
  const member = await createMember(server, "깜빡했네");
  // Another code may be sent half a minute after the one of the sign-up.
  await advanceTime(server, 1);
  const page = await open(browser, null, "/login");
  await page.getByRole("link", { name: "비밀번호를 잊었어요" }).click();
  await expect(page.getByLabel("새 비밀번호", { exact: true })).toHaveCount(0);
  await verifyPhone(page, member.phone);
  await page.getByLabel("새 비밀번호", { exact: true }).fill("newbab34");
  await page.getByLabel("새 비밀번호 확인").fill("newbab34");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(dialog(page)).toContainText("비밀번호를 다시 설정했어요");
  await dialog(page).getByRole("button", { name: "확인" }).click();

  const logIn = async (password: string): Promise<void> => {
    await page.getByLabel("휴대폰 번호").fill(member.phone);
    await page.getByLabel("비밀번호", { exact: true }).fill(password);
    await page.getByRole("button", { name: "로그인", exact: true }).click();
  };
  await logIn(member.password);
  await expect(dialog(page)).toContainText("휴대폰 번호나 비밀번호가 맞지 않아요.");
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await logIn("newbab34");
  await expect(page).toHaveURL(/\/app\/mypage$/);
});

test("a social sign-up has to verify a phone first", async ({ browser }) => {
  const page = await open(browser, null, "/login");
  await page.getByRole("button", { name: "카카오로 시작하기" }).click();
  await page.getByRole("link", { name: "처음 온 사람으로 동의하고 계속하기" }).click();
  await page.getByLabel("닉네임").fill("카카오손님");
  await page.getByRole("button", { name: "중복 확인" }).click();
  await expect(page.getByText("쓸 수 있는 닉네임이에요.")).toBeVisible();
  await page.getByText("모두 동의해요").click();
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect(page).toHaveURL(/\/app\/force-phone-verification$/);
  await expect(page.getByRole("button", { name: "뒤로" })).toHaveCount(0);
  await page.goto(`${server.url}/app/mypage`);
  await expect(page).toHaveURL(/\/app\/force-phone-verification$/);
  await expect(page.getByRole("button", { name: "시작하기" })).toBeDisabled();
  await verifyPhone(page, newPhoneNumber());
  await page.getByRole("button", { name: "시작하기" }).click();
  await expect(page).toHaveURL(/\/app\/(meetings|mypage)$/);
  await page.goto(`${server.url}/app/settings`);
  await expect(page.getByRole("link", { name: "프로필 수정" })).toBeVisible();
  await expect(page.getByRole("link", { name: "비밀번호 바꾸기" })).toHaveCount(0);
});

test("a ban takes effect for a member who is online; the next login shows the notice", async ({ browser }) => {
  const [host, banned] = [await createMember(server, "지켜본이"), await createMember(server, "정지당한이")];
  const meetingId = await hostMeeting(server, host, { title: "정지 전 마지막" });
  await joinMeeting(server, banned, meetingId);
  const page = await open(browser, banned, `/chat/${meetingId}`);
  await expect(page.getByText("정지당한이님이 들어왔어요.")).toBeVisible();
  const operator = await logInDemoOperator(server);
  await callApi(server, "PATCH", `/admin/members/${banned.id}/status`, { status: "BANNED" }, operator);
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.getByLabel("휴대폰 번호").fill(banned.phone);
  await page.getByLabel("비밀번호", { exact: true }).fill(banned.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page.getByRole("heading", { name: "지금은 밥친구를 쓸 수 없어요" })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/banned$/);
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["로그아웃"]);
  await page.goto(`${server.url}/app/chat/${meetingId}`);
  await expect(page).toHaveURL(/\/app\/banned$/);
  await page.getByRole("button", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
});

const messageIn = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

test("tokens that expire during a chat are refreshed without interrupting it", async ({ browser }) => {
  const [one, other] = [await createMember(server, "오래수다"), await createMember(server, "더오래수다")];
  const meetingId = await hostMeeting(server, one, { title: "긴 수다", inMinutes: 600 });
  await joinMeeting(server, other, meetingId);
  const left = await open(browser, one, `/chat/${meetingId}`);
  const right = await open(browser, other, `/chat/${meetingId}`);
  await sendMessage(left, "처음 인사");
  await expect(messageIn(right, "처음 인사")).toBeVisible();
  await advanceTime(server, 31, [left, right]);
  await sendMessage(left, "반 시간 뒤");
  // The server looks for expired sockets at intervals of real time, which the test clock doesn't change.
  await expect(messageIn(right, "반 시간 뒤")).toBeVisible({ timeout: 60_000 });
  await sendMessage(right, "저도 아직 있어요");
  await expect(messageIn(left, "저도 아직 있어요")).toBeVisible({ timeout: 20_000 });
  for (const page of [left, right]) {
    for (const text of ["처음 인사", "반 시간 뒤", "저도 아직 있어요"])
      await expect(messageIn(page, text)).toHaveCount(1);
  }
});

test("offline and back: unsent messages are sent and missed ones received, each once", async ({ browser }) => {
  const [one, other] = [await createMember(server, "터널속이"), await createMember(server, "밖에있는이")];
  const meetingId = await hostMeeting(server, one, { title: "터널 모임", inMinutes: 600 });
  await joinMeeting(server, other, meetingId);
  const tunnel = await open(browser, one, `/chat/${meetingId}`);
  const outside = await open(browser, other, `/chat/${meetingId}`);
  await sendMessage(outside, "들어가기 전");
  await expect(messageIn(tunnel, "들어가기 전")).toBeVisible();
  await tunnel.context().setOffline(true);
  await expect(tunnel.getByText("지금은 오프라인이에요. 마지막으로 본 내용을 보여 드려요.")).toBeVisible();
  await sendMessage(tunnel, "터널에서 쓴 말");
  await expect(tunnel.getByText("보내는 중")).toBeVisible();
  await sendMessage(outside, "놓친 말");
  await tunnel.context().setOffline(false);
  await expect(messageIn(tunnel, "놓친 말")).toBeVisible({ timeout: 20_000 });
  await expect(messageIn(outside, "터널에서 쓴 말")).toBeVisible({ timeout: 20_000 });
  await expect(tunnel.getByText("보내는 중")).toHaveCount(0);
  for (const page of [tunnel, outside]) {
    for (const text of ["들어가기 전", "터널에서 쓴 말", "놓친 말"]) await expect(messageIn(page, text)).toHaveCount(1);
  }
});

test("the installed app opens offline with the lists seen last, and updates them when it is online", async ({
  browser,
}) => {
  const member = await createMember(server, "산속이");
  await hostMeeting(server, member, { title: "산 아래 막국수" });
  const page = await open(browser, member, "/meetings", { serviceWorkers: "allow" });
  await expect(page.getByText("산 아래 막국수").first()).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForFunction(() => localStorage.getItem("babchingu.seen.queries")?.includes("산 아래 막국수"));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("지금은 오프라인이에요. 마지막으로 본 내용을 보여 드려요.")).toBeVisible();
  await expect(page.getByText("산 아래 막국수").first()).toBeVisible();
  await page.getByRole("link", { name: "마이" }).click();
  await expect(page.getByRole("heading", { name: "산속이" })).toBeVisible();
  await page.goto(`${server.url}/app/mypage/hosted-meetings`);
  await expect(page.getByText("불러오지 못했어요")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("지금은 오프라인이에요.")).toHaveCount(0);
  await expect(page.getByText("산 아래 막국수").first()).toBeVisible();
});
