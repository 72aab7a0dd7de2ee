// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { DialogHost } from "../../ui/Dialog.tsx";
import { setUpDom } from "../../ui/testing.ts";
import { ApplicationScreen } from "./ApplicationScreen.tsx";

setUpDom();

it("reads application, meeting and balance again when the answer to a cancellation is lost", async () => {
  const load = vi.fn(() => Promise.resolve(buildMember({ id: 7 })));
  startSession(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const application = { id: 5, memberId: 7, meetingId: 3, meetingTitle: "라멘 모임", memberName: "따뜻한숟갈" };
  const written = { memberImageUrl: null, content: "같이 먹어요", createdAt: "2026-03-01T03:00:00Z" };
  client.setQueryData(["applications", 5], { ...application, ...written });
  client.setQueryData(["meeting", 3], {});
  client.setQueryData(["rice"], {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/applications/5"]}>
        <Routes>
          <Route path="/applications/:meetingApplicationId" element={<ApplicationScreen />} />
        </Routes>
      </MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "신청 취소하기" }));
  fireEvent.click(await screen.findByRole("button", { name: "신청 취소" }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  for (const key of [["applications", 5], ["meeting", 3], ["rice"]]) {
    expect(client.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
  }
});
