import { describe, expect, it } from "vitest";
import { type SignupForm, signupProblem } from "./signup.ts";

const complete: SignupForm = {
  phoneVerified: true,
  checkedName: "따뜻한숟갈",
  password: "babbab12",
  confirmation: "babbab12",
  consents: { terms: true, privacy: true, location: false },
};

describe("signupProblem", () => {
  it("returns null for a valid form; the location consent is optional", () => {
    expect(signupProblem(complete)).toBeNull();
  });

  it.each<[Partial<SignupForm>, string]>([
    [{ phoneVerified: false }, "휴대폰 인증을 마쳐 주세요."],
    [{ checkedName: null }, "닉네임 중복 확인을 해 주세요."],
    [{ password: "bab12", confirmation: "bab12" }, "비밀번호는 6자 이상이어야 해요."],
    [{ password: "b".repeat(17), confirmation: "b".repeat(17) }, "비밀번호는 16자까지 쓸 수 있어요."],
    [{ confirmation: "babbab13" }, "비밀번호가 서로 달라요."],
    [
      { consents: { terms: true, privacy: false, location: true } },
      "이용약관과 개인정보처리방침에 모두 동의해 주세요.",
    ],
    [
      { consents: { terms: false, privacy: true, location: true } },
      "이용약관과 개인정보처리방침에 모두 동의해 주세요.",
    ],
  ])("returns the message for %j", (fields, message) => {
    expect(signupProblem({ ...complete, ...fields })).toBe(message);
  });

  it("returns the first problem in the order of the page", () => {
    expect(signupProblem({ ...complete, phoneVerified: false, checkedName: null, password: "" })).toContain("휴대폰");
    expect(signupProblem({ ...complete, checkedName: null, password: "" })).toContain("닉네임");
  });
});
