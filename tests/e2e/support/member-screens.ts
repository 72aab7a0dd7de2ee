/** The member app's screens that need a member or a meeting in a certain state, which is prepared through the API. */
import type { Page } from "@playwright/test";
import {
  callApi,
  logInDemoOperator,
  hostMeeting,
  joinMeeting,
  signInBeforeLoad,
  createNewMember,
  createMember,
} from "./api-members.ts";
import type { TestMember } from "./api-members.ts";
import { navigateTo, waitUntilLoaded } from "./navigation.ts";
import type { TestServer } from "./server.ts";

export interface PreparedScreen {
  name: string;
  /** Below /app. */
  path: string;
  who: TestMember | null;
  /** The router's navigation state, as the previous page sets it. */
  state?: object;
  /** Prepares the page before it loads, for instance with a failing request. */
  beforeLoad?: (page: Page) => Promise<unknown>;
  /** Shows the screen while it is loading. */
  isLoading?: true;
  /** Steps on the loaded page that lead to the state to show. */
  afterLoad?: (page: Page) => Promise<void>;
  /** The screen with the same components and other texts, whose inspection holds for this one. */
  coveredBy?: string | undefined;
}

async function createMemberWithStatus(server: TestServer, name: string, status: string): Promise<TestMember> {
  const made = await createMember(server, name);
  const operator = await logInDemoOperator(server);
  await callApi(server, "PATCH", `/admin/members/${made.id}/status`, { status }, operator);
  // The change revokes the tokens.
  const tokens = await callApi<{ accessToken: string; refreshToken: string }>(server, "POST", "/auth/login", {
    phone: made.phone,
    password: made.password,
    fcmToken: null,
  });
  return { ...made, ...tokens };
}

async function createPartner(server: TestServer): Promise<TestMember> {
  const owner = await createMember(server, "사장님");
  const store = {
    name: "연남한상차림",
    address: "서울 마포구 동교로 242",
    phone: "02-335-0102",
    latitude: 37.5619,
    longitude: 126.9256,
    policy: "밥친구 모임이면 계란말이를 드려요. 네 명 이상이면 음료수도 한 병 드려요.",
    imageId: null,
  };
  const operator = await logInDemoOperator(server);
  const { id } = await callApi<{ id: number }>(server, "POST", "/partner-place-applications", store, owner);
  await callApi(server, "PATCH", `/admin/partner-place-applications/${id}`, undefined, operator);
  return owner;
}

/** Creates the members and meetings; the server needs its demo data for the operator. */
export async function prepareMemberScreens(server: TestServer): Promise<PreparedScreen[]> {
  const [host, guest, applicant] = [
    await createMember(server, "마라탕장인"),
    await createMember(server, "맵찔이탈출"),
    await createMember(server, "혼밥졸업생"),
  ];
  const open = await hostMeeting(server, host, { title: "마라탕 먹고 산책해요" });
  await joinMeeting(server, guest, open);
  const chosen = await hostMeeting(server, host, { title: "오마카세 소수 정예", requiresApproval: true });
  const introduction = "근처에서 일해요. 조용히 먹는 것도, 이야기하는 것도 좋아해요!";
  const { id: application } = await callApi<{ id: number }>(
    server,
    "POST",
    `/meeting-applications/${chosen}`,
    { content: introduction },
    applicant,
  );
  const reported = { reportedId: host.id, meetingId: open };
  return [
    { name: "welcome", path: "/welcome", who: await createNewMember(server, "갓들어온이") },
    {
      name: "force-verification",
      path: "/force-phone-verification",
      who: await createMemberWithStatus(server, "다시인증", "PHONE_V_REQUIRED"),
    },
    { name: "banned", path: "/banned", who: await createMemberWithStatus(server, "쉬는중", "BANNED") },
    { name: "meeting-update", path: `/meetings/${open}/update`, who: host },
    { name: "meeting-menu", path: `/meetings/${open}?sheet=menu`, who: host },
    { name: "meeting-applications", path: `/meetings/${chosen}/applications`, who: host },
    { name: "application", path: `/meeting-applications/${application}`, who: applicant },
    { name: "applications-waiting", path: "/mypage/pending-meeting-applications", who: applicant },
    { name: "chat-people", path: `/chat/${open}?sheet=people`, who: guest },
    { name: "report-in-meeting", path: `/chat/${open}/report/in-meeting`, who: guest, state: reported },
    {
      name: "report-out-of-meeting",
      path: `/meetings/${open}/report/out-of-meeting`,
      who: applicant,
      state: reported,
    },
    { name: "partner-store", path: "/mypage/partner-place/my", who: await createPartner(server) },
    { name: "location-selection", path: "/location-selection", who: guest },
    { name: "place-nearby", path: "/place-selection?tab=nearby", who: guest },
    { name: "place-direct", path: "/place-selection?tab=direct", who: guest },
    { name: "create-day", path: "/create-meeting?sheet=day", who: guest },
    { name: "create-time", path: "/create-meeting?sheet=time", who: guest },
    { name: "withdraw", path: "/settings?sheet=withdraw", who: guest },
    { name: "search-results", path: "/search?q=마라탕", who: applicant },
    { name: "kakao-invalid", path: "/login/kakao", who: null },
  ];
}

/** Opens a prepared screen in a new page. */
export async function openPreparedScreen(
  page: Page,
  server: Pick<TestServer, "url">,
  screen: PreparedScreen,
): Promise<void> {
  await signInBeforeLoad(page, screen.who);
  await showPreparedScreen(page, server, screen);
}

/** Opens a prepared screen in a page in which its member is signed in. */
export async function showPreparedScreen(
  page: Page,
  server: Pick<TestServer, "url">,
  screen: PreparedScreen,
): Promise<void> {
  await screen.beforeLoad?.(page);
  await page.goto(`${server.url}/app${screen.path}`, { waitUntil: "load" });
  if (screen.state) {
    await waitUntilLoaded(page);
    await navigateTo(page, page.url(), screen.state);
  }
  await screen.afterLoad?.(page);
}
