/** Transient states of the member app's screens, for screenshots: dialogs, empty lists, failures, sheets, second steps. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Page, Route } from "@playwright/test";
import type { MeetingListResponse } from "@babchingu/openapi/types";
import type { PreparedScreen } from "./member-screens.ts";
import type { TestMember } from "./api-members.ts";
import {
  callApi,
  logInDemoMember,
  logInDemoOperator,
  hostMeeting,
  joinMeeting,
  createNewMember,
  createMember,
} from "./api-members.ts";
import type { TestServer } from "./server.ts";

/** Far from every meeting and partner store of the demo data. */
const JEJU = { latitude: 33.4996, longitude: 126.5312 };

const press = (name: string | RegExp) => async (page: Page) => {
  // A string has to match the whole name, so that "차단" doesn't find "차단함". The event is dispatched, because a click would
  // wait for buttons that look disabled or are in a sheet that is still moving.
  await page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .dispatchEvent("click");
};

/** Presses a button and waits for the dialog that it opens, in some cases after a request. */
const pressForDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("alertdialog").waitFor();
};

const inSequence =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text);
const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const goOffline = (page: Page) => page.context().setOffline(true);
const respondWith500 = (calls: string) => (page: Page) =>
  page.route(`**/api/v1${calls}`, (route: Route) => route.fulfill({ status: 500, body: "" }));
const neverRespond = (calls: string) => (page: Page) => page.route(`**/api/v1${calls}`, () => undefined);

async function createMemberWithoutRice(server: TestServer): Promise<TestMember> {
  const made = await createMember(server, "빈주머니");
  const operator = await logInDemoOperator(server);
  await callApi(server, "PATCH", "/admin/rice-transactions/revoke", { memberId: made.id, amount: 1300 }, operator);
  return made;
}

/** The demo member's meeting that has ended and can be rated. */
async function endedMeeting(server: TestServer, member: TestMember): Promise<number> {
  const { meetingListDtoList } = await callApi<MeetingListResponse>(
    server,
    "GET",
    "/meetings/hosted",
    undefined,
    member,
  );
  const [ended] = meetingListDtoList;
  if (!ended) throw new Error("The demo member has hosted no meeting.");
  return ended.meetingId;
}

/** Screens of a member without any data. */
async function emptyScreens(server: TestServer): Promise<PreparedScreen[]> {
  const who = await createMember(server, "제주한그릇", JEJU);
  const paths = {
    meetings: "/meetings",
    chat: "/chat",
    explore: "/explore",
    hosted: "/mypage/hosted-meetings",
    joined: "/mypage/joined-meetings",
    applications: "/mypage/pending-meeting-applications",
    notifications: "/mypage/notification",
    wallet: "/mypage/rice-wallet",
    "partner-places": "/place-selection",
    search: "/search?q=없는음식",
    "partner-store": "/mypage/partner-place/my",
  };
  const inspected = new Set(["meetings", "explore", "search", "wallet"]);
  return Object.entries(paths).map(([name, path]) => ({
    name: `empty-${name}`,
    path,
    who,
    coveredBy: inspected.has(name) ? undefined : "empty-meetings",
  }));
}

/** A question or message is inspected three times: without a choice, with the longest text, and over a sheet with a red button. */
const dialog = (screen: PreparedScreen): PreparedScreen => ({ coveredBy: "location-consent", ...screen });

/** Creates the members and meetings; the server needs its demo data. */
export async function prepareTransientScreens(server: TestServer): Promise<PreparedScreen[]> {
  const member = await logInDemoMember(server);
  const [host, guest, visitor] = [
    await createMember(server, "평양냉면러버"),
    await createMember(server, "한그릇더주세요"),
    await createMember(server, "지나가던미식가"),
  ];
  const meeting = await hostMeeting(server, host, {
    title: "퇴근하고 불고기전골에 볶음밥까지",
    content: "남김없이 먹고 볶음밥까지 볶아요. 처음 오시는 분도 편하게 오세요!",
    placeName: "연남동골목끝불고기전골본점",
    maxCapacity: 8,
  });
  await joinMeeting(server, guest, meeting);
  const ended = await endedMeeting(server, member);
  const shy = await createNewMember(server, "망설이는이", false);
  const longMessage =
    "안녕하세요! 저는 6시 40분쯤 도착할 것 같아요. 먼저 들어가 계시면 찾아갈게요. 볶음밥은 꼭 남겨 주세요.";

  const accounts: PreparedScreen[] = [
    { name: "signup-terms", path: "/signup?sheet=terms", who: null },
    { name: "login-missing", path: "/login", who: null, afterLoad: press("로그인") },
    {
      name: "login-refused",
      path: "/login",
      who: null,
      afterLoad: inSequence(fill("휴대폰 번호", "01099999999"), fill("비밀번호", "babbab12"), pressForDialog("로그인")),
    },
    {
      name: "welcome-place",
      path: "/welcome",
      who: await createNewMember(server, "두번째걸음"),
      afterLoad: press("건너뛰기"),
    },
    {
      name: "location-consent",
      path: "/welcome",
      who: shy,
      afterLoad: inSequence(press("건너뛰기"), pressForDialog("현재 위치로 찾기")),
    },
    {
      name: "kakao-signup",
      path: "/login",
      who: null,
      afterLoad: inSequence(
        press("카카오로 시작하기"),
        (page) => page.getByRole("link", { name: /처음 온 사람/ }).click(),
        waitForText("닉네임"),
      ),
    },
    dialog({ name: "logout", path: "/settings", who: member, afterLoad: pressForDialog("로그아웃") }),
    {
      name: "toast",
      path: "/welcome",
      who: shy,
      afterLoad: inSequence(press("다음"), waitForText("프로필 사진을 올려 주세요.")),
    },
    {
      name: "question-open",
      path: "/mypage/frequent-questions",
      who: member,
      afterLoad: (page) => page.locator("summary").first().click(),
    },
    dialog({
      name: "notifications-clear",
      path: "/mypage/notification",
      who: member,
      afterLoad: pressForDialog("모두 지우기"),
    }),
  ];
  const meetings: PreparedScreen[] = [
    { name: "meeting-long", path: `/meetings/${meeting}`, who: visitor, coveredBy: "meeting" },
    { name: "meeting-ended", path: `/meetings/${ended}`, who: member },
    { name: "meeting-lost", path: "/meetings/999999", who: visitor },
    dialog({
      name: "meeting-join",
      path: `/meetings/${meeting}`,
      who: visitor,
      afterLoad: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`),
    }),
    dialog({
      name: "meeting-poor",
      path: `/meetings/${meeting}`,
      who: await createMemberWithoutRice(server),
      afterLoad: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`),
    }),
    dialog({
      name: "meeting-leave",
      path: `/meetings/${meeting}?sheet=menu`,
      who: guest,
      afterLoad: pressForDialog("모임 나가기"),
    }),
    dialog({
      name: "create-missing",
      path: "/create-meeting",
      who: visitor,
      afterLoad: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`),
    }),
    { name: "explore-open", path: "/explore", who: visitor, afterLoad: press(/^모임 \d+개/) },
    {
      name: "place-found",
      path: "/place-selection?tab=nearby",
      who: visitor,
      afterLoad: inSequence(fill("가게 이름이나 음식", "국밥"), press("검색")),
    },
  ];
  const rooms: PreparedScreen[] = [
    { name: "chat-ended", path: `/chat/${ended}`, who: member },
    { name: "chat-rating", path: `/chat/${ended}?sheet=rating`, who: member },
    {
      name: "chat-writing",
      path: `/chat/${meeting}`,
      who: guest,
      afterLoad: (page) => page.locator("textarea").fill(longMessage),
    },
    {
      name: "chat-sent",
      path: `/chat/${meeting}`,
      who: host,
      afterLoad: inSequence(
        (page) => page.locator("textarea").fill(longMessage),
        press(/보내기/),
        waitForText("볶음밥은 꼭"),
      ),
    },
    {
      name: "chat-message",
      path: `/chat/${meeting}`,
      who: guest,
      afterLoad: inSequence(
        (page) => page.locator("textarea").fill("먼저 가서 자리 잡을게요"),
        press(/보내기/),
        (page) => page.locator("[data-message]", { hasText: "자리" }).click({ button: "right" }),
      ),
    },
    { name: "chat-block", path: `/chat/${meeting}?sheet=people`, who: guest, afterLoad: pressForDialog(/차단$/) },
  ];
  const failures: PreparedScreen[] = [
    {
      name: "failed-meetings",
      path: "/meetings",
      who: visitor,
      beforeLoad: respondWith500("/meetings*"),
      afterLoad: waitForText("다시 시도"),
    },
    {
      name: "failed-wallet",
      coveredBy: "failed-meetings",
      path: "/mypage/rice-wallet",
      who: visitor,
      beforeLoad: respondWith500("/rice-transactions*"),
      afterLoad: waitForText("다시 시도"),
    },
    {
      name: "loading-meetings",
      path: "/meetings",
      who: visitor,
      beforeLoad: neverRespond("/meetings*"),
      isLoading: true,
    },
    { name: "loading-chat", path: "/chat", who: visitor, beforeLoad: neverRespond("/chat"), isLoading: true },
    { name: "offline", path: "/meetings", who: visitor, afterLoad: inSequence(waitForText("모집 중"), goOffline) },
    {
      name: "offline-chat",
      coveredBy: "offline",
      path: `/chat/${meeting}`,
      who: guest,
      afterLoad: inSequence((page) => page.getByRole("log").waitFor(), goOffline),
    },
  ];
  return [...accounts, ...(await emptyScreens(server)), ...meetings, ...rooms, ...failures];
}
