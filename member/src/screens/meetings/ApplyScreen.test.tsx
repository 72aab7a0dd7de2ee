// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { DialogHost } from "../../ui/Dialog.tsx";
import { setUpDom } from "../../ui/testing.ts";
import { ApplyScreen } from "./ApplyScreen.tsx";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember()));
let client: QueryClient;

beforeEach(async () => {
  startSession(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  client = new QueryClient();
  for (const key of [["meeting", 3], ["meetings", "joined"], ["rice"], ["applications", "my"], ["events"]]) {
    client.setQueryData(key, {});
  }
});

async function apply(): Promise<void> {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/meetings/3/application"]}>
        <Routes>
          <Route path="/meetings/:meetingId/application" element={<ApplyScreen />} />
          <Route path="/meetings" element={<p>모임 목록</p>} />
        </Routes>
      </MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText("소개"), { target: { value: "매운 음식도 잘 먹어요." } });
  fireEvent.click(screen.getByRole("button", { name: /신청하기/ }));
  fireEvent.click(await screen.findByRole("button", { name: "신청하기" }));
}

const stale = (): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0]);

describe("ApplyScreen", () => {
  it("reads meeting and balance again when the answer is lost: the application may have arrived", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await apply();
    expect(await screen.findByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await waitFor(() => expect(stale()).toEqual(["meeting", "meetings", "rice", "applications"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does so after an application that was taken as well, and leads to the meetings", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    await apply();
    expect(await screen.findByText("모임 목록")).toBeDefined();
    await waitFor(() => expect(stale()).toEqual(["meeting", "meetings", "rice", "applications"]));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
