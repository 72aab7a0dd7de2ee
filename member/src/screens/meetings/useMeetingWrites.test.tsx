// @vitest-environment jsdom
import type { MeetingDetail } from "@babchingu/openapi/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { DialogHost } from "../../ui/Dialog.tsx";
import { Link } from "../../ui/Link.tsx";
import { setUpDom } from "../../ui/testing.ts";
import { ToastHost } from "../../ui/Toast.tsx";
import { useMeetingWrites } from "./useMeetingWrites.ts";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember()));
const meeting = { status: "RECRUITING", hostId: 7, members: [] } as Partial<MeetingDetail> as MeetingDetail;
let answer: ((response: Response) => void) | undefined;

beforeEach(async () => {
  answer = undefined;
  startSession(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
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
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/meetings/3"]}>
        <Routes>
          <Route path="/meetings/3" element={<Page />} />
          <Route path="/meetings" element={<p>모임 목록</p>} />
          <Route path="/elsewhere" element={<p>다른 화면</p>} />
        </Routes>
        <Link to="/elsewhere">떠나기</Link>
      </MemoryRouter>
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText("모임 지우기"));
  fireEvent.click(await screen.findByRole("button", { name: "삭제하기" }));
  await waitFor(() => expect(answer).toBeDefined());
}

describe("a meeting that is deleted", () => {
  it("leads to the meetings", async () => {
    await remove();
    answer?.(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("leaves those who have gone on where they are when the answer comes late", async () => {
    await remove();
    fireEvent.click(screen.getByText("떠나기"));
    answer?.(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임을 삭제했어요.")).toBeDefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
