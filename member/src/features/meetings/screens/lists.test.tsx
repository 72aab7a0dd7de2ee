// @vitest-environment jsdom
import { NETWORK_MESSAGE } from "@babchingu/openapi";
import type { MeetingListItem, MeetingSearchItem } from "@babchingu/openapi/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { toast, ToastHost } from "../../../ui/overlays/Toast.tsx";
import { MeetingListScreen } from "./MeetingListScreen.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

setUpDom();
// React warns of <search>, which jsdom doesn't know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

let requests: URL[];
/** Returns the body of the response to a request for meetings. */
let respondTo: (url: URL) => Promise<unknown>;

beforeEach(async () => {
  requests = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/notifications/check")) return Response.json(false);
    requests.push(url);
    return Response.json(await respondTo(url));
  });
  await startMemberSession();
});

function open(element: ReactNode, at = "/"): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const neverResolves = (): Promise<never> => new Promise(() => {});
const waitForRenders = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });

function search(term: string): void {
  fireEvent.change(screen.getByLabelText("검색어"), { target: { value: term } });
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
}

const common = {
  meetingId: 3,
  placeName: "할매 순대국밥",
  scheduledAt: "2026-03-01T18:30",
  status: "RECRUITING",
} as const;

describe("meeting list", () => {
  const item: MeetingListItem = {
    ...common,
    title: "국밥 모임",
    imageId: null,
    imageUrl: null,
    memberCount: 2,
    maxCapacity: 4,
    createdAt: "2026-02-01T00:00:00.000Z",
  };

  it("asks for the meetings that the filters name, lunch or dinner, and clears them where there are none", async () => {
    respondTo = async () => ({ meetingListDtoList: [], hasMore: false });
    vi.setSystemTime(new Date("2026-03-01T16:00:00Z"));
    open(<MeetingListScreen />, "/meetings?only=today.lunch.unknown");
    await screen.findByText("고른 조건에 맞는 모임이 없어요");
    fireEvent.click(screen.getByRole("button", { name: "저녁", pressed: false }));
    fireEvent.click(screen.getByRole("button", { name: "승인 없이" }));
    await waitForRenders();
    expect(screen.getByRole("button", { name: "점심", pressed: false })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "조건 지우기" }));
    await screen.findByText("가까운 모임이 아직 없어요");
    const queries = requests.map(({ searchParams }) => {
      for (const name of ["lat", "lng"]) searchParams.delete(name);
      return searchParams.toString();
    });
    expect(queries).toEqual([
      "date=2026-03-02&meal=LUNCH",
      "date=2026-03-02&meal=DINNER",
      "date=2026-03-02&meal=DINNER&requiresApproval=false",
      "",
    ]);
  });

  it("says only once why there is no list, also when it is refreshed", async () => {
    respondTo = () => Promise.reject(new TypeError("Failed to fetch"));
    toast("모임을 만들었어요");
    open(
      <>
        <MeetingListScreen />
        <ToastHost />
      </>,
    );
    await screen.findByText(NETWORK_MESSAGE);
    fireEvent.click(screen.getByRole("button", { name: "새로 고침" }));
    await waitForRenders();
    expect(requests).toHaveLength(2);
    expect(screen.getAllByText(NETWORK_MESSAGE)).toHaveLength(1);
  });

  it("keeps the list when it is refreshed without a network, and says so", async () => {
    respondTo = async () => ({ meetingListDtoList: [item], hasMore: false });
    open(
      <>
        <MeetingListScreen />
        <ToastHost />
      </>,
    );
    await screen.findByText("국밥 모임");
    respondTo = () => Promise.reject(new TypeError("Failed to fetch"));
    fireEvent.click(screen.getByRole("button", { name: "새로 고침" }));
    expect(screen.getByText("국밥 모임")).toBeDefined();
    await waitForRenders();
    expect(requests).toHaveLength(2);
    expect(screen.getByText("국밥 모임")).toBeDefined();
    expect(screen.getByText(NETWORK_MESSAGE)).toBeDefined();
  });
});

it("says near what the meetings are, and leads to the member's position", async () => {
  respondTo = async () => ({ meetingListDtoList: [], hasMore: false });
  open(<MeetingListScreen />);
  const bar = await screen.findByRole("link", { name: /에서 10km 안/ });
  expect(bar.getAttribute("href")).toBe("/location-selection");
});

describe("search", () => {
  const found: MeetingSearchItem = { ...common, title: "국밥 모임", isPartnerPlace: false };

  it("shows no result of another term while it searches", async () => {
    respondTo = async () => ({ meetingSearchDtoList: [found] });
    open(<SearchScreen />);
    search("국밥");
    await screen.findByText("국밥 모임");
    respondTo = neverResolves;
    search("라멘");
    await waitForRenders();
    expect(requests.at(-1)?.searchParams.get("query")).toBe("라멘");
    expect(screen.queryByText("국밥 모임")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("불러오는 중");
  });

  it("has a next step where it finds nothing: ended meetings as well, then a meeting of one's own", async () => {
    respondTo = async () => ({ meetingSearchDtoList: [] });
    open(<SearchScreen />);
    search("라멘");
    fireEvent.click(await screen.findByRole("button", { name: "모집이 끝난 모임도 보기" }));
    expect(await screen.findByRole("link", { name: "모임 만들기" })).toBeDefined();
    expect(requests.at(-1)?.searchParams.get("recruitingOnly")).toBe("false");
  });

  it("keeps the list while the filter changes, but not the empty state", async () => {
    respondTo = async ({ searchParams }) => ({
      meetingSearchDtoList: searchParams.get("query") === "국밥" ? [found] : [],
    });
    open(<SearchScreen />);
    search("국밥");
    await screen.findByText("국밥 모임");
    search("라멘");
    await screen.findByText("찾는 모임이 없어요");
    respondTo = neverResolves;
    fireEvent.click(screen.getByLabelText("모집 중인 모임만 볼래요"));
    await waitForRenders();
    expect(screen.queryByText("찾는 모임이 없어요")).toBeNull();
    fireEvent.click(screen.getByLabelText("모집 중인 모임만 볼래요"));
    search("국밥");
    await screen.findByText("국밥 모임");
    fireEvent.click(screen.getByLabelText("모집 중인 모임만 볼래요"));
    await waitForRenders();
    expect(requests.at(-1)?.searchParams.get("recruitingOnly")).toBe("false");
    expect(screen.getByText("국밥 모임")).toBeDefined();
  });
});
