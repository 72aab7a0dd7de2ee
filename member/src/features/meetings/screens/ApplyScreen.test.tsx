// @vitest-environment jsdom
import { NO_SHOW_PENALTY_WON, NO_SHOW_SCORE } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { formatNumber } from "@babchingu/web/format.ts";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, initSessionStore } from "../../../session/session.ts";
import { errorResponse } from "../../../testing/backend.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { leaveScreen, deferResponse, renderScreens } from "../../../testing/screens.tsx";
import { ApplyScreen } from "./ApplyScreen.tsx";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember()));
let client: QueryClient;

beforeEach(async () => {
  initSessionStore(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  client = new QueryClient();
  for (const key of [["meeting", 3], ["meetings", "joined"], ["rice"], ["applications", "my"], ["events"]]) {
    client.setQueryData(key, {});
  }
});

async function apply(): Promise<void> {
  open();
  writeAndApply();
  const accept = await screen.findByRole("button", { name: "신청하기" });
  // The dialog fetches the balance, too.
  load.mockClear();
  fireEvent.click(accept);
}

function open(): void {
  renderScreens(
    {
      "/meetings/:meetingId/application": <ApplyScreen />,
      "/meetings": <p>모임 목록</p>,
      "/mypage/rice-purchase": <p>충전 화면</p>,
    },
    "/meetings/3/application",
    client,
  );
}

function writeAndApply(): void {
  fireEvent.change(introduction(), { target: { value: "매운 음식도 잘 먹어요." } });
  fireEvent.click(screen.getByRole("button", { name: /신청하기/ }));
}

const introduction = () => screen.getByLabelText<HTMLTextAreaElement>("소개");

const setBalance = async (riceBalance: number): Promise<void> => {
  load.mockResolvedValueOnce(buildMember({ riceBalance }));
  await reloadMember();
  load.mockClear();
};

const invalidatedKeys = (): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0]);

describe("ApplyScreen", () => {
  it("refetches meeting and balance when the response is lost: the application may have been stored", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await apply();
    expect(await screen.findByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await waitFor(() => expect(invalidatedKeys()).toEqual(["meeting", "meetings", "rice", "applications"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("asks the server, and for no purchase, after an attempt without an answer that may have been paid", async () => {
    await setBalance(500);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await apply();
    await screen.findByText("인터넷 연결을 확인하고 다시 시도해 주세요.");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await setBalance(0);
    load.mockResolvedValue(buildMember({ riceBalance: 0 }));
    const [status, body] = errorResponse("APPLICATION_PENDING");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
    cleanup();
    await apply();
    expect(await screen.findByText(body.message)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    load.mockResolvedValue(buildMember());
  });

  it("refetches meeting and balance after a successful application as well, and navigates to the meetings", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    await apply();
    expect(await screen.findByText("모임 목록")).toBeDefined();
    await waitFor(() => expect(invalidatedKeys()).toEqual(["meeting", "meetings", "rice", "applications"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("refetches a balance that is too low before it shows an error: rice may have been returned meanwhile", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    await setBalance(0);
    await apply();
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("shows the balance before and after, and what a no-show costs, before the deposit is taken", async () => {
    await setBalance(1500);
    open();
    writeAndApply();
    const text = (await screen.findByRole("alertdialog")).textContent;
    expect(text).toContain("1,500알 → 1,000알");
    expect(text).toContain(
      `밥점수가 ${NO_SHOW_SCORE}점 내려가고, 위약금 ${formatNumber(NO_SHOW_PENALTY_WON)}원을 내요.`,
    );
  });

  it("shows the balance as it is by now: rice may have been returned since the member was fetched", async () => {
    await setBalance(500);
    load.mockResolvedValueOnce(buildMember({ riceBalance: 1000 }));
    open();
    writeAndApply();
    expect(await screen.findByText("1,000알")).toBeDefined();
    expect(screen.getByRole("alertdialog").textContent).toContain("1,000알 → 500알");
  });

  it("offers a purchase and shows the current balance when it is too low", async () => {
    await setBalance(0);
    load.mockResolvedValueOnce(buildMember({ riceBalance: 300 }));
    open();
    writeAndApply();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("지금은 300알 있어요.");
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "충전하러 가기" }));
    expect(await screen.findByText("충전 화면")).toBeDefined();
    cleanup();
    open();
    expect(introduction().value).toBe("매운 음식도 잘 먹어요.");
  });

  it("shows what was typed to no other member", async () => {
    const deferred = deferResponse();
    await apply();
    await deferred.requested();
    cleanup();
    load.mockResolvedValueOnce(buildMember({ id: 8 }));
    await reloadMember();
    open();
    expect(introduction().value).toBe("");
  });

  it("keeps what was typed until it is sent", async () => {
    const deferred = deferResponse();
    await apply();
    await deferred.requested();
    cleanup();
    await reloadMember();
    open();
    expect(introduction().value).toBe("매운 음식도 잘 먹어요.");
    cleanup();
    deferred.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(invalidatedKeys()).toContain("meetings"));
    open();
    expect(introduction().value).toBe("");
  });

  it.each(["APPLICATION_PENDING", "ALREADY_PARTICIPATED"] as const)(
    "forgets what was typed when an earlier attempt was stored although its response was lost: %s",
    async (name) => {
      const [status, body] = errorResponse(name);
      vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
      await apply();
      await screen.findByText(body.message);
      fireEvent.click(screen.getByRole("button", { name: "확인" }));
      cleanup();
      open();
      expect(introduction().value).toBe("");
    },
  );

  it("shows the server's error about the balance when the balance is enough by now", async () => {
    const body = { code: errorCodes.NOT_ENOUGH_RICE, message: "쌀알이 부족해요." };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status: 409 })));
    await apply();
    expect((await screen.findByRole("alertdialog", { name: "알림" })).textContent).toContain("쌀알이 부족해요.");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
  });

  it("confirms without navigating when the response arrives after the screen was left", async () => {
    const deferred = deferResponse();
    await apply();
    await deferred.requested();
    leaveScreen();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("신청서를 보냈어요.")).toBeDefined();
    await waitFor(() => expect(invalidatedKeys()).toContain("meetings"));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
