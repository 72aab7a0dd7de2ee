// @vitest-environment jsdom
import type { MeetingDetail } from "@babchingu/openapi/types";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { setUpDom } from "../../ui/testing.ts";
import { goOn, type HeldAnswer, holdAnswer, renderScreens } from "../testing.tsx";
import { useMeetingWrites } from "./useMeetingWrites.ts";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember()));
const meeting = { status: "RECRUITING", hostId: 7, members: [] } as Partial<MeetingDetail> as MeetingDetail;
let held: HeldAnswer;

beforeEach(async () => {
  startSession(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  held = holdAnswer();
});

function Page(): ReactNode {
  const writes = useMeetingWrites(3, meeting);
  return (
    <button type="button" onClick={() => void writes.remove()}>
      모임 지우기
    </button>
  );
}

async function remove(): Promise<void> {
  renderScreens({ "/meetings/3": <Page />, "/meetings": <p>모임 목록</p> }, "/meetings/3");
  fireEvent.click(screen.getByText("모임 지우기"));
  fireEvent.click(await screen.findByRole("button", { name: "삭제하기" }));
  await held.asked();
}

describe("a meeting that is deleted", () => {
  it("leads to the meetings", async () => {
    await remove();
    held.arrive(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("leaves those who have gone on where they are when the answer comes late", async () => {
    await remove();
    goOn();
    held.arrive(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임을 삭제했어요.")).toBeDefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
