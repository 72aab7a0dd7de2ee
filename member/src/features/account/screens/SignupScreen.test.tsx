// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { press, renderScreens, type } from "../../../testing/screens.tsx";
import { SignupScreen } from "./SignupScreen.tsx";

setUpDom();

let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  responses = {
    "POST /auth/phone/verify-verification-code": [200, { verificationToken: "vt_1" }],
    "GET /auth/check-name-duplicated": [200, { duplicated: false }],
    "POST /signup": errorResponse("PHONE_TAKEN"),
  };
  sent = stubResponses(responses);
});

const open = (): void => renderScreens({ "/signup": <SignupScreen /> }, "/signup");
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const submit = (): HTMLElement => screen.getByRole("button", { name: "가입하기" });

const nameChecks = (): number => sent.filter(({ call }) => call === "GET /auth/check-name-duplicated").length;

async function verifyPhone(): Promise<void> {
  type("휴대폰 번호", "010-1234-5678");
  press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  type("인증번호", "402913");
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

  it("sends the code with its last digit, and once, and locks the phone once it is verified", async () => {
    open();
    await verifyPhone();
    expect(field("휴대폰 번호").readOnly).toBe(true);
    expect(screen.queryByLabelText("인증번호")).toBeNull();
    expect(sent[0]).toEqual({
      call: "POST /auth/phone/send-verification-code",
      body: { phone: "01012345678", purpose: "SIGNUP" },
    });
    const checks = sent.filter(({ call }) => call === "POST /auth/phone/verify-verification-code");
    expect(checks).toMatchObject([{ body: { phone: "01012345678", verificationCode: "402913" } }]);
  });

  it("signs up once, however often the button is pressed", async () => {
    responses["POST /signup"] = [201, { id: 1 }];
    responses["POST /auth/login"] = errorResponse("LOGIN_REFUSED");
    renderScreens({ "/signup": <SignupScreen />, "/login": null }, "/signup");
    await fillAll();
    const form = document.querySelector("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(sent.some(({ call }) => call === "POST /auth/login")).toBe(true));
    expect(sent.filter(({ call }) => call === "POST /signup")).toHaveLength(1);
  });

  it("shows the error of a wrong code at its field", async () => {
    responses["POST /auth/phone/verify-verification-code"] = errorResponse("VERIFICATION_CODE_WRONG");
    open();
    type("휴대폰 번호", "01012345678");
    press("인증번호 받기");
    await screen.findByLabelText("인증번호");
    type("인증번호", "000000");
    expect(await screen.findByText(/인증번호가 맞지 않아요/)).toBeDefined();
    expect(field("인증번호").getAttribute("aria-invalid")).toBe("true");
  });

  it.each(["PHONE_TAKEN", "REJOIN_LOCKED"] as const)(
    "shows %s of the verification at the phone, which can be changed",
    async (name) => {
      responses["POST /auth/phone/verify-verification-code"] = errorResponse(name);
      open();
      type("휴대폰 번호", "01012345678");
      press("인증번호 받기");
      await screen.findByLabelText("인증번호");
      type("인증번호", "402913");
      await waitFor(() => expect(field("휴대폰 번호").getAttribute("aria-invalid")).toBe("true"));
      expect(field("휴대폰 번호").readOnly).toBe(false);
      expect(screen.queryByRole("alertdialog")).toBeNull();
    },
  );

  it("shows at its field why the server refused the nickname or the password", async () => {
    responses["POST /signup"] = errorResponse("INVALID_REQUEST", {
      fields: { "/password": "많은 사람이 쓰는 비밀번호예요." },
    });
    open();
    await fillAll();
    fireEvent.click(submit());
    await waitFor(() => expect(field("비밀번호").getAttribute("aria-invalid")).toBe("true"));
    expect(field("비밀번호").value).toBe("babbab12");
    press("확인");
    type("비밀번호", "newbab34");
    expect(field("비밀번호").getAttribute("aria-invalid")).not.toBe("true");
    responses["GET /auth/check-name-duplicated"] = errorResponse("INVALID_REQUEST", {
      fields: { "?name": "쓸 수 없는 닉네임이에요." },
    });
    type("닉네임", "운영자");
    press("중복 확인");
    expect(await screen.findByText("쓸 수 없는 닉네임이에요.")).toBeDefined();
  });

  it("invalidates the duplicate check when the nickname is edited", async () => {
    open();
    await fillAll();
    expect(submit().getAttribute("aria-disabled")).toBeNull();
    type("닉네임", "따뜻한숟가락");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByText("쓸 수 있는 닉네임이에요.")).toBeNull();
  });

  it("invalidates the duplicate check when the nickname was taken meanwhile, and says so at its field", async () => {
    responses["POST /signup"] = errorResponse("NAME_TAKEN");
    open();
    await fillAll();
    fireEvent.click(submit());
    await screen.findByRole("alertdialog");
    press("확인");
    expect(screen.queryByText("쓸 수 있는 닉네임이에요.")).toBeNull();
    expect(screen.getByText("이미 쓰고 있는 닉네임이에요.", { selector: "p" })).toBeDefined();
    expect(submit().getAttribute("aria-disabled")).toBe("true");
  });

  it("checks the nickname when its field is left, and each name once", async () => {
    open();
    fireEvent.blur(field("닉네임"));
    expect(nameChecks()).toBe(0);
    type("닉네임", "따뜻한숟갈");
    fireEvent.blur(field("닉네임"));
    expect(await screen.findByText("쓸 수 있는 닉네임이에요.")).toBeDefined();
    fireEvent.blur(field("닉네임"));
    expect(nameChecks()).toBe(1);
  });

  it("says that a password is too long instead of cutting it, which would be another one at the log-in", () => {
    open();
    for (const label of ["비밀번호", "비밀번호 확인"]) expect(field(label).maxLength).toBe(-1);
    type("비밀번호", "babbab12babbab123");
    fireEvent.blur(field("비밀번호"));
    expect(screen.getByText("비밀번호는 16자까지 쓸 수 있어요.")).toBeDefined();
    expect(field("비밀번호").getAttribute("passwordrules")).toBe("minlength: 6; maxlength: 16;");
  });

  it("sends the verification token and the consents, shows an error and keeps what was typed", async () => {
    open();
    await fillAll();
    fireEvent.click(submit());
    expect((await screen.findByRole("alertdialog", { name: "알림" })).textContent).toContain("이미 가입한");
    await waitFor(() => expect(sent.at(-1)?.call).toBe("POST /signup"));
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
