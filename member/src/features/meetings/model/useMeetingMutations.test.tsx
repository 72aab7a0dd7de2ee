// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, initSessionStore } from "../../../session/session.ts";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";
import { leaveScreen, type DeferredResponse, deferResponse, renderScreens } from "../../../testing/screens.tsx";
import { useMeetingMutations } from "./useMeetingMutations.tsx";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember()));
const meeting = buildMeeting({ hostId: 7, members: [] });
let deferred: DeferredResponse;

beforeEach(async () => {
  initSessionStore(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  deferred = deferResponse();
});

function Page(): ReactNode {
  const mutations = useMeetingMutations(3, meeting);
  return (
    <>
      <button type="button" onClick={() => void mutations.remove()}>
        모임 지우기
      </button>
      <button type="button" onClick={() => void mutations.leave()}>
        모임 나가기
      </button>
    </>
  );
}

/** Opens a question; the meeting that it reads has this status. */
async function ask(button: string, status: MeetingStatusValue, hostId = 7): Promise<void> {
  renderScreens({ "/meetings/3": <Page />, "/meetings": <p>모임 목록</p> }, "/meetings/3");
  fireEvent.click(screen.getByText(button));
  await deferred.requested();
  deferred.resolve(Response.json({ ...meeting, status, hostId }));
}

async function remove(): Promise<void> {
  await ask("모임 지우기", "RECRUITING");
  expect(await screen.findByText("맡긴 500알은 돌려드려요.")).toBeDefined();
  deferred = deferResponse();
  fireEvent.click(await screen.findByRole("button", { name: "삭제하기" }));
  await deferred.requested();
}

describe("useMeetingMutations", () => {
  it.each([
    ["RECRUITING", /가장 먼저 참여한 밥친구가 이어받아요.\s맡긴 500알은 돌려드려요/],
    ["CONFIRMED", /확정된 모임이라 500알은 돌려받지 못해요/],
    ["READY", /출석 체크를 하지 않았다면 500알은 돌려받지 못해요/],
    ["END", /^이미 끝난 모임이에요.$/],
  ] as const)("says what leaving gives back in a meeting that is %s by now (D47)", async (status, text) => {
    await ask("모임 나가기", status);
    expect((await screen.findByText(text)).getAttribute("aria-live")).toBe("polite");
  });

  it("names the next host only to who is the host by now", async () => {
    await ask("모임 나가기", "CONFIRMED", 8);
    expect(await screen.findByText(/^확정된 모임이라/)).toBeDefined();
  });

  it("removes what waits to be sent in the room once the meeting was left", async () => {
    const outbox = "babchingu.chat.outbox.3";
    window.sessionStorage.setItem(outbox, "[{}]");
    await ask("모임 나가기", "CONFIRMED");
    deferred = deferResponse();
    fireEvent.click(await screen.findByRole("button", { name: "나가기" }));
    await deferred.requested();
    expect(window.sessionStorage.getItem(outbox)).not.toBeNull();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
    expect(window.sessionStorage.getItem(outbox)).toBeNull();
  });

  it("navigates to the meetings after a deletion", async () => {
    await remove();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("doesn't navigate when the response to a deletion arrives after the screen was left", async () => {
    await remove();
    leaveScreen();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임을 삭제했어요.")).toBeDefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
