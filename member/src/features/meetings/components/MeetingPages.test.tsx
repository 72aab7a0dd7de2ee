// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError } from "@babchingu/openapi";
import type { MeetingListItem, MeetingListResponse } from "@babchingu/openapi/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import type { Viewer } from "./MeetingCard.tsx";
import { MeetingPages, useMeetingPages } from "./MeetingPages.tsx";

setUpDom();

type FetchPage = Parameters<typeof useMeetingPages>[1];

function item(meetingId: number): MeetingListItem {
  return {
    meetingId,
    title: `국밥 모임 ${meetingId}`,
    imageId: null,
    imageUrl: null,
    placeName: "할매 순대국밥",
    memberCount: 2,
    maxCapacity: 4,
    scheduledAt: "2026-03-01T18:30",
    status: "RECRUITING",
    createdAt: `2026-02-0${meetingId}T00:00:00.000Z`,
  };
}

const page = (ids: number[], hasMore = false): MeetingListResponse => ({ meetingListDtoList: ids.map(item), hasMore });

function List({ fetchPage, viewer }: { fetchPage: FetchPage; viewer?: Viewer | undefined }): ReactNode {
  const query = useMeetingPages(["test"], fetchPage);
  return <MeetingPages query={query} {...(viewer && { viewer })} empty={<p>모임이 없어요</p>} />;
}

function show(fetchPage: FetchPage, viewer?: Viewer): ReturnType<typeof render> {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <List fetchPage={fetchPage} viewer={viewer} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("MeetingPages", () => {
  it("announces that it is loading, then shows the cards as links", async () => {
    show(() => Promise.resolve(page([3])));
    expect(screen.getByRole("status").textContent).toContain("불러오는 중");
    const link = await screen.findByRole("link", { name: /국밥 모임 3/ });
    expect(link.getAttribute("href")).toBe("/meetings/3");
    expect(link.textContent).toContain("모집 중");
    expect(screen.queryByRole("button", { name: "더 보기" })).toBeNull();
  });

  it("says what a meeting asks and offers; to a viewer also how far it is and which is their own", async () => {
    const known = { placeLatitude: 37.5, placeLongitude: 127, requiresApproval: true, partnerPlaceId: 301, hostId: 7 };
    const meetings = [{ ...item(3), ...known }, item(2)];
    const fetchPage = () => Promise.resolve({ meetingListDtoList: meetings, hasMore: false });
    const { unmount } = show(fetchPage, { memberId: 7, position: { latitude: 37.509, longitude: 127 } });
    const texts = (await screen.findAllByRole("link")).map(({ textContent }) => textContent);
    for (const fact of ["1.0km", "내 모임", "승인 필요", "제휴 혜택"]) {
      expect(texts.map((text) => text.includes(fact))).toEqual([true, false]);
    }
    unmount();
    show(fetchPage);
    expect((await screen.findAllByRole("link"))[0]?.textContent).not.toMatch(/1.0km|내 모임/);
  });

  it("shows the empty state", async () => {
    show(() => Promise.resolve(page([])));
    expect(await screen.findByText("모임이 없어요")).toBeDefined();
  });

  it("shows the server's message and retries", async () => {
    const fetchPage = vi
      .fn<FetchPage>()
      .mockRejectedValueOnce(new ApiError(500, { code: errorCodes.INTERNAL, message: "오류가 발생했어요." }))
      .mockResolvedValue(page([1]));
    show(fetchPage);
    expect((await screen.findByRole("alert")).textContent).toContain("오류가 발생했어요.");
    fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("국밥 모임 1")).toBeDefined();
  });

  it("requests the next page after the last createdAt and shows no meeting twice", async () => {
    const fetchPage = vi
      .fn<FetchPage>()
      .mockResolvedValueOnce(page([4, 3], true))
      .mockResolvedValueOnce(page([3, 2]));
    show(fetchPage);
    fireEvent.click(await screen.findByRole("button", { name: "더 보기" }));
    expect(await screen.findByText("국밥 모임 2")).toBeDefined();
    expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, "2026-02-03T00:00:00.000Z"]);
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("keeps the list when the next page fails", async () => {
    const fetchPage = vi
      .fn<FetchPage>()
      .mockResolvedValueOnce(page([4], true))
      .mockRejectedValueOnce(new ApiError(500, null));
    show(fetchPage);
    fireEvent.click(await screen.findByRole("button", { name: "더 보기" }));
    expect((await screen.findByRole("alert")).textContent).toContain("오류가 발생했어요.");
    expect(screen.getByText("국밥 모임 4")).toBeDefined();
  });
});
