/** Every message about meetings, places, chat, partner stores and lists (member §5, member §8), provoked in the browser. */
import { expect, test } from "@playwright/test";
import type { Page, Route } from "@playwright/test";
import { HONGDAE } from "../support/member.ts";
import type { MadePerson } from "../support/people.ts";
import { ask, demoMember, demoOperator, hostMeeting, join, newcomer, passTime, person } from "../support/people.ts";
import { seatsAt } from "../support/seats.ts";
import type { TestServer } from "../support/server.ts";
import { startServer } from "../support/server.ts";

let server: TestServer;
let host: MadePerson;
let guest: MadePerson;
let meetingId: number;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
  host = await person(server, "말없는호스트");
  guest = await person(server, "말없는손님");
  meetingId = await hostMeeting(server, host, { title: "조용한 순대국", inMinutes: 2000 });
});
test.afterAll(async () => server.close());

const { seats, open } = seatsAt(() => server);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).click();
/** A button that looks disabled and, pressed, says what is missing. */
const pressBlocked = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click({ force: true });
const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function alerts(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "확인" }).click();
  await expect(dialog).toHaveCount(0);
}

/** A failure of the server without a message. */
const speechless = (route: Route) => route.fulfill({ status: 500, body: "" });
const GENERIC = "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.";

interface FailingRead {
  path: string;
  /** The call that fails, as a pattern of its path below /api/v1. */
  call: string;
  words: string;
  /** A dialog rather than a part of the page. */
  isAlert?: true;
  /** Refused the second time as well, in the server's words. */
  isRefused?: true;
}

const meeting = (rest = ""): string => `/meetings/:meeting${rest}`;
const FAILING_READS: FailingRead[] = [
  { path: meeting(), call: "/meetings/:meeting", words: "모임 정보를 불러오지 못했어요." },
  { path: meeting("/update"), call: "/meetings/:meeting", words: "모임 정보를 불러오지 못했어요.", isAlert: true },
  { path: meeting("/applications"), call: "/meeting-applications/**", words: "신청서를 불러오지 못했어요." },
  {
    path: "/meeting-applications/999999",
    call: "/meeting-applications/999999",
    words: "신청서를 불러오지 못했어요.",
    isRefused: true,
  },
  { path: "/search?q=국밥", call: "/meetings/search?**", words: GENERIC },
  { path: "/place-selection", call: "/partner-places?**", words: "제휴 매장을 불러오지 못했어요." },
  {
    path: "/chat/:meeting/restaurant-certificate",
    call: "/meetings/:meeting/certificate",
    words: "모임 정보를 불러올 수 없어요.",
  },
  { path: "/mypage/notification", call: "/notifications", words: "알림을 불러오지 못했어요." },
  { path: "/mypage/rice-wallet", call: "/rice-transactions**", words: "쌀알 내역을 불러오지 못했어요." },
  { path: "/mypage/events", call: "/events", words: "이벤트를 불러오지 못했어요." },
  { path: "/mypage/announcements", call: "/announcements", words: "공지사항을 불러오지 못했어요." },
  { path: "/mypage/partner-place/my", call: "/partner-places/my", words: "제휴 매장 정보를 불러오지 못했어요." },
  { path: "/mypage/hosted-meetings", call: "/meetings/hosted**", words: GENERIC },
  { path: "/mypage/joined-meetings", call: "/meetings/joined**", words: GENERIC },
  { path: "/settings/block-management", call: "/blocks", words: GENERIC },
  { path: "/meetings", call: "/meetings?**", words: GENERIC },
  { path: "/chat", call: "/chat", words: GENERIC },
  { path: "/explore", call: "/meetings/map?**", words: GENERIC },
];

const filled = (text: string): string => text.replace(":meeting", String(meetingId));

test("a read that fails has its own message, and a retry succeeds", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await open(browser, host, "/mypage");
  for (const { path, call, words, isAlert, isRefused } of FAILING_READS) {
    const pattern = `**/api/v1${filled(call)}`;
    await page.route(pattern, speechless);
    await page.goto(`${server.url}/app${filled(path)}`);
    if (isAlert) {
      await alerts(page, words);
      await page.unroute(pattern);
      continue;
    }
    await expect(page.getByText(words).first(), path).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole("button", { name: "다시 시도", exact: true }).first().click();
    if (isRefused) await says(page, "신청서를 찾을 수 없어요. 이미 처리됐을 수 있어요.");
    await expect(page.getByText(words), path).toHaveCount(0);
  }
});

test("creating a meeting: missing fields, a time in the past, not enough rice", async ({ browser }) => {
  const maker = await person(server, "모임장인");
  const page = await open(browser, maker, "/create-meeting");
  const create = () => press(page, "500알 내고 모임 만들기");
  await create();
  await alerts(page, "필수 항목을 모두 입력해 주세요.");
  await says(page, "제목을 적어 주세요.");
  await says(page, "어떤 모임인지 적어 주세요.");
  await says(page, "장소를 골라 주세요.");
  await page.getByLabel("제목").fill("스무 자가 넘는 제목은 스무 자에서 잘려요 정말로요");
  expect((await page.getByLabel("제목").inputValue()).length).toBe(20);
  await page.getByLabel("어떤 모임인가요?").fill("같이 먹어요.");
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByText("주변 검색", { exact: true }).click();
  await press(page, "검색");
  await alerts(page, "검색어를 적어 주세요.");
  await page.route("**/places/search?**", speechless);
  await page.getByLabel("가게 이름이나 음식").fill("국밥");
  await press(page, "검색");
  await alerts(page, "장소를 검색하지 못했어요. 잠시 뒤 다시 시도해 주세요.");
  await page.getByText("직접 입력", { exact: true }).click();
  await press(page, "여기로 정하기");
  await alerts(page, "장소 이름을 적어 주세요.");
  await page.getByLabel("장소 이름").fill("우리 집 앞");
  await press(page, "여기로 정하기");
  await alerts(page, "주소를 적어 주세요.");
  await page.getByLabel("주소").fill("서울 마포구 동교로 1");
  await press(page, "여기로 정하기");
  await expect(page.getByText("우리 집 앞")).toBeVisible();

  await page.clock.setSystemTime(new Date(Date.now() + 24 * 60 * 60_000));
  await create();
  await alerts(page, "지금보다 이전 시간은 고를 수 없어요.");
  const operator = await demoOperator(server);
  await ask(server, "PATCH", "/admin/rice-transactions/revoke", { memberId: maker.id, amount: 1200 }, operator);
  await page.reload();
  await says(page, "쌀알이 부족해요. 충전해 주세요.");
  await pressBlocked(page, "500알 내고 모임 만들기");
  await alerts(page, "쌀알이 부족해요. 충전해 주세요.");
  await page.goto(`${server.url}/app/meetings/${meetingId}`);
  await press(page, "500알 내고 참여하기");
  await expect(page.getByRole("alertdialog")).toContainText("쌀알이 부족해요");
});

test("editing: counters, missing fields, a meeting that can't be edited any more", async ({ browser }) => {
  const maker = await person(server, "고치는이");
  const mine = await hostMeeting(server, maker, { title: "고칠 모임" });
  const page = await open(browser, maker, `/meetings/${mine}/update`);
  await expect(page.getByText("5/20", { exact: true })).toBeAttached();
  await pressBlocked(page, "수정 마치기");
  await says(page, "바꾼 내용이 없어요.");
  await page.getByLabel("제목").fill(" ");
  await press(page, "수정 마치기");
  await alerts(page, "제목을 적어 주세요.");
  await page.getByLabel("제목").fill("고친 모임");
  const about = page.getByLabel("어떤 모임인가요?");
  const words = await about.inputValue();
  await about.fill(" ");
  await press(page, "수정 마치기");
  await alerts(page, "어떤 모임인지 적어 주세요.");
  await about.fill(words);
  await press(page, "수정 마치기");
  await says(page, "모임을 수정했어요.");
  await join(server, guest, mine);
  await page.goto(`${server.url}/app/meetings/${mine}`);
  await press(page, "모임 메뉴");
  await says(page, "두 명 이상이면 삭제할 수 없어요.");
  await ask(server, "PATCH", `/meetings/${mine}/status`, undefined, maker);
  await page.goto(`${server.url}/app/meetings/${mine}/update`);
  await alerts(page, "확정된 모임은 수정할 수 없어요.");
});

test("a meeting that its only member deletes, and an application that is cancelled", async ({ browser }) => {
  const alone = await person(server, "마음바뀜");
  const mine = await hostMeeting(server, alone, { title: "없던 일로", requiresApproval: true });
  const other = await person(server, "신청취소");
  const apply = await open(browser, other, `/meetings/${mine}/application`);
  await expect(apply.getByRole("button", { name: "500알 내고 신청하기" })).toBeDisabled();
  await apply.getByLabel("소개").fill("가고 싶어요.");
  await press(apply, "500알 내고 신청하기");
  await apply.getByRole("alertdialog").getByRole("button", { name: "신청하기" }).click();
  await says(apply, "신청서를 보냈어요.");
  await apply.goto(`${server.url}/app/mypage/pending-meeting-applications`);
  await apply.getByText("없던 일로").click();
  await press(apply, "신청 취소하기");
  await apply.getByRole("alertdialog").getByRole("button", { name: "신청 취소" }).click();
  await says(apply, "신청을 취소했어요.");
  const page = await open(browser, alone, `/meetings/${mine}`);
  await press(page, "모임 메뉴");
  await press(page, /모임 삭제/);
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제하기" }).click();
  await says(page, "모임을 삭제했어요.");
});

test("blocking and unblocking that fail have their own messages", async ({ browser }) => {
  const page = await open(browser, guest, `/meetings/${meetingId}`);
  await page.route("**/api/v1/blocks", (route) =>
    route.request().method() === "GET" ? route.continue() : speechless(route),
  );
  const block = async (): Promise<void> => {
    await press(page, "모임 메뉴");
    await press(page, "호스트 차단하기");
    await page.getByRole("alertdialog").getByRole("button", { name: "차단하기" }).click();
  };
  await block();
  await alerts(page, "차단하는 중에 오류가 발생했어요.");
  await ask(server, "POST", "/blocks", { blockedId: host.id }, guest);
  await page.goto(`${server.url}/app/settings/block-management`);
  const lift = async (): Promise<void> => {
    await press(page, "말없는호스트 차단 풀기");
    await page.getByRole("alertdialog").getByRole("button", { name: "차단 풀기" }).click();
  };
  await lift();
  await alerts(page, "차단을 푸는 중에 오류가 발생했어요.");
  await page.unrouteAll();
  await lift();
  await says(page, "차단을 풀었어요.");
  await page.goto(`${server.url}/app/meetings/${meetingId}`);
  await block();
  await says(page, "차단했어요.");
  await ask(server, "DELETE", "/blocks", { blockedId: host.id }, guest);
});

test("chat: a message is limited in length, and one that can't be sent says so and is sent on retry", async ({
  browser,
}) => {
  const page = await open(browser, host, `/chat/${meetingId}`);
  const box = page.getByRole("textbox", { name: "메시지" });
  await expect(page.getByRole("button", { name: "보내기" })).toBeDisabled();
  await box.fill("밥".repeat(301));
  await says(page, "메시지는 300자까지 쓸 수 있어요.");
  expect((await box.inputValue()).length).toBe(300);
  await page.clock.install();
  await seats[0]?.context.setOffline(true);
  await box.fill("늦을 것 같아요");
  await press(page, "보내기");
  await expect(page.getByText("보내는 중")).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("alert")).toContainText("메시지를 보내지 못했어요.");
  await seats[0]?.context.setOffline(false);
  await press(page, "다시 보내기");
  await page.clock.fastForward(5000);
  await expect(page.getByText("메시지를 보내지 못했어요.")).toHaveCount(0);
  await expect(page.getByRole("log").getByText("늦을 것 같아요")).toHaveCount(1);
});

test("a benefit that can't be loaded, and one that has ended", async ({ browser }) => {
  const stores = await ask<{
    partnerPlaceSearchDtoList: { id: number; name: string; latitude: number; longitude: number }[];
  }>(server, "GET", "/partner-places?pageSize=20", undefined, host);
  const [store] = stores.partnerPlaceSearchDtoList;
  if (!store) throw new Error("The demo data has no partner store.");
  const maker = await person(server, "혜택보러");
  const there = await hostMeeting(server, maker, {
    title: "혜택 있는 모임",
    placeName: store.name,
    placeLatitude: store.latitude,
    placeLongitude: store.longitude,
    partnerPlaceId: store.id,
  });
  const page = await open(browser, maker, "/mypage");
  await page.route("**/policy", speechless);
  await page.goto(`${server.url}/app/meetings/${there}`);
  await says(page, "제휴 혜택을 불러오지 못했어요.");
  await page.unroute("**/policy");
  await page.getByRole("alert").getByRole("button", { name: "다시 시도" }).click();
  await expect(page.getByText("제휴 혜택을 불러오지 못했어요.")).toHaveCount(0);
  await page.route("**/policy", (route) => route.fulfill({ json: { policy: " " } }));
  await page.reload();
  await says(page, "지금은 제휴 혜택 정보가 없어요.");
});

test("partner stores: the next page that fails keeps the first", async ({ browser }) => {
  const page = await open(browser, host, "/mypage");
  let calls = 0;
  await page.route("**/partner-places?**", async (route) => {
    calls += 1;
    if (calls > 1) return speechless(route);
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), hasNext: true, lastDistance: 1 },
    });
  });
  await page.goto(`${server.url}/app/place-selection`);
  await press(page, "더 보기");
  await expect(page.getByRole("alert")).toContainText("제휴 매장을 불러오지 못했어요.");
  await expect(page.getByRole("main").locator("li").first()).toBeVisible();
});

test("a partner application: each field has its own message", async ({ browser }) => {
  const applicant = await newcomer(server, "사장꿈나무");
  await ask(server, "PATCH", "/members/active", undefined, applicant);
  const page = await open(browser, applicant, "/mypage/partner-place/form");
  await press(page, "신청하기");
  for (const words of [
    "매장 이름을 입력해 주세요.",
    "매장 주소를 입력해 주세요.",
    "매장 전화번호를 입력해 주세요.",
    "밥친구에게 줄 혜택을 입력해 주세요.",
    "지도에서 매장 위치를 골라 주세요.",
  ]) {
    await says(page, words);
  }
});

test("a partner's store: not found, and an image that doesn't load", async ({ browser }) => {
  const page = await open(browser, host, "/mypage");
  await page.goto(`${server.url}/app/mypage/partner-place/my`);
  await says(page, "등록된 매장을 찾을 수 없어요");
  const store = {
    name: "연남한상",
    address: "서울 마포구 동교로 242",
    phone: "02-335-0101",
    ...HONGDAE,
    policy: "계란말이를 드려요.",
    imageUrl: "/images/gone.webp",
    cache: 100_000,
    until: "2027-01-01T00:00",
    meetingCount: 3,
    count: 42,
  };
  await page.route("**/partner-places/my", (route) => route.fulfill({ json: store }));
  await page.reload();
  await says(page, "사진을 불러올 수 없어요");
  await expect(page.getByRole("link", { name: /02-335-0101/ })).toHaveAttribute("href", "tel:02-335-0101");
});

test("notifications: deleting all asks first, and says when it fails, as deleting one does", async ({ browser }) => {
  const member = await demoMember(server);
  const page = await open(browser, member, "/mypage/notification");
  const one = page.getByRole("button", { name: /^지우기: / });
  await expect(one.first()).toBeVisible();
  const before = await one.count();
  await page.route(/\/notifications\/\d+$/, speechless);
  await one.first().click();
  await says(page, GENERIC);
  await expect(one).toHaveCount(before);
  await page.unrouteAll();
  await one.first().click();
  await expect(one).toHaveCount(before - 1);
  await page.route("**/api/v1/notifications", (route) =>
    route.request().method() === "DELETE" ? speechless(route) : route.continue(),
  );
  const deleteAll = async (): Promise<void> => {
    await press(page, "모두 지우기");
    await page.getByRole("alertdialog").getByRole("button", { name: "모두 지우기" }).click();
  };
  await deleteAll();
  await alerts(page, GENERIC);
  await page.unrouteAll();
  await deleteAll();
  await says(page, "알림을 모두 지웠어요.");
  await says(page, "새 소식이 없어요");
  await expect(page.getByRole("button", { name: "모두 지우기" })).toHaveCount(0);
});

test("nobody to rate when everybody else has left", async ({ browser }) => {
  const [last, gone] = [await person(server, "끝까지남은"), await person(server, "먼저간이")];
  const alone = await hostMeeting(server, last, { title: "나 홀로 밥상", inMinutes: 20 });
  await join(server, gone, alone);
  await ask(server, "PATCH", `/meetings/${alone}/status`, undefined, last);
  await ask(server, "DELETE", `/member-meetings/${alone}`, undefined, gone);
  const page = await open(browser, last, `/chat/${alone}`);
  await passTime(server, 145, [page]);
  await press(page, "매너 평가하기");
  await says(page, "평가할 밥친구가 없어요");
});
