// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { ToastHost } from "../../../ui/overlays/Toast.tsx";
import { SignupScreen } from "./SignupScreen.tsx";

setUpDom();

type StubResponse = [status: number, body: unknown];
let responses: Record<string, StubResponse>;
let sent: { path: string; body: unknown }[];

function json([status, body]: StubResponse): Response {
  const headers = { "Content-Type": "application/json" };
  return new Response(body === null ? null : JSON.stringify(body), { status, headers });
}

beforeEach(() => {
  sent = [];
  responses = {
    "/auth/phone/send-verification-code": [204, null],
    "/auth/phone/verify-verification-code": [200, { verificationToken: "vt_1" }],
    "/auth/check-name-duplicated": [200, { duplicated: false }],
    "/signup": [409, { code: errorCodes.PHONE_TAKEN, message: "이미 가입한 휴대폰 번호예요. 로그인해 주세요." }],
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    const text = await request.text();
    sent.push({ path, body: text === "" ? null : JSON.parse(text) });
    return json(responses[path] ?? [404, null]);
  });
});

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignupScreen />
      </MemoryRouter>
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  );
}

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const submit = (): HTMLElement => screen.getByRole("button", { name: "가입하기" });

async function verifyPhone(): Promise<void> {
  type("휴대폰 번호", "010-1234-5678");
  press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  type("인증번호", "402913");
  press("인증번호 확인");
  await screen.findByText("휴대폰을 인증했어요.");
}

async function fillAll(): Promise<void> {
  await verifyPhone();
  type("닉네임", "따뜻한숟갈");
  press("중복 확인");
  await screen.findByText("쓸 수 있는 닉네임이에요.");
  type("비밀번호", "babbab12");
  type("비밀번호 확인", "babbab12");
  fireEvent.click(screen.getByLabelText("모두 동의해요"));
}

describe("SignupScreen", () => {
  it("shows what is missing when it is submitted too early", () => {
    open();
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    fireEvent.submit(submit().closest("body")?.querySelector("form") as HTMLFormElement);
    expect(screen.getByText("휴대폰 인증을 마쳐 주세요.")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("locks the phone once it is verified", async () => {
    open();
    await verifyPhone();
    expect(field("휴대폰 번호").readOnly).toBe(true);
    expect(screen.queryByLabelText("인증번호")).toBeNull();
    expect(sent[0]).toEqual({
      path: "/auth/phone/send-verification-code",
      body: { phone: "01012345678", purpose: "SIGNUP" },
    });
  });

  it("shows a wrong code beside the field and stays there", async () => {
    responses["/auth/phone/verify-verification-code"] = [
      400,
      { code: errorCodes.VERIFICATION_CODE_WRONG, message: "인증번호가 맞지 않아요." },
    ];
    open();
    type("휴대폰 번호", "01012345678");
    press("인증번호 받기");
    await screen.findByLabelText("인증번호");
    type("인증번호", "000000");
    press("인증번호 확인");
    expect(await screen.findByText("인증번호가 맞지 않아요.")).toBeDefined();
    expect(field("인증번호").getAttribute("aria-invalid")).toBe("true");
  });

  it("invalidates the duplicate check when the nickname is edited", async () => {
    open();
    await fillAll();
    expect(submit().getAttribute("aria-disabled")).toBeNull();
    type("닉네임", "따뜻한숟가락");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByText("쓸 수 있는 닉네임이에요.")).toBeNull();
  });

  it("sends the verification token and the consents, shows a refusal and keeps what was typed", async () => {
    open();
    await fillAll();
    fireEvent.click(submit());
    expect((await screen.findByRole("alertdialog", { name: "알림" })).textContent).toContain("이미 가입한");
    await waitFor(() => expect(sent.at(-1)?.path).toBe("/signup"));
    expect(sent.at(-1)?.body).toEqual({
      name: "따뜻한숟갈",
      phone: "01012345678",
      password: "babbab12",
      verificationToken: "vt_1",
      agreements: { terms: true, privacy: true, location: true, version: "2025-09-01" },
    });
    expect(field("닉네임").value).toBe("따뜻한숟갈");
    expect(field("비밀번호").value).toBe("babbab12");
  });
});
