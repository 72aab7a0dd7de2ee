// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { initSessionStore } from "../session/session.ts";
import type { SessionLoadResult } from "../session/types.ts";
import { setUpDom } from "../testing/dom.ts";
import { buildMember, fakeSource } from "../testing/session.ts";
import { OfflineBar } from "./OfflineBar.tsx";

setUpDom();

function List() {
  const { data = "불러오지 못한 목록" } = useQuery({ queryKey: ["list"], queryFn: readList, retry: false });
  return <p>{data}</p>;
}
const readList = vi.fn<() => Promise<string>>();

it("tries again until the server is reached, although the phone says that it is online, and reads what failed (D56)", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(function observer() {
      return { observe: vi.fn(), disconnect: vi.fn() };
    }),
  );
  const member = buildMember();
  const loads: SessionLoadResult[] = ["unreachable", "unreachable"];
  readList.mockRejectedValueOnce(new Error("offline")).mockResolvedValue("모임 목록");
  initSessionStore(
    fakeSource({ load: () => Promise.resolve(loads.shift() ?? member), readCachedMember: () => member }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineBar />
      <List />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(loads).toEqual([]);
  expect(screen.getByText(/지금은 오프라인이에요/)).toBeTruthy();
  expect(screen.getByText("불러오지 못한 목록")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/지금은 오프라인이에요/)).toBeNull();
  expect(screen.getByText("모임 목록")).toBeTruthy();
});
