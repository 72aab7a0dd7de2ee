// @vitest-environment jsdom
import { SECOND_MS, VERIFICATION_TOKEN_LIFE_SECONDS } from "@babchingu/openapi";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { press, renderScreens, type } from "../../../testing/screens.tsx";
import { PasswordResetScreen } from "./PasswordResetScreen.tsx";

setUpDom();

let responses: StubbedResponses;

beforeEach(() => {
  responses = {
    "POST /auth/phone/verify-verification-code": [200, { verificationToken: "vt_1" }],
    "PATCH /auth/reset-password": errorResponse("VERIFICATION_TOKEN_INVALID"),
  };
  stubResponses(responses);
});

async function verifyPhone(): Promise<void> {
  renderScreens({ "/password-reset": <PasswordResetScreen />, "/login": <p>로그인 화면</p> }, "/password-reset");
  type("휴대폰 번호", "010-1234-5678");
  press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  type("인증번호", "402913");
  await screen.findByText("휴대폰을 인증했어요.");
  type("새 비밀번호", "newbab34");
  type("새 비밀번호 확인", "newbab34");
}

/** Sends the form and closes the alert about it. */
async function submitAndClose(text: RegExp): Promise<void> {
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  expect((await screen.findByRole("alertdialog")).textContent).toMatch(text);
  press("확인");
}

const VERIFY_AGAIN = /휴대폰 인증을 다시 해 주세요/;

it("leads to the log-in when the proven phone has no account with a password", async () => {
  await verifyPhone();
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  expect(await screen.findByText(/카카오로 가입했다면/)).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.queryByLabelText("새 비밀번호")).toBeNull();
  press("로그인하러 가기");
  expect(screen.getByText("로그인 화면")).toBeDefined();
});

it("asks for another verification when the token is too old", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await verifyPhone();
  vi.setSystemTime(Date.now() + VERIFICATION_TOKEN_LIFE_SECONDS * SECOND_MS);
  await submitAndClose(VERIFY_AGAIN);
  expect(screen.getByRole("button", { name: "인증번호 받기" })).toBeDefined();
});

it("asks for another verification when an earlier attempt may have used the token", async () => {
  responses["PATCH /auth/reset-password"] = [500, null];
  await verifyPhone();
  await submitAndClose(/오류가 발생했어요/);
  responses["PATCH /auth/reset-password"] = errorResponse("VERIFICATION_TOKEN_INVALID");
  await submitAndClose(VERIFY_AGAIN);
  expect(screen.getByRole("button", { name: "인증번호 받기" })).toBeDefined();
});
