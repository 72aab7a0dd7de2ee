/** Journeys of a meeting, with a browser context for each member, the server's test clock and mocked positions. */
import { expect, type Page } from "@playwright/test";
import { checkInClosesAt, MEETING_DEPOSIT_RICE, parseSeoulTime } from "@babchingu/openapi";
import { HONGDAE, riceOf } from "../support/member.ts";
import {
  callApi,
  logInDemoOperator,
  hostMeeting,
  joinMeeting,
  meetingOf,
  memberOf,
  advanceTime,
  createMember,
  serverTime,
} from "../support/api-members.ts";
import { loadPage, navigateTo } from "../support/navigation.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

/** 2.3 km from Hongdae. */
const FAR_FROM_HONGDAE = { latitude: 37.5763, longitude: 126.9326 };

let server: TestServer;
test.beforeAll(async ({ clockServer: shared }) => {
  server = shared;
});

const { open } = createPageOpener(() => server);

const dialog = (page: Page) => page.getByRole("alertdialog");
const show = (page: Page, path: string) => navigateTo(page, `${server.url}/app${path}`);

test("join, check in at the place, rate", async ({ browser }) => {
  const host = await createMember(server, "밥상주인");
  const meetingId = await hostMeeting(server, host, { inMinutes: 40, title: "김치찜 나눠 먹어요" });
  const { scheduledAt } = await meetingOf(server, host, meetingId);
  const guest = await createMember(server, "첫걸음");
  const page = await open(browser, guest, "/meetings");
  await page.getByText("김치찜 나눠 먹어요").first().click();
  await page.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 참여하기` }).click();
  await dialog(page).getByRole("button", { name: "참여하기" }).click();
  await expect(page.getByText("모임에 참여했어요.")).toBeVisible();
  expect(await riceOf(page, server)).toBe(1000);

  await page.context().setGeolocation(FAR_FROM_HONGDAE);
  await advanceTime(server, 30, [page]);
  await page.getByRole("link", { name: "채팅방 가기" }).click();
  await expect(page.getByText("모임 장소에서 출석 체크를 해 주세요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "출석 체크하기" })).toBeDisabled();
  const closesAt = checkInClosesAt(parseSeoulTime(scheduledAt)).getTime();
  await expect(async () => {
    const [minutes = NaN, seconds = NaN] = (await page.getByRole("timer").innerText()).split(":").map(Number);
    const left = closesAt - (await serverTime(server)).getTime();
    expect(Math.abs(left - (minutes * 60 + seconds) * 1000)).toBeLessThan(5000);
  }).toPass();
  await page.context().setGeolocation(HONGDAE);
  await page.getByRole("button", { name: "거리 다시 확인하기" }).click();
  await page.getByRole("button", { name: "출석 체크하기" }).click();
  await expect(page.getByText(`출석 체크를 했어요. ${MEETING_DEPOSIT_RICE}알을 돌려받았어요.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "출석 체크를 했어요" })).toBeDisabled();
  expect(await riceOf(page, server)).toBe(1500);

  await advanceTime(server, 135, [page]);
  await page.getByRole("button", { name: "매너 평가하기" }).click();
  // It looks disabled until everybody is rated, and says why when it is pressed.
  await page.getByRole("button", { name: "평가 보내기" }).press("Enter");
  await expect(dialog(page)).toContainText("모든 밥친구를 평가해 주세요.");
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await page.getByRole("dialog").getByText("좋았어요").click();
  await page.getByRole("button", { name: "평가 보내기" }).click();
  await expect(page.getByText("매너 평가를 마쳤어요. 고마워요!")).toBeVisible();
  await expect(page.getByRole("button", { name: "평가를 마쳤어요" })).toBeDisabled();
  // The host didn't check in: a no-show takes 5 points from 50, the good rating gives one back.
  await expect(async () => {
    await show(page, `/meetings/${meetingId}`);
    await expect(page.getByRole("main")).toContainText("46");
  }).toPass();
});

test("a meeting with approval: two apply, one is approved, the other gets the deposit back", async ({ browser }) => {
  const [host, approved, rejected] = [
    await createMember(server, "고르는집"),
    await createMember(server, "뽑힌손님"),
    await createMember(server, "다음기회"),
  ];
  const meetingId = await hostMeeting(server, host, { requiresApproval: true, title: "마라탕 소수 정예" });
  const joined = await open(browser, approved, `/meetings/${meetingId}`);
  await joined.getByRole("link", { name: `${MEETING_DEPOSIT_RICE}알 내고 신청하기` }).click();
  await expect(joined.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 신청하기` })).toBeDisabled();
  await joined.getByLabel("소개").fill("매운맛을 좋아해요.");
  await joined.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 신청하기` }).click();
  await dialog(joined).getByRole("button", { name: "신청하기" }).click();
  await expect(joined.getByText("신청서를 보냈어요.")).toBeVisible();
  expect(await riceOf(joined, server)).toBe(1000);
  await show(joined, `/meetings/${meetingId}`);
  await expect(joined.getByRole("button", { name: "승인 대기 중" })).toBeDisabled();
  await callApi(server, "POST", `/meeting-applications/${meetingId}`, { content: "저도 좋아해요." }, rejected);
  const hosting = await open(browser, host, `/meetings/${meetingId}`);
  await hosting.getByRole("button", { name: "모임 메뉴" }).click();
  await hosting.getByRole("button", { name: "참여 신청 관리" }).click();
  await expect(hosting.getByText("최소 2명, 최대 4명")).toBeVisible();
  await hosting.getByRole("button", { name: "뽑힌손님님 승인" }).click();
  await expect(hosting.getByText("뽑힌손님님과 함께해요.")).toBeVisible();
  await expect(hosting.getByRole("button", { name: "거절" })).toHaveCount(1);
  await hosting.getByRole("button", { name: "거절" }).click();
  await dialog(hosting).getByRole("button", { name: "거절하기" }).click();
  await expect(hosting.getByText("신청을 거절했어요.")).toBeVisible();
  await expect(hosting.getByText("기다리는 신청이 없어요")).toBeVisible();

  await show(joined, "/chat");
  await joined.getByText("마라탕 소수 정예").click();
  await expect(joined.getByRole("textbox", { name: "메시지" })).toBeVisible();
  const refunded = await open(browser, rejected, "/mypage/rice-wallet");
  await expect(refunded.getByLabel("가진 쌀알")).toContainText("1,500");
  await expect(refunded.getByText("신청 거절")).toBeVisible();
  await show(refunded, "/mypage/notification");
  await expect(refunded.getByText("마라탕 소수 정예").first()).toBeVisible();
});

test("a meeting without enough members ends 15 minutes before its start and refunds the deposit", async ({
  browser,
}) => {
  const host = await createMember(server, "혼자밥상");
  const meetingId = await hostMeeting(server, host, { inMinutes: 30, title: "아무도 안 온 모임" });
  const page = await open(browser, host, `/chat/${meetingId}`);
  await expect(page.getByText("아직 메시지가 없어요.")).toBeVisible();
  await advanceTime(server, 16, [page]);
  await expect(page.getByText("보증금은 모두 돌려드렸어요.")).toBeVisible();
  await show(page, `/meetings/${meetingId}`);
  await expect(page.getByRole("button", { name: "모임 종료" })).toBeDisabled();
  await show(page, "/mypage/rice-wallet");
  await expect(page.getByText("인원 미달")).toBeVisible();
  expect(await riceOf(page, server)).toBe(1500);
});

test("a no-show loses the deposit and five points and is notified", async ({ browser }) => {
  const [host, absent] = [await createMember(server, "기다린이"), await createMember(server, "안온이")];
  const meetingId = await hostMeeting(server, host, { inMinutes: 20, title: "약속은 약속" });
  await joinMeeting(server, absent, meetingId);
  const page = await open(browser, absent, `/chat/${meetingId}`);
  await advanceTime(server, 10, [page]);
  await expect(page.getByRole("button", { name: "출석 체크하기" })).toBeEnabled();
  await advanceTime(server, 30, [page]);
  await expect(page.getByRole("button", { name: "시간이 지났어요" })).toBeDisabled();
  await show(page, "/mypage/notification");
  await expect(page.getByText(/노쇼/).first()).toBeVisible();
  // Within two seconds of the app's start the member isn't read again.
  await loadPage(page, `${server.url}/app/mypage`);
  await expect(page.getByRole("progressbar", { name: /45점/ })).toBeVisible();
  expect(await riceOf(page, server)).toBe(1000);
});

test("when the host leaves, the member who joined first becomes host", async ({ browser }) => {
  const [host, nextHost, last] = [
    await createMember(server, "떠난호스트"),
    await createMember(server, "이은호스트"),
    await createMember(server, "늦은손님"),
  ];
  const meetingId = await hostMeeting(server, host, { title: "넘겨받은 모임" });
  await joinMeeting(server, nextHost, meetingId);
  await joinMeeting(server, last, meetingId);
  const leaving = await open(browser, host, `/meetings/${meetingId}`);
  await leaving.getByRole("button", { name: "모임 메뉴" }).click();
  await expect(leaving.getByText("두 명 이상이면 삭제할 수 없어요.")).toBeVisible();
  await leaving.getByRole("button", { name: "모임 나가기" }).click();
  await expect(dialog(leaving)).toContainText("호스트는 가장 먼저 참여한 밥친구가 이어받아요.");
  await dialog(leaving).getByRole("button", { name: "나가기" }).click();
  await expect(leaving.getByText("모임에서 나왔어요.")).toBeVisible();
  expect(await riceOf(leaving, server)).toBe(1500);

  const newHostPage = await open(browser, nextHost, `/meetings/${meetingId}`);
  await expect(newHostPage.getByRole("button", { name: "모임 확정하기" })).toBeEnabled();
  await newHostPage.getByRole("button", { name: "모임 확정하기" }).click();
  await dialog(newHostPage).getByRole("button", { name: "확정하기" }).click();
  await expect(newHostPage.getByText("모임을 확정했어요.")).toBeVisible();
  await expect(newHostPage.getByRole("button", { name: "확정 완료" })).toBeDisabled();
  await newHostPage.getByRole("button", { name: "모임 메뉴" }).click();
  await expect(newHostPage.getByText("확정된 모임은 수정할 수 없어요.")).toBeVisible();
  expect((await meetingOf(server, last, meetingId)).hostId).toBe(nextHost.id);
});

test("block and report: messages are hidden and shown again, and reports of more than half expel a member", async ({
  browser,
}) => {
  const [host, rude, calm] = [
    await createMember(server, "너른마당"),
    await createMember(server, "무례한이"),
    await createMember(server, "차분한이"),
  ];
  const meetingId = await hostMeeting(server, host, { title: "조용한 식사" });
  await joinMeeting(server, rude, meetingId);
  await joinMeeting(server, calm, meetingId);
  const loud = await open(browser, rude, `/chat/${meetingId}`);
  const page = await open(browser, calm, `/chat/${meetingId}`);
  await loud.getByRole("textbox", { name: "메시지" }).fill("듣기 싫은 말");
  await loud.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByRole("log").getByText("듣기 싫은 말")).toBeVisible();

  await page.getByRole("button", { name: "참여한 밥친구 보기" }).click();
  await page.getByRole("button", { name: "무례한이 차단" }).click();
  await expect(dialog(page)).toContainText("이 밥친구의 모임과 채팅이 모두 보이지 않아요.");
  await dialog(page).getByRole("button", { name: "차단하기" }).click();
  await expect(page.getByText("차단했어요.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "닫기" }).click();
  await expect(page.getByText("차단한 밥친구의 메시지예요.")).toBeVisible();
  await expect(page.getByText("듣기 싫은 말")).toHaveCount(0);

  await show(page, "/settings/block-management");
  await page.getByRole("button", { name: "무례한이 차단 풀기" }).click();
  await dialog(page).getByRole("button", { name: "차단 풀기" }).click();
  await expect(page.getByText("차단을 풀었어요.")).toBeVisible();
  await show(page, `/chat/${meetingId}`);
  await expect(page.getByRole("log").getByText("듣기 싫은 말")).toBeVisible();

  const report = { reportedId: rude.id, meetingId, content: "계속 욕을 해요." };
  await callApi(server, "POST", "/reports/on-meeting", report, host);
  await page.getByRole("button", { name: "참여한 밥친구 보기" }).click();
  await page.getByRole("link", { name: "무례한이 신고" }).click();
  await expect(page.getByText("신고 내용을 입력해 주세요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "신고 보내기" })).toBeDisabled();
  await page.getByLabel("어떤 일이 있었나요?").fill(report.content);
  await page.getByRole("button", { name: "신고 보내기" }).click();
  await expect(dialog(page)).toContainText("신고를 접수했어요");
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/chat/${meetingId}`));
  await expect(loud.getByText("이 채팅방을 볼 수 없어요")).toBeVisible();
  expect((await meetingOf(server, calm, meetingId)).members.map(({ id }) => id)).not.toContain(rude.id);
});

test("a partner's application becomes a benefit that a meeting shows", async ({ browser }) => {
  const [owner, guest] = [await createMember(server, "사장님될분"), await createMember(server, "단골손님")];
  const applying = await open(browser, owner, "/mypage");
  await applying.getByRole("link", { name: "제휴 매장 신청" }).click();
  await applying.getByLabel("매장 이름").fill("연남한상차림");
  await applying.getByLabel("주소").fill("서울 마포구 동교로 242");
  await applying.getByLabel("전화번호").fill("02-335-0102");
  await applying.getByLabel("밥친구에게 줄 혜택").fill("밥친구 모임이면 계란말이를 드려요.");
  await applying.getByRole("button", { name: "신청하기" }).click();
  await expect(dialog(applying)).toContainText("제휴 신청을 마쳤어요");
  await expect(dialog(applying)).toContainText("검토한 뒤 적어 주신 번호로 연락드릴게요.");
  await dialog(applying).getByRole("button", { name: "확인" }).click();
  await expect(applying).toHaveURL(/\/app\/mypage$/);

  const operator = await logInDemoOperator(server);
  const { content } = await callApi<{ content: { id: number; name: string }[] }>(
    server,
    "GET",
    "/admin/partner-place-applications?page=0&size=50",
    undefined,
    operator,
  );
  const { id } = content.find(({ name }) => name === "연남한상차림") ?? { id: 0 };
  await callApi(server, "PATCH", `/admin/partner-place-applications/${id}`, undefined, operator);

  await applying.reload();
  await applying.getByRole("link", { name: "내 제휴 매장" }).click();
  await expect(applying.getByRole("heading", { name: "연남한상차림" })).toBeVisible();
  await expect(applying.getByText("계약 중")).toBeVisible();
  await expect(applying.getByText("밥친구 모임이면 계란말이를 드려요.")).toBeVisible();

  const page = await open(browser, guest, "/create-meeting");
  await page.getByLabel("제목").fill("계란말이 먹으러");
  await page.getByLabel("어떤 모임인가요?").fill("혜택 받으러 가요.");
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByRole("button", { name: /연남한상차림/ }).click();
  await page.getByRole("button", { name: "여기로 정하기" }).click();
  await expect(page.getByLabel("제목")).toHaveValue("계란말이 먹으러");
  await page.getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 모임 만들기` }).click();
  await dialog(page)
    .getByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 만들기` })
    .click();
  await expect(page.getByText(`모임을 만들었어요. ${MEETING_DEPOSIT_RICE}알을 보증금으로 냈어요.`)).toBeVisible();
  await page.getByText("계란말이 먹으러").first().click();
  await page.getByRole("button", { name: "제휴 혜택 보기" }).click();
  await expect(page.getByText("밥친구 모임이면 계란말이를 드려요.")).toBeInViewport();
  await page.getByRole("link", { name: "채팅방" }).click();
  await page.getByRole("link", { name: "식당 인증서" }).click();
  await expect(page.getByText("식당 사장님께 이 화면을 보여 주세요.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "연남한상차림" })).toBeVisible();
  expect((await memberOf(server, guest)).riceBalance).toBe(1000);
});
