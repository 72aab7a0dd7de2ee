// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { json, openApp } from "../../../testing/app.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";
import { saveDraft } from "../../chat/index.ts";

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
