// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { errorResponse, stubUpload } from "../../../testing/backend.ts";
import { deferResponse, type DeferredResponse, pickImage } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { ImageStep } from "./ImageStep.tsx";
import { NicknameField } from "./NicknameField.tsx";
import { PhoneVerificationFields } from "./PhoneVerificationFields.tsx";
import { useNickname } from "../model/useNickname.ts";
import { verifyCode, usePhoneVerification } from "../model/usePhoneVerification.ts";

setUpDom();

let deferred: DeferredResponse;

beforeEach(() => {
  deferred = deferResponse();
});

function PhoneForm(): ReactNode {
  const verification = usePhoneVerification({
    purpose: "SIGNUP",
    verify: (phone, code) => verifyCode(phone, code, "SIGNUP"),
  });
  return <PhoneVerificationFields verification={verification} />;
}

function NicknameForm(): ReactNode {
  return <NicknameField nickname={useNickname()} />;
}

function renderForm(form: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{form}</MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
}

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });

/** Presses the button and waits until the request is pending. */
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await isPending();
}

const isPending = () => screen.findByText("처리하는 중이에요");

/** Sends the response and waits for the renders that follow. */
async function respond(status: number, body: unknown): Promise<void> {
  await act(async () => {
    deferred.resolve(body === null ? new Response(null, { status }) : Response.json(body, { status }));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
  expect(screen.queryByText("처리하는 중이에요")).toBeNull();
}

async function sendCode(): Promise<void> {
  type("휴대폰 번호", "01012345678");
  await press("인증번호 받기");
}

async function sendAndCheckCode(): Promise<void> {
  await sendCode();
  await respond(204, null);
  type("인증번호", "402913");
  await isPending();
}

describe("phone verification", () => {
  it("locks the number while a code is sent or checked, and unlocks it after an error", async () => {
    renderForm(<PhoneForm />);
    await sendCode();
    expect(field("휴대폰 번호").readOnly).toBe(true);
    await respond(204, null);
    expect(field("휴대폰 번호").readOnly).toBe(false);
    type("인증번호", "402913");
    await isPending();
    expect(field("휴대폰 번호").readOnly).toBe(true);
    await respond(400, { code: errorCodes.VERIFICATION_CODE_WRONG, message: "인증번호가 맞지 않아요." });
    expect(field("휴대폰 번호").readOnly).toBe(false);
    expect(screen.getByText("인증번호가 맞지 않아요.")).toBeDefined();
  });

  it.each([
    [204, null],
    [409, { code: errorCodes.PHONE_TAKEN, message: "이미 가입한 휴대폰 번호예요." }],
  ])("ignores the %i for a number that was replaced meanwhile", async (status, body) => {
    renderForm(<PhoneForm />);
    await sendCode();
    type("휴대폰 번호", "01099998888");
    await respond(status, body);
    expect(screen.queryByLabelText("인증번호")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  const [resendStatus, tooSoon] = errorResponse("CODE_RESEND_TOO_SOON");
  it.each([
    ["may have been sent", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["was sent a moment ago", () => Promise.resolve(Response.json(tooSoon, { status: resendStatus }))],
  ])("shows the field of a code that %s", async (_, answer) => {
    renderForm(<PhoneForm />);
    vi.stubGlobal("fetch", answer);
    type("휴대폰 번호", "01012345678");
    fireEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
    expect(await screen.findByLabelText("인증번호")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
  });

  it("doesn't mark a number as verified that replaced the verified one", async () => {
    renderForm(<PhoneForm />);
    await sendAndCheckCode();
    type("휴대폰 번호", "01099998888");
    await respond(200, { verificationToken: "vt_1" });
    expect(screen.queryByText("휴대폰을 인증했어요.")).toBeNull();
  });

  it("doesn't show the error of a code that was replaced meanwhile", async () => {
    renderForm(<PhoneForm />);
    await sendAndCheckCode();
    type("인증번호", "402914");
    await respond(400, { code: errorCodes.VERIFICATION_CODE_WRONG, message: "인증번호가 맞지 않아요." });
    expect(screen.queryByText("인증번호가 맞지 않아요.")).toBeNull();
  });
});

async function checkAndRespond(typedMeanwhile: string, status: number, body: unknown): Promise<void> {
  renderForm(<NicknameForm />);
  type("닉네임", "국밥천사");
  await press("중복 확인");
  type("닉네임", typedMeanwhile);
  await respond(status, body);
}

describe("duplicate check of a nickname", () => {
  it.each([
    ["a result", 200, { duplicated: true }, "이미 쓰고 있는 닉네임이에요."],
    ["a failure", 500, { code: errorCodes.INTERNAL, message: "오류가 발생했어요." }, "오류가 발생했어요."],
  ])("doesn't show %s for a name that was typed meanwhile", async (_, status, body, message) => {
    await checkAndRespond("밥친구", status, body);
    expect(screen.queryByText(message)).toBeNull();
  });

  it("keeps the error of the name that was typed meanwhile", async () => {
    await checkAndRespond("열글자가넘는아주긴닉네임", 200, { duplicated: false });
    expect(screen.getByText("닉네임은 10자까지 쓸 수 있어요.")).toBeDefined();
  });

  it("shows the result for the same name with spaces around it", async () => {
    await checkAndRespond(" 국밥천사 ", 200, { duplicated: true });
    expect(screen.getByText("이미 쓰고 있는 닉네임이에요.")).toBeDefined();
  });
});

it("a profile image that was stored before the step was opened again leads to the next step", async () => {
  await startMemberSession(() => ({ status: "CREATED", imageUrl: "/images/31.webp" }));
  const onNext = vi.fn();
  renderForm(<ImageStep onNext={onNext} />);
  fireEvent.click(screen.getByRole("button", { name: "다음" }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

it("a profile image that is stored after its step was left leads to no other step", async () => {
  await startMemberSession(() => ({ status: "CREATED" }));
  stubUpload({ id: 31, url: "/images/31.webp" });
  const onNext = vi.fn();
  renderForm(<ImageStep onNext={onNext} />);
  pickImage();
  await screen.findByText("다른 사진 고르기");
  await press("다음");
  cleanup();
  await respond(204, null);
  expect(onNext).not.toHaveBeenCalled();
});
