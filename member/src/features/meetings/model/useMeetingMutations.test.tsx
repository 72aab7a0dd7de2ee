// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, initSessionStore } from "../../../session/session.ts";
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
    <button type="button" onClick={() => void mutations.remove()}>
      모임 지우기
    </button>
  );
}

async function remove(): Promise<void> {
  renderScreens({ "/meetings/3": <Page />, "/meetings": <p>모임 목록</p> }, "/meetings/3");
  fireEvent.click(screen.getByText("모임 지우기"));
  fireEvent.click(await screen.findByRole("button", { name: "삭제하기" }));
  await deferred.requested();
}

describe("useMeetingMutations", () => {
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
