/** Actions on the system, members and their notifications (console §2). */
import { expect } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { selectOption, loginMember, callApi, type Api, type Row, type Tokens } from "./console.ts";
import type { Action } from "./console-action.ts";
import { clickButton, clickAndConfirm, clickAndConfirmDeletion } from "./console-action.ts";

const NEW_CODE = "48151623";

/** A member of the demo data, by the order of their sign-up. */
const member = (index: number) => async (api: Api) => await api.get<Row>(`/members/${index}`);

async function notificationTitles(api: Api, phone: string): Promise<string> {
  const token = await loginMember(api.url, phone);
  return JSON.stringify(await callApi<unknown>(api.url, "GET", "/notifications", { token }));
}

export const memberActions: readonly Action[] = [
  {
    name: "보안 코드 바꾸기",
    path: "",
    fields: {
      "현재 보안 코드": String(demoLogins.operator.code),
      "새 보안 코드": NEW_CODE,
      "새 보안 코드 확인": NEW_CODE,
    },
    submit: clickButton("바꾸기"),
    call: ["PATCH", /\/admin\/dashboard\/security-code$/],
    success: "보안 코드를 바꿨어요.",
    failure: "보안 코드를 바꾸지 못했어요.",
    expectEffect: async ({ api }) => {
      const { loginName: name, ...secrets } = demoLogins.operator;
      const body = { name, ...secrets, code: Number(NEW_CODE) };
      await expect(callApi<Tokens>(api.url, "POST", "/auth/login/admin", { body })).resolves.toHaveProperty(
        "accessToken",
      );
    },
  },
  {
    name: "회원 상태 바꾸기",
    path: "/members/{id}/edit",
    list: "/members",
    row: member(5),
    fill: (page) => selectOption(page, "회원 상태", "이용 정지"),
    submit: clickAndConfirm("상태 바꾸기", "상태 바꾸기", { says: "바로 로그아웃되고" }),
    call: ["PATCH", /\/members\/\d+\/status$/],
    success: "회원 상태를 바꿨어요.",
    failure: "회원 상태를 바꾸지 못했어요.",
    expectEffect: async ({ api, id }) =>
      expect(await api.get<Row>(`/members/${id}`)).toMatchObject({ status: "BANNED" }),
  },
  {
    name: "회원 영구 삭제",
    path: "/members/{id}/edit",
    list: "/members",
    row: async (api) => (await api.list("/members/search?field=name&q=이제막왔어요"))[0] as Row,
    submit: clickAndConfirmDeletion("회원 영구 삭제", "영구 삭제", "{id}"),
    call: ["DELETE", /\/members\/\d+$/],
    success: "회원을 영구 삭제했어요.",
    failure: "회원을 삭제하지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await api.hasMember(id)).toBe(false),
  },
  {
    name: "한 회원에게 알림",
    path: "/notifications",
    fill: async (page) => {
      const form = page.getByRole("group", { name: "한 회원에게 알림 보내기" });
      await form.getByLabel("회원 번호").fill("8");
      await form.getByLabel("제목").fill("안내 하나");
      await form.getByLabel("내용").fill("한 사람에게만 가요.");
      await form.getByLabel("연결할 주소 (선택)").fill("/app/mypage");
    },
    submit: clickButton("알림 보내기"),
    call: ["POST", /\/members\/notifications\/\d+$/],
    success: "회원에게 알림을 보냈어요.",
    failure: "알림을 보내지 못했어요.",
    expectEffect: async ({ api, page }) => {
      expect(await notificationTitles(api, "01000000008")).toContain("안내 하나");
      expect(await notificationTitles(api, "01000000011")).not.toContain("안내 하나");
      await expect(page.getByRole("group", { name: "한 회원에게 알림 보내기" }).getByLabel("제목")).toHaveValue("");
    },
  },
];
