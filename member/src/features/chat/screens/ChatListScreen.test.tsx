// @vitest-environment jsdom
import { SystemMessageContentLabels } from "@babchingu/openapi/enums";
import type { ChatroomListItem } from "@babchingu/openapi/types";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { ChatListScreen } from "./ChatListScreen.tsx";

setUpDom();

const room: ChatroomListItem = {
  meetingId: 3,
  meetingTitle: "연남 저녁",
  meetingImageUrl: null,
  lastChatContent: null,
  lastChatCreatedAt: null,
  hasUnreadChat: false,
};
const label = SystemMessageContentLabels.END_MINCAPACITY;

it.each<[Partial<ChatroomListItem>, string]>([
  [{ lastChatContent: "END_MINCAPACITY", lastChatType: "SYSTEM" }, label],
  [{ lastChatContent: "END_MINCAPACITY", lastChatType: "TEXT" }, "END_MINCAPACITY"],
  // A backend that doesn't tell the type.
  [{ lastChatContent: "END_MINCAPACITY" }, label],
  [{ lastChatContent: "__proto__" }, "__proto__"],
  [{ lastChatContent: "constructor" }, "constructor"],
  [{}, "첫 인사를 건네 보세요."],
])("the newest message %o shows as %s", async (newest, text) => {
  stubBackend({ "GET /chat": [200, { chatroomListDtoList: [{ ...room, ...newest }] }] });
  renderScreens({ "/": <ChatListScreen /> }, "/");
  expect(await screen.findByText(text)).toBeDefined();
});
