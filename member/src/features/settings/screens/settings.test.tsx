// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError } from "@babchingu/openapi";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { initSessionStore, patchMember, sessionNow, useSession } from "../../../session/session.ts";
import { buildMember, fakeSource, startMemberSession } from "../../../testing/session.ts";
import type { SessionMember } from "../../../session/types.ts";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { deferResponse, leaveScreen, press, renderScreens, type } from "../../../testing/screens.tsx";
import { AccountInfoScreen } from "./AccountInfoScreen.tsx";
import { BlockManagementScreen } from "./BlockManagementScreen.tsx";
import { ChangePasswordScreen } from "./ChangePasswordScreen.tsx";
import { PhoneReverificationScreen } from "./PhoneReverificationScreen.tsx";
import { ProfileEditScreen } from "./ProfileEditScreen.tsx";
import { SettingsScreen } from "./SettingsScreen.tsx";
import { describeNameFailure } from "../model/useNameChange.ts";
import { Link } from "../../../ui/navigation/Link.tsx";

setUpDom();

let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  responses = {};
  sent = stubResponses(responses);
});

async function open(element: ReactNode, member: Partial<SessionMember> = {}, isOnline = true): Promise<void> {
  const read = () => buildMember(member);
  initSessionStore(
    fakeSource({ load: () => Promise.resolve(isOnline ? read() : "unreachable"), readCachedMember: read }),
  );
  await waitFor(() => expect(sessionNow().kind).toBe("member"));
  renderScreens(
    { "/": element, "/settings": <p>설정 화면</p> },
    "/",
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
}

const confirmWith = async (name: string): Promise<void> => {
  const dialog = await screen.findByRole("alertdialog");
  fireEvent.click(within(dialog).getByRole("button", { name }));
};

async function changePassword(current: string, password: string): Promise<void> {
  await open(<ChangePasswordScreen />);
  type("현재 비밀번호", current);
  type("새 비밀번호", password);
  type("새 비밀번호 확인", password);
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
}

it.each([
  [AccountInfoScreen, true, "아직 없어요"],
  [AccountInfoScreen, false, "연결되면 보여 드려요"],
  [PhoneReverificationScreen, true, "아직 등록한 번호가 없어요."],
  [PhoneReverificationScreen, false, "지금 번호는 연결되면 보여 드려요."],
])("tells a missing phone number from one that isn't stored on the device: %#", async (Screen, isOnline, text) => {
  await open(<Screen />, { phone: null }, isOnline);
  patchMember({ riceBalance: 0 });
  expect(await screen.findByText(text)).toBeDefined();
});

describe("change of the password", () => {
  it("sends the current password with the new one", async () => {
    await changePassword("babbab12", "newbab34");
    expect(await screen.findByText("비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.")).toBeDefined();
    expect(sent).toEqual([
      { call: "PATCH /members/change-password", body: { currentPassword: "babbab12", newPassword: "newbab34" } },
    ]);
  });

  it("navigates back to the settings", async () => {
    await changePassword("babbab12", "newbab34");
    expect(await screen.findByText("설정 화면")).toBeDefined();
  });

  it("doesn't navigate when the response arrives after the screen was left", async () => {
    const deferred = deferResponse();
    await changePassword("babbab12", "newbab34");
    await deferred.requested();
    leaveScreen();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText(/비밀번호를 바꿨어요/)).toBeDefined();
    expect(screen.getByText("다른 화면")).toBeDefined();
  });

  it("sends nothing when the new password equals the current one", async () => {
    await changePassword("babbab12", "babbab12");
    expect(await screen.findByText("지금과 다른 비밀번호를 써 주세요.")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("says that it may be changed when an attempt got no answer, and the same one is refused", async () => {
    responses["PATCH /members/change-password"] = errorResponse("UNAVAILABLE");
    await changePassword("babbab12", "newbab34");
    await confirmWith("확인");
    responses["PATCH /members/change-password"] = errorResponse("CURRENT_PASSWORD_WRONG");
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    expect(await screen.findByText(/비밀번호가 이미 바뀌었을 수 있어요/)).toBeDefined();
    await confirmWith("확인");
  });

  it("shows that the current password is wrong when the server sends no message", async () => {
    responses["PATCH /members/change-password"] = [400, null];
    await changePassword("wrong123", "newbab34");
    expect((await screen.findByRole("alertdialog")).textContent).toContain("현재 비밀번호가 맞지 않아요.");
    await confirmWith("확인");
  });

  it("has no form for a member with a social provider", async () => {
    await open(<ChangePasswordScreen />, { provider: "KAKAO" });
    expect(screen.queryByLabelText("현재 비밀번호")).toBeNull();
    expect(screen.getByText("카카오로 로그인하고 있어요")).toBeDefined();
  });
});

it.each([
  ["a changed number", "01087654321", true],
  ["the same number", "01012345678", false],
])("says what else the verification of %s did", async (_, phone, hasEffects) => {
  // The screen opens with the stored member, which has no phone.
  await open(<PhoneReverificationScreen />, { phone: null });
  act(() => patchMember({ phone: "01012345678" }));
  type("휴대폰 번호", phone);
  press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  type("인증번호", "123456");
  await screen.findByText("휴대폰 번호를 인증했어요");
  const effects = "다른 기기에서는 로그아웃됐어요. 3일 동안은 비밀번호를 잊어도 다시 설정할 수 없어요.";
  expect(screen.queryByText(effects) !== null).toBe(hasEffects);
});

describe("change of the nickname", () => {
  it("checks that the nickname is free, warns of the lock, then sends it in the form that is stored", async () => {
    responses["GET /auth/check-name-duplicated"] = [200, { duplicated: false }];
    await open(<ProfileEditScreen />);
    press("중복 확인");
    expect(screen.getByText("지금과 다른 닉네임을 써 주세요.")).toBeDefined();
    type("닉네임", " ①번 친구");
    press("중복 확인");
    await screen.findByText("쓸 수 있는 닉네임이에요.");
    expect(screen.getByDisplayValue("1번 친구")).toBeDefined();
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    expect((await screen.findByRole("alertdialog")).textContent).toContain(
      "새 닉네임: 1번 친구\n바꾸면 30일 동안 다시 바꿀 수 없어요.",
    );
    await confirmWith("바꾸기");
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ call: "PATCH /members/change-name", body: { name: "1번 친구" } }),
    );
    expect(await screen.findByText("아직 닉네임을 바꿀 수 없어요. 30일 뒤에 바꿀 수 있어요.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "중복 확인" })).toBeNull();
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes("typed"))).toEqual([]);
  });

  it("invalidates the check of a nickname that was taken meanwhile, and says so at its field", async () => {
    responses["GET /auth/check-name-duplicated"] = [200, { duplicated: false }];
    responses["PATCH /members/change-name"] = errorResponse("NAME_TAKEN");
    await open(<ProfileEditScreen />);
    type("닉네임", "국밥천사");
    press("중복 확인");
    await screen.findByText("쓸 수 있는 닉네임이에요.");
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await confirmWith("바꾸기");
    await screen.findByRole("alertdialog", { name: "알림" });
    await confirmWith("확인");
    expect(screen.queryByText("쓸 수 있는 닉네임이에요.")).toBeNull();
    expect(screen.getByText("이미 쓰고 있는 닉네임이에요.", { selector: "p" })).toBeDefined();
  });

  it("shows how many days the server's lock lasts", () => {
    const locked = new ApiError(409, { code: errorCodes.NAME_CHANGE_LOCKED, message: "…", data: { daysLeft: 12 } });
    expect(describeNameFailure(locked)).toBe("아직 닉네임을 바꿀 수 없어요. 12일 뒤에 바꿀 수 있어요.");
  });
});

function BackButton(): ReactNode {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      한 걸음 뒤로
    </button>
  );
}

it("is left with one step back once the notification settings are closed", async () => {
  responses["GET /members/me/notification-settings"] = [200, { meeting: true, chat: true, news: false }];
  responses["GET /push/web-key"] = errorResponse("INTERNAL");
  await startMemberSession();
  const settings = (
    <>
      <SettingsScreen />
      <BackButton />
    </>
  );
  renderScreens({ "/mypage": <Link to="/settings">설정으로</Link>, "/settings": settings }, "/mypage");
  fireEvent.click(screen.getByText("설정으로"));
  fireEvent.click(screen.getByRole("link", { name: "알림 설정" }));
  fireEvent.click(await screen.findByRole("button", { name: "닫기" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByText("한 걸음 뒤로"));
  expect(screen.getByText("설정으로")).toBeDefined();
});

function chooseImage(bytes: number): void {
  const file = new File(["x"], "photo.jpg", { type: "image/jpeg" });
  Object.defineProperty(file, "size", { value: bytes });
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
}

describe("the profile image", () => {
  it("isn't sent when the file is too large", async () => {
    const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
    await open(<ProfileEditScreen />);
    chooseImage(10 * 1024 * 1024 + 1);
    const alert = await screen.findByRole("alertdialog");
    expect(alert.textContent).toContain("사진을 올리지 못했어요. 10MB 이하의 사진을 올려 주세요.");
    expect(send).not.toHaveBeenCalled();
    await confirmWith("확인");
  });

  it("can be cancelled while it is sent, without a message", async () => {
    const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
    vi.spyOn(XMLHttpRequest.prototype, "abort").mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event("abort"));
    });
    await open(<ProfileEditScreen />);
    chooseImage(1000);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    press("올리기 그만두기");
    expect(await screen.findByRole("button", { name: "사진 올리기" })).toBeDefined();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("BlockManagementScreen", () => {
  it("unblocks after a confirmation and refetches the list", async () => {
    responses["GET /blocks"] = [
      200,
      { blockDtoList: [{ blockedId: 8, blockedName: "매운맛도전", blockedImageUrl: null }] },
    ];
    await open(<BlockManagementScreen />);
    fireEvent.click(await screen.findByRole("button", { name: "매운맛도전 차단 풀기" }));
    responses["GET /blocks"] = [200, { blockDtoList: [] }];
    await confirmWith("차단 풀기");
    expect(await screen.findByText("차단한 밥친구가 없어요")).toBeDefined();
    expect(sent).toContainEqual({ call: "DELETE /blocks", body: { blockedId: 8 } });
  });
});

/** Unmounts the screen when the session has ended, as the guard does. */
function Guarded(): ReactNode {
  return useSession().kind === "member" ? <SettingsScreen /> : <p>처음 화면</p>;
}

async function withdraw(): Promise<void> {
  await open(<Guarded />);
  press("탈퇴하기");
  const sheet = await screen.findByRole("dialog", { name: "정말 떠나시나요?" });
  expect(sheet.textContent).toContain("7일 동안");
  const withdrawButton = within(sheet).getByRole("button", { name: "탈퇴하기" });
  expect(withdrawButton.hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByLabelText("모두 읽었고 탈퇴할게요"));
  fireEvent.click(withdrawButton);
}

describe("withdrawal", () => {
  it("requires the checkbox, ends the session and confirms the withdrawal", async () => {
    await withdraw();
    expect(await screen.findByText("처음 화면")).toBeDefined();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("탈퇴를 마쳤어요");
    expect(sent).toEqual([{ call: "DELETE /members/withdraw", body: null }]);
    await confirmWith("확인");
  });

  it("says how much rice is lost, as it is by now", async () => {
    let riceBalance = 500;
    initSessionStore(fakeSource({ load: () => Promise.resolve(buildMember({ riceBalance })) }));
    await waitFor(() => expect(sessionNow().kind).toBe("member"));
    riceBalance = 1000;
    // The member was fetched a minute ago.
    const nowSpy = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    renderScreens({ "/": <SettingsScreen /> }, "/?sheet=withdraw");
    expect(await screen.findByText("1,000알")).toBeDefined();
    nowSpy.mockRestore();
  });

  it.each([
    ["ROLE_PARTNER", true],
    ["ROLE_USER", false],
  ] as const)("tells a %s what becomes of a store: %s", async (role, isTold) => {
    await open(<SettingsScreen />, { role });
    press("탈퇴하기");
    const sheet = await screen.findByRole("dialog", { name: "정말 떠나시나요?" });
    expect(sheet.textContent?.includes("제휴 매장과 낸 금액은 그대로 남아요.")).toBe(isTold);
  });

  it("keeps the session when the withdrawal is refused", async () => {
    responses["DELETE /members/withdraw"] = errorResponse("MEMBER_IN_RUNNING_MEETING");
    await withdraw();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("확정된 모임이 끝난 뒤에");
    expect(sessionNow().kind).toBe("member");
    await confirmWith("확인");
  });
});
