// @vitest-environment jsdom
/** A screen whose data can't be fetched shows its own message and a retry button (member §8). */
import type { MeetingCertificate } from "@babchingu/openapi/types";
import { focusManager } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { session } from "../api/api.ts";
import { serverError, json, noContent, openApp, type Responses } from "../testing/app.tsx";
import { errorResponse } from "../testing/backend.ts";
import { setUpDom } from "../testing/dom.ts";
import { buildMeeting } from "../testing/meetings.ts";

setUpDom();
// React warns of <search>, which jsdom doesn't know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

const certificate: MeetingCertificate = {
  placeName: "면집",
  title: "홍대 라멘",
  memberCount: 3,
  scheduledAt: "2026-03-01T18:30",
};

class NoObserver {
  observe(): void {}
  disconnect(): void {}
}

const GENERIC = "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.";

it.each([
  ["/meetings/3", "/meetings/3", "모임 정보를 불러오지 못했어요."],
  ["/meetings/3/applications", "/meeting-applications/by-meeting/3", "신청서를 불러오지 못했어요."],
  ["/meeting-applications/5", "/meeting-applications/5", "신청서를 불러오지 못했어요."],
  ["/place-selection", "/partner-places", "제휴 매장을 불러오지 못했어요."],
  ["/chat/3/restaurant-certificate", "/meetings/3/certificate", "모임 정보를 불러올 수 없어요."],
  ["/mypage/notification", "/notifications", "알림을 불러오지 못했어요."],
  ["/mypage/rice-wallet", "/rice-transactions", "쌀알 내역을 불러오지 못했어요."],
  ["/mypage/events", "/events", "이벤트를 불러오지 못했어요."],
  ["/mypage/announcements", "/announcements", "공지사항을 불러오지 못했어요."],
  ["/mypage/partner-place/my", "/partner-places/my", "제휴 매장 정보를 불러오지 못했어요."],
  ["/mypage/hosted-meetings", "/meetings/hosted", GENERIC],
  ["/mypage/joined-meetings", "/meetings/joined", GENERIC],
  ["/settings/block-management", "/blocks", GENERIC],
  ["/meetings", "/meetings", GENERIC],
  ["/search?q=국밥", "/meetings/search", GENERIC],
  ["/chat", "/chat", GENERIC],
  ["/explore", "/meetings/map", GENERIC],
])("%s shows the message of a failed GET %s and retries", async (at, path, message) => {
  const call = `GET ${path}`;
  const sent = await openApp(at, { [call]: serverError });
  expect(await screen.findByText(message)).toBeDefined();
  const [retry] = screen.getAllByRole("button", { name: "다시 시도" });
  fireEvent.click(retry as HTMLElement);
  await waitFor(() => expect(sent.filter((sentCall) => sentCall === call)).toHaveLength(2));
});

it.each([
  ["/search?q=국밥", "/meetings/search", GENERIC],
  ["/place-selection?title=국밥", "/places/search", "장소를 검색하지 못했어요. 잠시 뒤 다시 시도해 주세요."],
])("%s searches for the same words again when GET %s has failed", async (at, path, message) => {
  const call = `GET ${path}`;
  const sent = await openApp(at, { [call]: serverError });
  await screen.findAllByText(message);
  fireEvent.click(screen.getByRole("button", { name: "검색" }));
  await waitFor(() => expect(sent.filter((sentCall) => sentCall === call)).toHaveLength(2));
});

/** Responses of a room with a message of member 8. */
function prepareRoom(): Responses {
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  // Other files of the same worker share the storage.
  onTestFinished(() => window.localStorage.clear());
  // A socket that never opens.
  vi.stubGlobal("WebSocket", EventTarget);
  for (const name of ["IntersectionObserver", "ResizeObserver"]) vi.stubGlobal(name, NoObserver);
  const message = { id: 1, type: "TEXT", content: "나와요", createdAt: "2026-03-01T09:00:00Z", memberId: 8 };
  return { "GET /chat/4/chats": json([message]) };
}

it("a room shows no message before it knows whom the member has blocked, and asks again when that can't be read", async () => {
  const responses = prepareRoom();
  const sent = await openApp("/chat/4", responses);
  await waitFor(() => expect(sent).toContain("GET /chat/4/chats"));
  await expect(screen.findByText("나와요", {}, { timeout: 300 })).rejects.toThrow("Unable to find");
  cleanup();

  responses["GET /chat/4/chatroom-info"] = serverError;
  await openApp("/chat/4", responses);
  fireEvent.click(await screen.findByRole("button", { name: "다시 시도" }));
  responses["GET /chat/4/chatroom-info"] = json({ meetingTitle: "홍대 라멘", members: [], blockMemberIdList: [8] });
  fireEvent.click(await screen.findByRole("button", { name: "다시 시도" }));
  expect(await screen.findByText("차단한 밥친구의 메시지예요.")).toBeDefined();
  expect(screen.queryByText("나와요")).toBeNull();
});

it("a room hides the messages of a member who is blocked in it when the room can't be read again", async () => {
  const responses = prepareRoom();
  const members = [{ id: 8, name: "매운맛도전", imageUrl: null }];
  responses["GET /chat/4/chatroom-info"] = json({ meetingTitle: "홍대 라멘", members, blockMemberIdList: [] });
  responses["POST /blocks"] = noContent;
  await openApp("/chat/4?sheet=people", responses);
  expect(await screen.findByText("나와요")).toBeDefined();
  responses["GET /chat/4/chatroom-info"] = serverError;
  fireEvent.click(await screen.findByRole("button", { name: /매운맛도전\s*차단$/ }));
  fireEvent.click(await screen.findByRole("button", { name: "차단하기" }));
  expect(await screen.findByText("차단한 밥친구의 메시지예요.")).toBeDefined();
  expect(screen.queryByText("나와요")).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /차단함$/ }).disabled).toBe(true);
});

it("the edit form of a meeting that can't be fetched shows an alert and navigates back", async () => {
  await openApp("/meetings/3/update", { "GET /meetings/3": serverError });
  expect((await screen.findByRole("alertdialog")).textContent).toContain("모임 정보를 불러오지 못했어요.");
  fireEvent.click(screen.getByRole("button", { name: "확인" }));
  expect(await screen.findByRole("heading", { name: "모임" })).toBeDefined();
});

it("a meeting that doesn't exist has a way to others, and no retry", async () => {
  const [status, body] = errorResponse("MEETING_NOT_FOUND");
  await openApp("/meetings/3", { "GET /meetings/3": json(body, status) });
  const link = await screen.findByRole("link", { name: "다른 모임 보기" });
  expect(link.getAttribute("href")).toBe("/meetings");
  expect(screen.queryByRole("button", { name: "다시 시도" })).toBeNull();
});

it.each([
  ["/meetings/3", "/meetings/3", buildMeeting({ title: "홍대 라멘" }), "MEETING_NOT_FOUND", "모임을 찾을 수 없어요"],
  [
    "/chat/3/restaurant-certificate",
    "/meetings/3/certificate",
    certificate,
    "NOT_PARTICIPANT",
    "모임에 참여한 밥친구만 할 수 있어요.",
  ],
] as const)("%s is not shown any more when GET %s is refused", async (at, path, data, code, text) => {
  const call = `GET ${path}`;
  const responses: Responses = { [call]: json(data) };
  await openApp(at, responses);
  await screen.findAllByText("홍대 라멘");
  const [status, body] = errorResponse(code);
  responses[call] = json(body, status);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onTestFinished(() => focusManager.setFocused(undefined));
  expect(await screen.findByText(new RegExp(text))).toBeDefined();
  expect(screen.queryByText("홍대 라멘")).toBeNull();
});

it("an application that is answered meanwhile leads to its meeting, one that is unknown to the others", async () => {
  const call = "GET /meeting-applications/5";
  const [status, body] = errorResponse("APPLICATION_NOT_FOUND");
  const gone = json(body, status);
  await openApp("/meeting-applications/5", { [call]: gone });
  const others = await screen.findByRole("link", { name: "다른 신청 보기" });
  expect(others.getAttribute("href")).toBe("/mypage/pending-meeting-applications");
  expect(screen.queryByRole("button", { name: "다시 시도" })).toBeNull();
  cleanup();

  const application = {
    id: 5,
    memberId: 7,
    meetingId: 3,
    meetingTitle: "홍대 라멘",
    memberName: "나",
    content: "같이",
  };
  const responses: Responses = { [call]: json(application), "DELETE /meeting-applications/5": gone };
  await openApp("/meeting-applications/5", responses, { id: 7 });
  fireEvent.click(await screen.findByRole("button", { name: "신청 취소하기" }));
  responses[call] = gone;
  fireEvent.click(await screen.findByRole("button", { name: "신청 취소" }));
  expect(await screen.findByText("이미 처리된 신청이에요")).toBeDefined();
  expect(screen.getByRole("link", { name: "모임 보기" }).getAttribute("href")).toBe("/meetings/3");
  expect(screen.queryByRole("button", { name: "신청 취소하기" })).toBeNull();
});

it("the first page is kept when the next one fails", async () => {
  const store = {
    id: 4,
    name: "연남한상",
    address: "서울 마포구 동교로 242",
    phone: "02-335-0101",
    latitude: 37.5,
    longitude: 127,
    policy: "계란말이를 드려요.",
    imageUrl: null,
    distance: 120,
  };
  const responses = {
    "GET /partner-places": json({ partnerPlaceSearchDtoList: [store], hasNext: true, lastDistance: 120 }),
  };
  await openApp("/place-selection", responses);
  const more = await screen.findByRole("button", { name: "더 보기" });
  responses["GET /partner-places"] = serverError;
  fireEvent.click(more);
  expect((await screen.findByRole("alert")).textContent).toContain("제휴 매장을 불러오지 못했어요.");
  expect(screen.getByText("연남한상")).toBeDefined();
});
