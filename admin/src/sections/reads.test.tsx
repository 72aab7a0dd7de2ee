// @vitest-environment jsdom
/** What can't be read says so, with a retry, and what is empty says that (console §8). */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { json, reply, resetBeforeEach } from "../dataProvider/testing.ts";
import { DailyFigures } from "./dashboard/DailyFigures.tsx";
import { ChatTab } from "./meetings/ChatTab.tsx";
import { ImageTab as MeetingImageTab } from "./meetings/ImageTab.tsx";
import { MeetingMembers } from "./meetings/MeetingMembers.tsx";
import { ImageTab as MemberImageTab } from "./members/ImageTab.tsx";
import { Receipt } from "./payments/Receipt.tsx";
import { alerts, image, meeting, member, show } from "./testing.tsx";

resetBeforeEach();
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(cleanup);

const unavailable = () => new Response(null, { status: 503 });
const click = async (text: string) => fireEvent.click(await screen.findByText(text));
const day = { date: "2026-03-01", signups: 1, meetings: 1, riceIssued: 1, riceBurned: 0 };

interface Read {
  name: string;
  screen: () => ReactNode;
  failure: string;
  /** What a later try gets, and shows. */
  body: unknown;
  text: string;
}

const reads: readonly Read[] = [
  {
    name: "the chat",
    screen: () => <ChatTab meetingId={7} />,
    failure: "채팅을 불러오지 못했어요.",
    body: [],
    text: "채팅이 없어요.",
  },
  {
    name: "the participants",
    screen: () => <MeetingMembers meetingId={7} />,
    failure: "참여 회원을 불러오지 못했어요.",
    body: [],
    text: "참여한 회원이 없어요.",
  },
  {
    name: "a member's photo",
    screen: () => <MemberImageTab member={member} />,
    failure: "이미지를 불러오지 못했어요.",
    body: { imageUrl: null },
    text: "이미지가 없어요.",
  },
  {
    name: "the daily figures",
    screen: () => <DailyFigures />,
    failure: "일별 통계를 불러오지 못했어요.",
    body: [day],
    text: "표로 보기",
  },
];

test.each(reads)("$name can be read again after a failure", async ({ screen: shown, failure, body, text }) => {
  reply.mockImplementation(unavailable);
  show(shown());
  await screen.findByText(failure);
  reply.mockImplementation(() => json(body));
  await click("다시 시도");
  await screen.findByText(text);
  expect(screen.queryByText(failure)).toBeNull();
});

test("a meeting's photo is loaded on request, and one that can't be shown is removed", async () => {
  reply.mockImplementation(unavailable);
  show(<MeetingImageTab meeting={{ ...meeting, ...image }} />);
  await click("이미지 불러오기");
  await waitFor(() => expect(alerts()).toContain("이미지를 불러오지 못했어요."));
  reply.mockImplementation(() => json({ imageUrl: "/images/a.webp" }));
  await click("이미지 불러오기");
  fireEvent.error(await screen.findByAltText("'국밥 한 그릇' 모임의 사진"));
  await waitFor(() => expect(alerts()).toContain("이미지를 불러올 수 없어요."));
  expect(screen.queryByRole("img")).toBeNull();
});

test("a meeting without a photo has none to load", () => {
  show(<MeetingImageTab meeting={meeting} />);
  expect(screen.getByText("이미지 불러오기")).toHaveProperty("disabled", true);
  expect(screen.getByText("이미지 번호가 없어요.")).toBeTruthy();
});

test("a receipt is shown as the store sent it, or is missing", () => {
  show(<Receipt text="demo receipt" />);
  expect(screen.getByLabelText("영수증 원문").textContent).toBe("demo receipt");
  cleanup();
  show(<Receipt text={null} />);
  expect(screen.getByText("영수증 데이터가 없어요.")).toBeTruthy();
});
