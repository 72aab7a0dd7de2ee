// @vitest-environment jsdom
/** A session that the server ends says why, and its screen returns with what was typed (D57). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { session } from "../api/api.ts";
import { changeDraft, useDraft } from "../features/create/model/draft.ts";
import { initSessionStore, reloadMember } from "../session/session.ts";
import { sessionSource } from "../session/source.ts";
import { setUpDom } from "../testing/dom.ts";
import { buildMeeting } from "../testing/meetings.ts";
import { press, type } from "../testing/screens.tsx";
import { buildMember } from "../testing/session.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { AppRoutes } from "../routes/AppRoutes.tsx";
import { endMember } from "./endMember.ts";

setUpDom();

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const refusal = (code: string, data?: object): Response => json({ code, message: "다시 로그인해 주세요.", data }, 401);
const people = [buildMember(), buildMember({ id: 8, name: "매운맛도전" })];

/** Whose tokens the server takes; null after it ended the session. */
let signedIn: number | null;
let ended: [code: string, data?: object];
let nextMember: number;
/** The server's title of the meeting that is edited. */
let title: string;
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
session.onEnd((end) => endMember(end, queryClient));

function respond(method: string, path: string): Response {
  if (path === "/auth/login") {
    signedIn = nextMember;
    return json({ accessToken: "access", refreshToken: "refresh" });
  }
  if (path === "/auth/refresh") return refusal(errorCodes.REFRESH_REFUSED, ended[1]);
  if (signedIn === null) return refusal(ended[0]);
  if (path === "/members/me") return json(people.find(({ id }) => id === signedIn));
  if (method === "GET" && path === "/meetings/3") return json(buildMeeting({ hostId: 7, title }));
  return method === "GET" && path === "/chat/25/chatroom-info" ? json({ members: people }) : json({}, 404);
}

// Other files of the same worker share the storage.
afterAll(() => {
  window.history.replaceState(null, "");
  window.localStorage.clear();
  window.sessionStorage.clear();
});

beforeEach(async () => {
  window.sessionStorage.clear();
  signedIn = 7;
  title = "공덕 냉면";
  ended = [errorCodes.TOKEN_EXPIRED];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(new URL(input instanceof Request ? input.url : input, location.href), {
      method: input instanceof Request ? input.method : init?.method,
    });
    return Promise.resolve(respond(method, new URL(url).pathname.replace("/api/v1", "")));
  });
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  initSessionStore(sessionSource);
  await reloadMember();
});

function open(at: string | { pathname: string; state: unknown }): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <AppRoutes />
      </MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
}

/** Writes a report, whose sending ends the session. */
async function report(): Promise<void> {
  open({ pathname: "/chat/25/report/in-meeting", state: { reportedId: 8 } });
  fireEvent.change(await screen.findByLabelText("어떤 일이 있었나요?"), { target: { value: "약속보다 늦게 왔어요." } });
  changeDraft({ title: "국밥" });
  signedIn = null;
  press("신고 보내기");
}

async function logInAs(id: number): Promise<void> {
  nextMember = id;
  await screen.findByText("다시 만나서 반가워요");
  type("휴대폰 번호", "01012345678");
  type("비밀번호", "babbab12");
  press("로그인");
}

describe("a session that the server ended", () => {
  it.each([
    ["만료", [errorCodes.TOKEN_EXPIRED]],
    ["여러 기기에서", [errorCodes.TOKEN_REVOKED]],
    ["정지", [errorCodes.TOKEN_REVOKED, { status: "BANNED" }]],
  ] as const)("says why: %s", async (text, [code, data]) => {
    ended = [code, data];
    await report();
    expect((await screen.findByText(new RegExp(text))).tagName).toBe("OUTPUT");
  });

  it("returns the same member to the screen with what they typed", async () => {
    await report();
    await logInAs(7);
    expect(await screen.findByDisplayValue("약속보다 늦게 왔어요.")).toBeDefined();
    expect(screen.getByText("매운맛도전님을 신고해요")).toBeDefined();
    expect(useDraft.getState().title).toBe("국밥");
  });

  it("keeps the edited meeting on the way to the place picker and back as well", async () => {
    open("/meetings/3/update");
    fireEvent.change(await screen.findByLabelText("제목"), { target: { value: "고친 모임" } });
    signedIn = null;
    press("수정 마치기");
    await logInAs(7);
    await screen.findByDisplayValue("고친 모임");
    fireEvent.click(screen.getByRole("link", { name: "장소 바꾸기" }));
    await screen.findByRole("heading", { name: "장소 고르기" });
    // What a browser's router has there after a step.
    window.history.replaceState({ idx: 1 }, "");
    press("뒤로");
    expect(await screen.findByDisplayValue("고친 모임")).toBeDefined();
  });

  it("doesn't bring back an edit that was left before the session ended", async () => {
    open("/meetings/3/update");
    fireEvent.change(await screen.findByLabelText("제목"), { target: { value: "고친 모임" } });
    window.history.replaceState({ idx: 0 }, "");
    press("뒤로");
    await screen.findByRole("button", { name: "모임 메뉴" });
    signedIn = null;
    await reloadMember();
    await logInAs(7);
    fireEvent.click(await screen.findByRole("button", { name: "모임 메뉴" }));
    fireEvent.click(await screen.findByRole("button", { name: "모임 수정" }));
    expect(await screen.findByLabelText("제목")).toHaveProperty("value", "공덕 냉면");
  });

  it("doesn't overwrite a meeting that was changed elsewhere meanwhile", async () => {
    open("/meetings/3/update");
    fireEvent.change(await screen.findByLabelText("제목"), { target: { value: "고친 모임" } });
    signedIn = null;
    press("수정 마치기");
    title = "다른 기기에서 고친 모임";
    await logInAs(7);
    expect(await screen.findByLabelText("제목")).toHaveProperty("value", "다른 기기에서 고친 모임");
  });

  it.each([
    ["direct", "장소 이름"],
    ["nearby", "가게 이름이나 음식"],
  ])("returns to the place picker's tab %s with what was typed", async (tab, label) => {
    open(`/place-selection?tab=${tab}`);
    fireEvent.change(await screen.findByLabelText(label), { target: { value: "한강공원 편의점" } });
    press(tab === "direct" ? "여기로 정하기" : "검색");
    signedIn = null;
    await reloadMember();
    await logInAs(7);
    expect(await screen.findByDisplayValue("한강공원 편의점")).toBeDefined();
  });

  it("leaves nothing of it to another member", async () => {
    await report();
    await logInAs(8);
    await expect.poll(() => useDraft.getState().title).toBe("");
    expect(Object.keys(window.sessionStorage).filter((key) => /typed|wanted/.test(key))).toEqual([]);
  });
});
