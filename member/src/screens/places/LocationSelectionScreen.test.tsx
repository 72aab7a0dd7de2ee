// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { Link } from "../../ui/Link.tsx";
import { setUpDom } from "../../ui/testing.ts";
import { ToastHost } from "../../ui/Toast.tsx";
import { LocationSelectionScreen } from "./LocationSelectionScreen.tsx";

vi.mock("../../location/PlaceChooser.tsx", () => ({
  PlaceChooser: ({ onChange }: { onChange: (place: object) => void }) => (
    <button type="button" onClick={() => onChange({ latitude: 37.5, longitude: 127 })}>
      지도에서 고르기
    </button>
  ),
}));
setUpDom();

let answer: ((response: Response) => void) | undefined;

beforeEach(async () => {
  answer = undefined;
  startSession(fakeSource({ load: () => Promise.resolve(buildMember()) }));
  await reloadMember();
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
});

async function save(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/location-selection"]}>
        <Routes>
          <Route path="/location-selection" element={<LocationSelectionScreen />} />
          <Route path="/meetings" element={<p>모임 목록</p>} />
          <Route path="/elsewhere" element={<p>다른 화면</p>} />
        </Routes>
        <Link to="/elsewhere">떠나기</Link>
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText("지도에서 고르기"));
  fireEvent.click(screen.getByRole("button", { name: "이 위치로 정하기" }));
  await waitFor(() => expect(answer).toBeDefined());
}

describe("LocationSelectionScreen", () => {
  it("leads back once the place is saved", async () => {
    await save();
    answer?.(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("leaves those who have gone on where they are when the answer comes late", async () => {
    await save();
    fireEvent.click(screen.getByText("떠나기"));
    answer?.(new Response(null, { status: 204 }));
    expect(await screen.findByText("내 위치를 저장했어요.")).toBeDefined();
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
