/** What the member app shows only for a while, for the pictures: dialogs, empty lists, failures, sheets, the second step. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Page, Route } from "@playwright/test";
import type { MeetingListResponse } from "@babchingu/openapi/types";
import type { MadeScreen } from "./member-screens.ts";
import type { MadePerson } from "./people.ts";
import { ask, demoMember, demoOperator, hostMeeting, join, newcomer, person } from "./people.ts";
import type { TestServer } from "./server.ts";

/** Far from every meeting and partner store of the demo data. */
const JEJU = { latitude: 33.4996, longitude: 126.5312 };

const press = (name: string | RegExp) => async (page: Page) => {
  // A name as words stands for all of it, so that "차단" doesn't find "차단함". Told rather than clicked: some look
  // disabled, and some lie in a sheet that is still on its way up.
  await page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .dispatchEvent("click");
};

/** Presses and waits for the dialog that answers; some ask the server first. */
const pressForDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("alertdialog").waitFor();
};

const inTurn =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text);
const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const goOffline = (page: Page) => page.context().setOffline(true);
const failing = (calls: string) => (page: Page) =>
  page.route(`**/api/v1${calls}`, (route: Route) => route.fulfill({ status: 500, body: "" }));
const unanswered = (calls: string) => (page: Page) => page.route(`**/api/v1${calls}`, () => undefined);

async function withoutRice(server: TestServer): Promise<MadePerson> {
  const made = await person(server, "빈주머니");
  const operator = await demoOperator(server);
  await ask(server, "PATCH", "/admin/rice-transactions/revoke", { memberId: made.id, amount: 1300 }, operator);
  return made;
}

/** The demo member's meeting that is over and waits for ratings. */
async function endedMeeting(server: TestServer, member: MadePerson): Promise<number> {
  const { meetingListDtoList } = await ask<MeetingListResponse>(server, "GET", "/meetings/hosted", undefined, member);
  const [ended] = meetingListDtoList;
  if (!ended) throw new Error("The demo member has hosted no meeting.");
  return ended.meetingId;
}

/** An account with nothing in it yet. */
async function emptyScreens(server: TestServer): Promise<MadeScreen[]> {
  const who = await person(server, "제주한그릇", JEJU);
  const shown = {
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
  return Object.entries(shown).map(([name, path]) => ({ name: `empty-${name}`, path, who }));
}

/** Makes the people and meetings; the server needs its demo data. */
export async function makeMemberMoments(server: TestServer): Promise<MadeScreen[]> {
  const member = await demoMember(server);
  const [host, guest, visitor] = [
    await person(server, "평양냉면러버"),
    await person(server, "한그릇더주세요"),
    await person(server, "지나가던미식가"),
  ];
  const meeting = await hostMeeting(server, host, {
    title: "퇴근하고 불고기전골에 볶음밥까지",
    content: "남김없이 먹고 볶음밥까지 볶아요. 처음 오시는 분도 편하게 오세요!",
    placeName: "연남동골목끝불고기전골본점",
    maxCapacity: 8,
  });
  await join(server, guest, meeting);
  const ended = await endedMeeting(server, member);
  const shy = await newcomer(server, "망설이는이", false);
  const longWords =
    "안녕하세요! 저는 6시 40분쯤 도착할 것 같아요. 먼저 들어가 계시면 찾아갈게요. 볶음밥은 꼭 남겨 주세요.";

  const accounts: MadeScreen[] = [
    { name: "signup-terms", path: "/signup?sheet=terms", who: null },
    { name: "login-missing", path: "/login", who: null, after: press("로그인") },
    {
      name: "login-refused",
      path: "/login",
      who: null,
      after: inTurn(fill("휴대폰 번호", "01099999999"), fill("비밀번호", "babbab12"), pressForDialog("로그인")),
    },
    { name: "welcome-place", path: "/welcome", who: await newcomer(server, "두번째걸음"), after: press("건너뛰기") },
    {
      name: "location-consent",
      path: "/welcome",
      who: shy,
      after: inTurn(press("건너뛰기"), pressForDialog("현재 위치로 찾기")),
    },
    {
      name: "kakao-signup",
      path: "/login",
      who: null,
      after: inTurn(
        press("카카오로 시작하기"),
        (page) => page.getByRole("link", { name: /처음 온 사람/ }).click(),
        see("닉네임"),
      ),
    },
    { name: "logout", path: "/settings", who: member, after: pressForDialog("로그아웃") },
    { name: "toast", path: "/customer-center", who: member, after: inTurn(press("주소 복사"), see("복사했어요")) },
    {
      name: "question-open",
      path: "/mypage/frequent-questions",
      who: member,
      after: (page) => page.locator("summary").first().click(),
    },
    { name: "notifications-clear", path: "/mypage/notification", who: member, after: pressForDialog("모두 지우기") },
  ];
  const meetings: MadeScreen[] = [
    { name: "meeting-long", path: `/meetings/${meeting}`, who: visitor },
    { name: "meeting-ended", path: `/meetings/${ended}`, who: member },
    { name: "meeting-lost", path: "/meetings/999999", who: visitor },
    {
      name: "meeting-join",
      path: `/meetings/${meeting}`,
      who: visitor,
      after: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`),
    },
    {
      name: "meeting-poor",
      path: `/meetings/${meeting}`,
      who: await withoutRice(server),
      after: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`),
    },
    {
      name: "meeting-leave",
      path: `/meetings/${meeting}?sheet=menu`,
      who: guest,
      after: pressForDialog("모임 나가기"),
    },
    {
      name: "create-missing",
      path: "/create-meeting",
      who: visitor,
      after: pressForDialog(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`),
    },
    { name: "explore-open", path: "/explore", who: visitor, after: press(/^모임 \d+개/) },
    {
      name: "place-found",
      path: "/place-selection?tab=nearby",
      who: visitor,
      after: inTurn(fill("가게 이름이나 음식", "국밥"), press("검색")),
    },
  ];
  const rooms: MadeScreen[] = [
    { name: "chat-ended", path: `/chat/${ended}`, who: member },
    { name: "chat-rating", path: `/chat/${ended}?sheet=rating`, who: member },
    {
      name: "chat-writing",
      path: `/chat/${meeting}`,
      who: guest,
      after: (page) => page.locator("textarea").fill(longWords),
    },
    {
      name: "chat-sent",
      path: `/chat/${meeting}`,
      who: host,
      after: inTurn((page) => page.locator("textarea").fill(longWords), press(/보내기/), see("볶음밥은 꼭")),
    },
    { name: "chat-block", path: `/chat/${meeting}?sheet=people`, who: guest, after: pressForDialog(/차단$/) },
  ];
  const troubles: MadeScreen[] = [
    {
      name: "failed-meetings",
      path: "/meetings",
      who: visitor,
      before: failing("/meetings*"),
      after: see("다시 시도"),
    },
    {
      name: "failed-wallet",
      path: "/mypage/rice-wallet",
      who: visitor,
      before: failing("/rice-transactions*"),
      after: see("다시 시도"),
    },
    { name: "loading-meetings", path: "/meetings", who: visitor, before: unanswered("/meetings*"), isLoading: true },
    { name: "loading-chat", path: "/chat", who: visitor, before: unanswered("/chat"), isLoading: true },
    { name: "offline", path: "/meetings", who: visitor, after: inTurn(see("모집 중"), goOffline) },
    {
      name: "offline-chat",
      path: `/chat/${meeting}`,
      who: guest,
      after: inTurn((page) => page.getByRole("textbox").waitFor(), goOffline),
    },
  ];
  return [...accounts, ...(await emptyScreens(server)), ...meetings, ...rooms, ...troubles];
}
