// @vitest-environment jsdom
/** Messages about meetings, places, stores, blocks and notifications (member §5, member §8), each provoked on its screen. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { MeetingDetail, MyPartnerPlace, Notification } from "@babchingu/openapi/types";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { clearDrafts } from "../session/drafts.ts";
import { type Responses, serverError, json, noContent, openApp } from "../testing/app.tsx";
import { errorResponse } from "../testing/backend.ts";
import { setUpDom } from "../testing/dom.ts";
import { press, type } from "../testing/screens.tsx";
import { buildMeeting } from "../testing/meetings.ts";

setUpDom();

const ME = 7;
const HOST = 8;
const meeting = buildMeeting({
  title: "조용한 순대국",
  hostId: HOST,
  members: [{ id: HOST, name: "말없는호스트", point: 50, imageUrl: null }],
  scheduledAt: "2030-03-01T18:30",
});
const meetingResponse = (fields: Partial<MeetingDetail> = {}): Responses => ({
  "GET /meetings/3": json({ ...meeting, ...fields }),
});

// The files of a worker share the drafts, in their stores and in the tab's storage.
beforeEach(clearDrafts);

const pressWhenShown = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole("button", { name }));
const expectText = async (text: string): Promise<void> => {
  expect(await screen.findByText(text)).toBeDefined();
};

async function expectDialog(text: string, button: string): Promise<void> {
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain(text);
  fireEvent.click(within(dialog).getByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
const expectAlert = (text: string): Promise<void> => expectDialog(text, "확인");

it("shows the missing fields of a new meeting at their fields and in an alert", async () => {
  await openApp("/create-meeting", {});
  await pressWhenShown(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
  await expectAlert("필수 항목을 모두 입력해 주세요.");
  for (const text of ["제목을 적어 주세요.", "어떤 모임인지 적어 주세요.", "장소를 골라 주세요."])
    await expectText(text);
  type("제목", "가".repeat(21));
  expect(screen.getByLabelText<HTMLInputElement>("제목").value).toBe("가".repeat(20));
});

it("shows the errors of the place picker: no term, a failed search, no name, no address", async () => {
  await openApp("/place-selection?tab=nearby", { "GET /places/search": serverError });
  await pressWhenShown("검색");
  await expectAlert("검색어를 적어 주세요.");
  type("가게 이름이나 음식", "국밥");
  press("검색");
  await expectAlert("장소를 검색하지 못했어요. 잠시 뒤 다시 시도해 주세요.");
  fireEvent.click(screen.getByLabelText("직접 입력"));
  await pressWhenShown("여기로 정하기");
  await expectAlert("장소 이름을 적어 주세요.");
  type("장소 이름", "우리 집 앞");
  press("여기로 정하기");
  await expectAlert("주소를 적어 주세요.");
});

it("searches for the place that a map app shares", async () => {
  const text = encodeURIComponent("[네이버 지도]\n연남 순대국\nhttps://naver.me/a");
  await openApp(`/place-selection?text=${text}`, { "GET /places/search": json({ places: [], hasMore: false }) });
  await expectText("찾은 장소가 없어요");
  expect(screen.getByLabelText<HTMLInputElement>("가게 이름이나 음식").value).toBe("연남 순대국");
});

it("offers a purchase to a member who joins without enough rice", async () => {
  await openApp("/meetings/3", meetingResponse(), { riceBalance: 499 });
  await pressWhenShown(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`);
  await expectDialog("쌀알이 부족해요", "취소");
});

it("shows what a no-show costs before a deposit is taken and before a seat becomes binding", async () => {
  await openApp("/meetings/3", meetingResponse());
  await pressWhenShown(`${MEETING_DEPOSIT_RICE}알 내고 참여하기`);
  await expectDialog("확정된 모임에 오지 않으면", "취소");
  cleanup();
  await openApp("/meetings/3", meetingResponse({ hostId: ME, minCapacity: 1 }));
  await expectText("맡긴 500알");
  await pressWhenShown("모임 확정하기");
  await expectDialog("확정된 모임에 오지 않으면", "취소");
  cleanup();
  await openApp("/create-meeting", {});
  await expectText("확정된 모임에 오지 않으면");
});

it.each([
  [false, "참여할 때 500알"],
  [true, "신청할 때 500알"],
])("speaks of applications only where the host approves: %s", async (requiresApproval, deposit) => {
  await openApp("/meetings/3", meetingResponse({ requiresApproval }));
  await expectText(deposit);
  cleanup();
  await openApp("/meetings/3", meetingResponse({ requiresApproval, hostId: ME, minCapacity: 1 }));
  await pressWhenShown("모임 확정하기");
  const { textContent } = await screen.findByRole("alertdialog");
  expect(textContent.includes("기다리는 신청은 거절되고 보증금은 돌려드려요.")).toBe(requiresApproval);
  press("취소");
});

it("shows the errors of an edit: nothing changed, no title, no description", async () => {
  await openApp("/meetings/3/update", { ...meetingResponse({ hostId: ME }), "PATCH /meetings/3": noContent });
  await screen.findByText("7/20");
  press("수정 마치기");
  await expectText("바꾼 내용이 없어요.");
  type("제목", " ");
  press("수정 마치기");
  await expectAlert("제목을 적어 주세요.");
  type("제목", "고친 모임");
  type("어떤 모임인가요?", " ");
  press("수정 마치기");
  await expectAlert("어떤 모임인지 적어 주세요.");
  type("어떤 모임인가요?", "같이 먹어요.");
  press("수정 마치기");
  await expectText("모임을 수정했어요.");
});

it("shows that a confirmed meeting can't be edited", async () => {
  await openApp("/meetings/3/update", meetingResponse({ hostId: ME, status: "CONFIRMED" }));
  await expectAlert("확정된 모임은 수정할 수 없어요.");
});

it.each([
  ["MEETING_NOT_EDITABLE", { hostId: ME, status: "CONFIRMED" }, "확정된 모임은 수정할 수 없어요."],
  ["NOT_HOST", { hostId: HOST }, "호스트만 모임을 수정할 수 있어요."],
] as const)("says once that an edit came too late: %s", async (name, now, text) => {
  const [status, body] = errorResponse(name);
  const responses = { ...meetingResponse({ hostId: ME }), "PATCH /meetings/3": json(body, status) };
  await openApp("/meetings/3/update", responses);
  await screen.findByText("7/20");
  type("제목", "고친 모임");
  Object.assign(responses, meetingResponse(now));
  press("수정 마치기");
  await expectAlert(text);
  await expectText("조용한 순대국");
});

it.each([
  ["still shows it", meetingResponse({ hostId: ME })],
  ["can't be had", { "GET /meetings/3": serverError }],
])("says that an edit came too late when the meeting, read again, %s", async (_, again) => {
  const [status, body] = errorResponse("MEETING_NOT_EDITABLE");
  const responses = { ...meetingResponse({ hostId: ME }), "PATCH /meetings/3": json(body, status) };
  await openApp("/meetings/3/update", responses);
  await screen.findByText("7/20");
  type("제목", "고친 모임");
  Object.assign(responses, again);
  press("수정 마치기");
  await expectAlert("확정된 모임은 수정할 수 없어요.");
});

it("shows why edit and deletion are disabled in a confirmed meeting with other members", async () => {
  await openApp("/meetings/3?sheet=menu", meetingResponse({ hostId: ME, memberCount: 2, status: "CONFIRMED" }));
  await expectText("두 명 이상이면 삭제할 수 없어요.");
  await expectText("확정된 모임은 수정할 수 없어요.");
});

it("asks before a meeting that is opened again replaces one that is being written", async () => {
  await openApp("/create-meeting", {});
  await screen.findByText("0/20");
  type("제목", "반쯤 쓴 모임");
  cleanup();
  await openApp("/meetings/3?sheet=menu", meetingResponse({ hostId: ME, status: "END" }));
  for (const answer of ["취소", "바꾸기"]) {
    fireEvent.click(await screen.findByRole("button", { name: /같은 모임 다시 열기/ }));
    await expectDialog("쓰던 새 모임이 있어요.", answer);
  }
  expect(await screen.findByDisplayValue("조용한 순대국")).toBeDefined();
});

it("asks for confirmation of a block, and shows its failure and its success", async () => {
  const responses = { ...meetingResponse(), "POST /blocks": serverError };
  await openApp("/meetings/3?sheet=menu", responses);
  await pressWhenShown("호스트 차단하기");
  await expectDialog("이 밥친구의 모임과 채팅이 모두 보이지 않아요.", "차단하기");
  await expectAlert("차단하는 중에 오류가 발생했어요.");
  responses["POST /blocks"] = noContent;
  press("모임 메뉴");
  press("호스트 차단하기");
  await expectDialog("이 밥친구의 모임과 채팅이 모두 보이지 않아요.", "차단하기");
  await expectText("차단했어요.");
});

it("hides a blocked host's meetings and the painted room at once, also when nothing can be read again", async () => {
  const { members: _, content: __, hostId: ___, ...card } = meeting;
  const cards = [
    { ...card, meetingId: 3, title: "조용한 순대국" },
    { ...card, meetingId: 4, title: "다음 주 순대국", hostId: HOST },
    { ...card, meetingId: 5, title: "남의 칼국수", hostId: 9 },
  ];
  const responses = {
    ...meetingResponse(),
    "GET /meetings": json({ meetingListDtoList: cards, hasMore: false }),
    "POST /blocks": noContent,
  };
  window.localStorage.setItem("babchingu.chat.painted", "[]");
  await openApp("/meetings", responses);
  fireEvent.click(await screen.findByRole("link", { name: /조용한 순대국/ }));
  await pressWhenShown("모임 메뉴");
  responses["GET /meetings"] = serverError;
  press("호스트 차단하기");
  await expectDialog("이 밥친구의 모임과 채팅이 모두 보이지 않아요.", "차단하기");
  await expectText("차단했어요.");
  await expectText("남의 칼국수");
  expect(screen.queryByText("조용한 순대국")).toBeNull();
  expect(screen.queryByText("다음 주 순대국")).toBeNull();
  expect(window.localStorage.getItem("babchingu.chat.painted")).toBeNull();
});

it("shows the failure and the success of unblocking", async () => {
  const blocked = { blockDtoList: [{ blockedId: HOST, blockedName: "말없는호스트", blockedImageUrl: null }] };
  const responses = { "GET /blocks": json(blocked), "DELETE /blocks": serverError };
  await openApp("/settings/block-management", responses);
  await pressWhenShown("말없는호스트 차단 풀기");
  await expectDialog("다시 보여요.", "차단 풀기");
  await expectAlert("차단을 푸는 중에 오류가 발생했어요.");
  responses["DELETE /blocks"] = noContent;
  press("말없는호스트 차단 풀기");
  await expectDialog("다시 보여요.", "차단 풀기");
  await expectText("차단을 풀었어요.");
});

it("shows that a benefit can't be loaded, then that it has ended", async () => {
  const responses = { ...meetingResponse({ partnerPlaceId: 4 }), "GET /partner-places/4/policy": serverError };
  await openApp("/meetings/3", responses);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("제휴 혜택을 불러오지 못했어요.");
  responses["GET /partner-places/4/policy"] = json({ policy: " " });
  fireEvent.click(within(alert).getByRole("button", { name: "다시 시도" }));
  await expectText("지금은 제휴 혜택 정보가 없어요.");
  expect(screen.queryByRole("button", { name: "제휴 혜택 보기" })).toBeNull();
});

it("shows that a partner's own store is not found", async () => {
  const [status, body] = errorResponse("NOT_PARTNER");
  await openApp("/mypage/partner-place/my", { "GET /partner-places/my": json(body, status) });
  await expectText("등록된 매장을 찾을 수 없어요");
});

it("shows that the image of a partner's own store can't be loaded", async () => {
  const store: MyPartnerPlace = {
    name: "연남한상",
    address: "서울 마포구 동교로 242",
    phone: "02-335-0101",
    latitude: 37.5,
    longitude: 127,
    policy: "계란말이를 드려요.",
    imageUrl: "/images/gone.webp",
    cache: 100_000,
    until: "2027-01-01T00:00",
    meetingCount: 3,
    count: 42,
  };
  await openApp("/mypage/partner-place/my", { "GET /partner-places/my": json(store) });
  fireEvent.error(await screen.findByRole("img", { name: "매장 사진" }));
  await expectText("사진을 불러올 수 없어요");
  expect(screen.getByRole("link", { name: /02-335-0101/ }).getAttribute("href")).toBe("tel:02-335-0101");
});

it("asks for confirmation of deleting all notifications, and shows its failure and its success", async () => {
  const note: Notification = {
    id: 1,
    title: "확정",
    content: "내용",
    url: null,
    createdAt: "2026-02-01T00:00:00.000Z",
  };
  const responses = { "GET /notifications": json([note]), "DELETE /notifications": serverError };
  await openApp("/mypage/notification", responses);
  await pressWhenShown("모두 지우기");
  await expectDialog("알림을 모두 지울까요?", "모두 지우기");
  await expectAlert("오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.");
  responses["DELETE /notifications"] = noContent;
  press("모두 지우기");
  await expectDialog("알림을 모두 지울까요?", "모두 지우기");
  await expectText("알림을 모두 지웠어요.");
  await expectText("새 소식이 없어요");
  expect(screen.queryByRole("button", { name: "모두 지우기" })).toBeNull();
});
