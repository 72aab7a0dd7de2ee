// @vitest-environment jsdom
/** Messages about accounts, phones and positions (member §5, member §8), each provoked on its screen. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Responses, serverError, json, noContent, openApp } from "../testing/app.tsx";
import { errorResponse } from "../testing/backend.ts";
import { setUpDom } from "../testing/dom.ts";
import { press, type } from "../testing/screens.tsx";

setUpDom();

const expectText = async (text: string): Promise<void> => {
  expect(await screen.findByText(text)).toBeDefined();
};

/** Expects the text in an alert and closes the alert. */
async function expectAlert(text: string): Promise<void> {
  const dialog = await screen.findByRole("alertdialog", { name: "알림" });
  expect(dialog.textContent).toContain(text);
  fireEvent.click(within(dialog).getByRole("button", { name: "확인" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

it("shows the errors of a login: missing fields, wrong credentials, and a failure without a message", async () => {
  const [status, body] = errorResponse("LOGIN_REFUSED");
  const responses: Responses = { "POST /auth/login": json(body, status) };
  await openApp("/login", responses, null);
  await screen.findByLabelText("휴대폰 번호");
  press("로그인");
  await expectText("휴대폰 번호 11자리를 입력해 주세요.");
  await expectText("비밀번호를 입력해 주세요.");
  type("휴대폰 번호", "010-1234-56789");
  expect(screen.getByLabelText<HTMLInputElement>("휴대폰 번호").value).toBe("01012345678");
  expect(screen.queryByText("휴대폰 번호 11자리를 입력해 주세요.")).toBeNull();
  type("비밀번호", "wrong123");
  expect(screen.queryByText("비밀번호를 입력해 주세요.")).toBeNull();
  press("로그인");
  await expectAlert("휴대폰 번호나 비밀번호가 맞지 않아요.");
  responses["POST /auth/login"] = serverError;
  press("로그인");
  await expectAlert("오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.");
});

it("shows the errors of a sign-up: phone, code and nickname", async () => {
  await openApp(
    "/signup",
    {
      "POST /auth/phone/send-verification-code": noContent,
      "GET /auth/check-name-duplicated": json({ duplicated: true }),
    },
    null,
  );
  await screen.findByLabelText("휴대폰 번호");
  type("휴대폰 번호", "0101234");
  press("인증번호 받기");
  await expectText("휴대폰 번호 11자리를 입력해 주세요.");
  type("휴대폰 번호", "01012345678");
  press("인증번호 받기");
  await expectText("인증번호를 보냈어요.");
  type("인증번호", "123");
  press("인증번호 확인");
  await expectText("인증번호 6자리를 입력해 주세요.");
  type("닉네임", "   ");
  expect(screen.getByRole("button", { name: "중복 확인" }).hasAttribute("disabled")).toBe(true);
  type("닉네임", "열한글자를넘기는닉네임");
  await expectText("닉네임은 10자까지 쓸 수 있어요.");
  type("닉네임", "먼저온이름");
  press("중복 확인");
  await expectText("이미 쓰고 있는 닉네임이에요.");
});

it("shows that an image is missing in the onboarding, and that the activation failed", async () => {
  await openApp("/welcome", { "PATCH /members/active": serverError }, { status: "CREATED" });
  fireEvent.click(await screen.findByRole("button", { name: "다음" }));
  await expectText("프로필 사진을 올려 주세요.");
  press("건너뛰기");
  fireEvent.click(await screen.findByRole("button", { name: "나중에" }));
  await expectAlert("계정을 활성화하지 못했어요. 다시 시도해 주세요.");
});

it("shows that a position can't be saved", async () => {
  await openApp("/mypage/location-selection", { "PATCH /members/location": serverError });
  fireEvent.click(await screen.findByRole("button", { name: "지도" }));
  press("이 위치로 정하기");
  await expectAlert("위치를 저장하지 못했어요. 다시 시도해 주세요.");
});

const installFailingShell = (): void => {
  Object.assign(globalThis, { flutter_inappwebview: { callHandler: () => Promise.reject(new Error("none")) } });
};

const GEOLOCATION_ERROR = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" } as const;
/** Makes the browser fail with this code, when the app has set the timeout of ten seconds. */
const failGeolocation = (code: 1 | 2 | 3) => (): void => {
  const value: Pick<Geolocation, "getCurrentPosition"> = {
    getCurrentPosition: (_onSuccess, onError, options) => {
      if (options?.timeout === 10_000) onError?.({ ...GEOLOCATION_ERROR, code });
    },
  };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
};

describe("a position that can't be found", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
    Reflect.deleteProperty(globalThis, "flutter_inappwebview");
  });

  it.each([
    ["denied", failGeolocation(1), "위치를 쓸 수 없어요. 기기 설정에서 위치 권한을 켜 주세요.", 1],
    ["unavailable", failGeolocation(2), "위치를 찾지 못했어요. GPS를 켜고 다시 시도해 주세요.", 1],
    ["too slow", failGeolocation(3), "위치를 찾는 데 너무 오래 걸려요", 1],
    ["unsupported", () => {}, "이 브라우저에서는 위치를 찾을 수 없어요. 지도를 움직여 골라 주세요.", 0],
    [
      "refused by the native shell",
      installFailingShell,
      "앱에서 위치를 받지 못했어요. 휴대폰 설정에서 밥친구 앱의 위치 권한을 켜 주세요.",
      1,
    ],
  ])(
    "%s: shows the reason, a retry where one helps, and the map as the alternative",
    async (_, setUp, text, retries) => {
      setUp();
      await openApp("/mypage/location-selection", {});
      fireEvent.click(await screen.findByRole("button", { name: "현재 위치로 찾기" }));
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(text);
      expect(alert.textContent).toContain("아래 지도에서 직접 골라도 돼요.");
      expect(screen.queryAllByRole("button", { name: "위치 다시 찾기" })).toHaveLength(retries);
    },
  );
});
