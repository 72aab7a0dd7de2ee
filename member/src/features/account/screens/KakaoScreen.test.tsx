// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { initSessionStore } from "../../../session/session.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import type { SessionLoadResult } from "../../../session/types.ts";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { KakaoScreen } from "./KakaoScreen.tsx";

setUpDom();

let responses: StubbedResponses;
let loaded: SessionLoadResult;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  responses = {
    "POST /auth/kakao": [200, { registered: false, ticket: "kt_1", suggestedName: "민지" }],
    "GET /auth/check-name-duplicated": [200, { duplicated: false }],
    "POST /auth/kakao/complete": [200, { accessToken: "a", refreshToken: "r" }],
  };
  window.sessionStorage.setItem("babchingu.kakaoState", "s1");
  loaded = null;
  initSessionStore(fakeSource({ load: () => Promise.resolve(loaded) }));
  sent = stubResponses(responses);
});

function open(query: string): void {
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/login/kakao?${query}`]}>
          <Routes>
            <Route path="/login/kakao" element={<KakaoScreen />} />
            <Route path="/login" element={<p>로그인 화면</p>} />
          </Routes>
        </MemoryRouter>
        <DialogHost />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const sentTo = (path: string): unknown[] => sent.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body);

async function signUp(): Promise<void> {
  open("code=c1&state=s1");
  fireEvent.click(await screen.findByRole("button", { name: "중복 확인" }));
  await screen.findByText("쓸 수 있는 닉네임이에요.");
  fireEvent.click(screen.getByLabelText("모두 동의해요"));
  const form = document.querySelector("form");
  if (form) fireEvent.submit(form);
}

describe("KakaoScreen", () => {
  it("sends the code once and signs up a new member with nickname and consents", async () => {
    loaded = buildMember({ status: "PHONE_V_REQUIRED" });
    await signUp();
    await waitFor(() => expect(sentTo("/auth/kakao/complete")).toHaveLength(1));
    expect(sentTo("/auth/kakao")).toEqual([
      { code: "c1", redirectUri: `${window.location.origin}/login/kakao`, fcmToken: null },
    ]);
    expect(sentTo("/auth/kakao/complete")).toEqual([
      {
        ticket: "kt_1",
        name: "민지",
        agreements: { terms: true, privacy: true, location: true, version: "2025-09-01" },
        fcmToken: null,
      },
    ]);
  });

  it("navigates to the login when the account exists, but can't be read", async () => {
    loaded = "failed";
    await signUp();
    fireEvent.click(await screen.findByRole("button", { name: "확인" }));
    expect(await screen.findByText("로그인 화면")).toBeDefined();
  });

  it("shows that the sign-in failed when the member can't be read, and offers a retry", async () => {
    loaded = "failed";
    responses["POST /auth/kakao"] = [200, { registered: true, accessToken: "a", refreshToken: "r" }];
    open("code=c2&state=s1");
    expect(await screen.findByText("로그인하지 못했어요")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "로그인으로 돌아가기" }));
    expect(await screen.findByText("로그인 화면")).toBeDefined();
  });

  it("navigates to the login when the ticket has expired", async () => {
    responses["POST /auth/kakao/complete"] = errorResponse("SOCIAL_CODE_INVALID");
    await signUp();
    fireEvent.click(await screen.findByRole("button", { name: "확인" }));
    expect(await screen.findByText("로그인 화면")).toBeDefined();
  });

  it("navigates to the login after a declined consent", async () => {
    open("error=access_denied&state=s1");
    expect(await screen.findByText("로그인 화면")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("sends nothing for a code that this browser hasn't requested", () => {
    open("code=c1&state=other");
    expect(screen.getByText("카카오 로그인을 처음부터 다시 시작해 주세요.")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("shows the error of a refused code", async () => {
    responses["POST /auth/kakao"] = errorResponse("SOCIAL_CODE_INVALID");
    open("code=c1&state=s1");
    expect(await screen.findByText("카카오 로그인을 다시 시도해 주세요.")).toBeDefined();
  });
});
