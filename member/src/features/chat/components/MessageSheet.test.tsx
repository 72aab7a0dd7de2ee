// @vitest-environment jsdom
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { stubResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { useMessageMenu } from "../model/useMessageMenu.ts";
import { MessageSheet, useMessageSheet } from "./MessageSheet.tsx";

setUpDom();

const ME = 7;
const message = (id: number, memberId: number, content: string) => ({ id, memberId, content }) as ChatMessage;
const messages = [
  message(1, 8, "첫 말"),
  message(2, 8, "https://example.com 봐요"),
  message(3, ME, "내 말"),
  message(4, 9, "나간 말"),
];
const info = {
  members: [
    { id: ME, name: "나" },
    { id: 8, name: "매운맛도전" },
  ],
} as ChatroomInfo;

function Room(): ReactNode {
  const sheet = useMessageSheet();
  const menu = useMessageMenu(sheet.show);
  return (
    <>
      <div role="log" {...menu}>
        {messages.map(({ id, content }) => (
          <p key={id} data-message={id} tabIndex={-1}>
            {content} {id === 2 && <a href="https://example.com">주소</a>}
          </p>
        ))}
      </div>
      <MessageSheet sheet={sheet} messages={messages} meetingId={25} info={info} />
    </>
  );
}

function Report(): ReactNode {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

const bubble = (text: string) => screen.getByText(text, { selector: "[data-message]" });
const dialog = () => screen.queryByRole("dialog");

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await startMemberSession(() => ({ id: ME }));
  renderScreens({ "/": <Room />, "/chat/25/report/in-meeting": <Report /> }, "/");
});

it("opens by a long press of a finger, and not while it scrolls", () => {
  fireEvent.pointerDown(bubble("첫 말"), { pointerType: "touch", clientX: 10, clientY: 10 });
  fireEvent.pointerMove(bubble("첫 말"), { clientX: 10, clientY: 30 });
  act(() => void vi.advanceTimersByTime(600));
  expect(dialog()).toBeNull();
  fireEvent.pointerDown(bubble("첫 말"), { pointerType: "touch", clientX: 10, clientY: 10 });
  act(() => void vi.advanceTimersByTime(600));
  expect(dialog()?.textContent).toContain("첫 말");
  // Lifting the finger clicks on nothing.
  expect(fireEvent.touchEnd(bubble("첫 말"))).toBe(false);
});

it("opens by a right click, but leaves a link's menu to the browser", () => {
  const onLink = createEvent.contextMenu(screen.getByRole("link", { name: "주소" }));
  fireEvent(screen.getByRole("link", { name: "주소" }), onLink);
  expect(onLink.defaultPrevented).toBe(false);
  expect(dialog()).toBeNull();
  fireEvent.contextMenu(bubble("첫 말"));
  expect(dialog()).not.toBeNull();
});

it("opens by the keyboard: the arrow keys choose the message, Enter opens its menu", () => {
  fireEvent.keyDown(screen.getByRole("log"), { key: "ArrowUp" });
  expect(document.activeElement?.textContent).toContain("나간 말");
  fireEvent.keyDown(bubble("나간 말"), { key: "ArrowUp" });
  fireEvent.keyDown(bubble("내 말"), { key: "Enter" });
  expect(dialog()?.textContent).toContain("내 말");
});

it("copies the text", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  fireEvent.contextMenu(bubble("내 말"));
  fireEvent.click(screen.getByRole("button", { name: "복사하기" }));
  expect(writeText).toHaveBeenCalledWith("내 말");
  expect(await screen.findByText("메시지를 복사했어요.")).toBeDefined();
});

it("reports the writer with the text, unless it is the member or somebody who has left", () => {
  for (const text of ["내 말", "나간 말"]) {
    fireEvent.contextMenu(bubble(text));
    expect(screen.queryByRole("button", { name: /신고/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /차단/ }) === null).toBe(text === "내 말");
    fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  }
  fireEvent.contextMenu(bubble("첫 말"));
  fireEvent.click(screen.getByRole("button", { name: /신고/ }));
  expect(screen.getByText('{"reportedId":8,"quote":"첫 말"}')).toBeDefined();
});

it("blocks the writer, also one who has left the meeting (D68)", async () => {
  const sent = stubResponses({ "POST /blocks": [201, { id: 9 }] });
  fireEvent.contextMenu(bubble("나간 말"));
  const item = screen.getByRole("button", { name: "차단하기" });
  fireEvent.click(item);
  fireEvent.click(await screen.findByRole("button", { name: "취소" }));
  // Still in the open menu, so that the question can give the focus back to it.
  expect(dialog()?.contains(item)).toBe(true);
  fireEvent.click(item);
  const question = await screen.findByRole("alertdialog", { name: "나간 밥친구님을 차단할까요?" });
  fireEvent.click(within(question).getByRole("button", { name: "차단하기" }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(await screen.findByText("차단했어요.")).toBeDefined();
  expect(sent).toEqual([{ call: "POST /blocks", body: { blockedId: 9 } }]);
});
