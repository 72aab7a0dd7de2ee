// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { json, openApp } from "../../../testing/app.tsx";
import { stubResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";
import { press, renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { Link } from "../../../ui/navigation/Link.tsx";
import { saveDraft } from "../../chat/index.ts";
import { MeetingScreen } from "../screens/MeetingScreen.tsx";

setUpDom();

const HOST = 7;

it("fills the room's field with when and where, for the host to remind the others", async () => {
  saveDraft(3, "");
  const meeting = buildMeeting({
    hostId: HOST,
    memberCount: 2,
    scheduledAt: "2026-03-01T18:30",
    placeName: "면집",
    placeAddress: "서울 마포구 동교로 1",
  });
  await openApp("/meetings/3?sheet=menu", { "GET /meetings/3": json(meeting) }, { id: HOST });
  fireEvent.click(await screen.findByRole("button", { name: /채팅방에 시간과 장소 알리기/ }));
  const { value } = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "메시지" });
  expect(value).toBe(
    "3월 1일 오후 6:30, 면집에서 만나요.\n서울 마포구 동교로 1\n늦거나 못 오게 되면 여기에 알려 주세요.",
  );
});

it("leads from the safety advice to the people of the room, of whom each can be reported", async () => {
  const meeting = buildMeeting({ hostId: HOST, status: "CONFIRMED" });
  const info = { meetingTitle: "홍대 라멘", members: [{ id: 8, name: "매운맛도전" }], blockMemberIdList: [] };
  const responses = { "GET /meetings/3": json(meeting), "GET /chat/3/chatroom-info": json(info) };
  await openApp("/meetings/3?sheet=safety", responses, { id: HOST });
  fireEvent.click(await screen.findByRole("button", { name: /^신고하기/ }));
  expect(await screen.findByRole("link", { name: /매운맛도전\s*신고/ })).toBeDefined();
});

function List(): ReactNode {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/meetings/3">이 모임</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        뒤로 가기
      </button>
    </>
  );
}

it.each([
  ["모임 나가기", "나가기", { members: [{ id: HOST, name: "나", imageUrl: null, point: 50 }] }],
  ["모임 삭제", "삭제하기", { hostId: HOST, memberCount: 1 }],
  ["호스트 차단하기", "차단하기", {}],
])("after %s no step back leads into the meeting", async (item, action, fields) => {
  await startMemberSession(() => ({ id: HOST }));
  stubResponses({ "GET /meetings/3": [200, buildMeeting({ hostId: 1, members: [], ...fields })] });
  renderScreens({ "/meetings": <List />, "/meetings/:meetingId": <MeetingScreen /> }, "/meetings");
  fireEvent.click(screen.getByText("이 모임"));
  fireEvent.click(await screen.findByRole("button", { name: "모임 메뉴" }));
  press(item);
  fireEvent.click(await screen.findByRole("button", { name: "취소" }));
  // Still in the open menu, so that the question can give the focus back to it.
  press(item);
  fireEvent.click(await screen.findByRole("button", { name: action }));
  fireEvent.click(await screen.findByText("뒤로 가기"));
  expect(screen.getByText("이 모임")).toBeDefined();
});
