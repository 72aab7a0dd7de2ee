// @vitest-environment jsdom
import { CHECK_IN_RADIUS_M, MINUTE_MS } from "@babchingu/openapi";
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { type StubbedResponses, stubResponses } from "../../../testing/backend.ts";
import { stubGeolocation } from "../../../testing/geolocation.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { TextBubble } from "./Bubbles.tsx";
import { CheckInBar, CheckInCard } from "./CheckInCard.tsx";
import { Composer } from "./Composer.tsx";
import { RoomSummary } from "./RoomSummary.tsx";

setUpDom();
afterEach(() => {
  Reflect.deleteProperty(navigator, "permissions");
});

const NOW = "2026-03-01T18:20:00+09:00";
const info = {
  meetingTitle: "홍대 라멘",
  meetingImageUrl: null,
  meetingStatus: "READY",
  scheduledAt: "2026-03-01T18:30",
  placeName: "면집",
  placeLatitude: 37.5,
  placeLongitude: 127,
  members: [],
} as unknown as ChatroomInfo;

const isCheckInDisabled = (): boolean => screen.getByRole("button", { name: "출석 체크하기" }).hasAttribute("disabled");

const show = (part: ReactNode): void => renderScreens({ "/": part }, "/");

it("a message has its addresses as links, which tell the other page nothing", () => {
  const message = { id: 1, memberId: 8, content: "여기예요 https://naver.me/a 2층", createdAt: NOW } as ChatMessage;
  show(
    <TextBubble message={message} isMine={false} isFirst isLast sender={undefined} info={info} onProfile={vi.fn()} />,
  );
  const link = screen.getByRole("link", { name: "https://naver.me/a" });
  expect(link.getAttribute("href")).toBe("https://naver.me/a");
  expect(link.getAttribute("rel")).toContain("noopener noreferrer");
});

it("a new message has up to 300 characters, of which an emoji is one", () => {
  show(<Composer meetingId={3} onSend={vi.fn()} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>("메시지");
  fireEvent.change(area, { target: { value: "🍚".repeat(300) } });
  expect(area.value).toBe("🍚".repeat(300));
  expect(screen.getByText("300/300")).toBeDefined();
  expect(screen.queryByText("메시지는 300자까지 쓸 수 있어요.")).toBeNull();
  fireEvent.change(area, { target: { value: `${"가".repeat(299)}🍚🍚` } });
  expect(area.value).toBe(`${"가".repeat(299)}🍚`);
  expect(screen.getByText("메시지는 300자까지 쓸 수 있어요.")).toBeDefined();
  fireEvent.change(area, { target: { value: "" } });
});

it("the summary says when and where, and leaves the title to the header", () => {
  vi.setSystemTime(NOW);
  show(<RoomSummary meetingId={3} info={info} />);
  const { textContent } = screen.getByRole("link", { name: /면집/ });
  expect(textContent).toContain("6:30");
  expect(textContent).not.toContain("홍대 라멘");
});

const METRES_PER_DEGREE = 111_000;
const at = (metres: number) => ({ latitude: 37.5 + metres / METRES_PER_DEGREE, longitude: 127 });

async function openCheckIn() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
  await startMemberSession();
  stubResponses({ "GET /attendance/check": [200, { checked: false, evaluated: false }] });
  const geolocation = stubGeolocation();
  Object.defineProperty(navigator, "permissions", {
    configurable: true,
    value: { query: async () => ({ state: "granted" }) },
  });
  const message = { id: 2, type: "SYSTEM", content: "CHECK", createdAt: NOW } as ChatMessage;
  show(<CheckInCard message={message} info={info} meetingId={3} />);
  await screen.findByRole("button", { name: "내 위치 확인하기" });
  await vi.advanceTimersByTimeAsync(1);
  return geolocation;
}

it("the check-in follows the member on the way to the place", async () => {
  const geolocation = await openCheckIn();
  geolocation.find(at(3 * CHECK_IN_RADIUS_M));
  expect(await screen.findByText(/3.0km 떨어져 있어요/)).toBeDefined();
  expect(isCheckInDisabled()).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  // Neither near nor known to be far.
  geolocation.find(at(3 * CHECK_IN_RADIUS_M), 2.5 * CHECK_IN_RADIUS_M);
  expect(await screen.findByText(/위치가 정확하지 않아요/)).toBeDefined();
  expect(isCheckInDisabled()).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  geolocation.find(at(1.01 * CHECK_IN_RADIUS_M));
  expect(await screen.findByText(/1.0km 떨어져 있어요/)).toBeDefined();
  await vi.advanceTimersByTimeAsync(6_000);
  geolocation.find(at(CHECK_IN_RADIUS_M / 2));
  expect(await screen.findByText(/모임 장소까지 \d{3}m예요/)).toBeDefined();
  expect(isCheckInDisabled()).toBe(false);
});

/** Sets the clock to just before a time, and lets it pass: hours of it would render at every second. */
async function tickAt(time: string): Promise<void> {
  vi.setSystemTime(Date.parse(time) - 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
}

it("the check-in that an operator announced early opens in time, and one announced late closes in time", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-03-01T16:00:00+09:00") });
  await startMemberSession();
  stubResponses({ "GET /attendance/check": [200, { checked: false, evaluated: false }] });
  stubGeolocation();
  const message = { id: 2, type: "SYSTEM", content: "CHECK", createdAt: "2026-03-01T16:00:00+09:00" } as ChatMessage;
  show(<CheckInCard message={message} info={info} meetingId={3} />);
  const early = await screen.findByRole<HTMLButtonElement>("button", { name: "오후 6:15부터 출석 체크할 수 있어요" });
  await waitFor(() => expect([early.disabled, screen.queryByRole("timer")]).toEqual([true, null]));
  await tickAt("2026-03-01T18:15:00+09:00");
  expect(await screen.findByRole("button", { name: "내 위치 확인하기" })).toBeDefined();
  expect(screen.getByRole("timer").textContent).toMatch(/^(30:00|29:\d\d)$/);
  await tickAt("2026-03-01T18:45:00+09:00");
  expect(await screen.findByRole("button", { name: "시간이 지났어요" })).toBeDefined();
});

it("the check-in is over with its meeting, which an operator may have ended before", async () => {
  vi.setSystemTime(NOW);
  await startMemberSession();
  stubResponses({ "GET /attendance/check": [200, { checked: false, evaluated: false }] });
  const message = { id: 2, type: "SYSTEM", content: "CHECK", createdAt: NOW } as ChatMessage;
  show(<CheckInCard message={message} info={{ ...info, meetingStatus: "END" }} meetingId={3} />);
  expect(await screen.findByRole("button", { name: "모임이 끝났어요" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("timer").textContent).toBe("00:00");
  cleanup();
  vi.setSystemTime("2026-03-01T21:00:00+09:00");
  show(<CheckInCard message={message} info={{ ...info, meetingStatus: "END" }} meetingId={3} />);
  expect(await screen.findByRole("button", { name: "시간이 지났어요" })).toHaveProperty("disabled", true);
});

it("the check-in opens and closes by the server's clock, whatever the phone's says", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-03-01T19:20:00+09:00") });
  await startMemberSession();
  const headers = { Date: new Date(NOW).toUTCString() };
  vi.stubGlobal("fetch", async () => Response.json({ checked: false, evaluated: false }, { headers }));
  stubGeolocation();
  const message = { id: 2, type: "SYSTEM", content: "CHECK", createdAt: NOW } as ChatMessage;
  show(<CheckInCard message={message} info={info} meetingId={3} />);
  expect(await screen.findByRole("button", { name: "내 위치 확인하기" })).toBeDefined();
  expect(screen.getByRole("timer").textContent).toMatch(/^(25:00|24:\d\d)$/);
});

it("the check-in is open above the messages, too, until the member has checked in", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
  await startMemberSession();
  const responses: StubbedResponses = { "GET /attendance/check": [200, { checked: false, evaluated: false }] };
  const sent = stubResponses(responses);
  const geolocation = stubGeolocation();
  const message = { id: 2, type: "SYSTEM", content: "CHECK", createdAt: NOW } as ChatMessage;
  show(
    <>
      <CheckInBar message={message} info={info} meetingId={3} />
      <CheckInCard message={message} info={info} meetingId={3} />
    </>,
  );
  fireEvent.click(await screen.findByRole("button", { name: /^출석 체크 시간이에요. (25:00|24:\d\d)$/ }));
  const sheet = within(screen.getByRole("dialog"));
  // The message below doesn't read the position, too.
  fireEvent.click(await screen.findByRole("button", { name: "내 위치 확인하기" }));
  await vi.advanceTimersByTimeAsync(1);
  geolocation.find(at(0));
  const button = await sheet.findByRole("button", { name: "출석 체크하기" });
  responses["GET /attendance/check"] = [200, { checked: true, evaluated: false }];
  fireEvent.click(button);
  expect(await sheet.findByRole("button", { name: "출석 체크를 했어요" })).toBeDefined();
  expect(sent).toContainEqual({ call: "PATCH /attendance/check", body: { meetingId: 3, ...at(0) } });
  expect(screen.queryByRole("button", { name: /시간이에요/, hidden: true })).toBeNull();
});

it("the check-in stays possible while the position is measured again, and for a minute when that fails", async () => {
  const geolocation = await openCheckIn();
  geolocation.find(at(CHECK_IN_RADIUS_M / 2));
  const button = await screen.findByRole("button", { name: "출석 체크하기" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.getByRole("button", { name: "출석 체크하기" })).toBe(button);
  expect(isCheckInDisabled()).toBe(false);
  geolocation.timeOut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isCheckInDisabled()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  geolocation.timeOut();
  expect(await screen.findByText(/위치를 찾지 못했어요/)).toBeDefined();
  expect(isCheckInDisabled()).toBe(true);
});

it("the check-in isn't sent with the position of before the phone slept", async () => {
  const geolocation = await openCheckIn();
  geolocation.find(at(CHECK_IN_RADIUS_M / 2));
  const button = await screen.findByRole("button", { name: "출석 체크하기" });
  vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.queryByText(/모임 장소까지 \d/)).toBeNull();
  geolocation.find(at(3 * CHECK_IN_RADIUS_M));
  expect(await screen.findByText(/3.0km 떨어져 있어요/)).toBeDefined();
});
