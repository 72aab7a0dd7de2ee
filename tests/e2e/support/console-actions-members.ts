/** Actions on the system, members, reports, meetings and their notifications (console §2). */
import { expect } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { selectOption, loginMember, callApi, type Api, type Row, type Tokens } from "./console.ts";
import type { Action } from "./console-action.ts";
import { newestAuditEntry, clickButton, clickAndConfirm, clickAndConfirmDeletion } from "./console-action.ts";

const NEW_CODE = "48151623";
const NEW_PASSWORD = "newbab34";

/** A member of the demo data, by the order of their sign-up. */
const member = (index: number) => async (api: Api) => await api.get<Row>(`/members/${index}`);
const meeting = (id: number) => async (api: Api) => (await api.findById("/meetings", id)) as Row;

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
    name: "밥점수 바꾸기",
    path: "/members/{id}/edit",
    list: "/members",
    row: member(6),
    fields: { "새 밥점수": "33" },
    submit: clickButton("밥점수 저장"),
    call: ["PATCH", /\/members\/\d+\/points$/],
    success: "밥점수를 바꿨어요.",
    failure: "밥점수를 바꾸지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await api.get<Row>(`/members/${id}`)).toMatchObject({ point: 33 }),
  },
  {
    name: "비밀번호 재설정",
    path: "/members/{id}/edit",
    list: "/members",
    row: member(7),
    fields: { "새 비밀번호": NEW_PASSWORD },
    submit: clickButton("비밀번호 재설정"),
    call: ["PATCH", /\/members\/\d+\/password$/],
    success: "비밀번호를 새로 정했어요.",
    failure: "비밀번호를 바꾸지 못했어요.",
    expectEffect: async ({ api, before }) => {
      expect(await loginMember(api.url, String(before["phone"]), NEW_PASSWORD)).not.toBe("");
    },
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
    name: "신고 삭제",
    path: "/reports/{id}",
    list: "/reports",
    row: async (api) => (await api.list("/reports")).at(-1) as Row,
    submit: clickAndConfirmDeletion("삭제", "삭제"),
    call: ["DELETE", /\/reports\/\d+$/],
    success: "신고를 삭제했어요.",
    failure: "신고를 삭제하지 못했어요.",
    expectEffect: async ({ api, id }) => expect((await api.list("/reports")).map((row) => row.id)).not.toContain(id),
  },
  {
    name: "모임 상태 적용",
    path: "/meetings/{id}",
    list: "/meetings",
    row: meeting(19),
    fill: (page) => selectOption(page, "모임 상태", "종료"),
    submit: clickAndConfirm("적용", "모임 종료", { says: /쌀알은|돌려줘요/ }),
    call: ["PATCH", /\/meetings\/\d+$/],
    success: "모임 상태를 바꿨어요.",
    failure: "모임 상태를 바꾸지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await api.findById("/meetings", id)).toMatchObject({ status: "END" }),
  },
  {
    name: "모임 영구 삭제",
    path: "/meetings/{id}",
    list: "/meetings",
    row: meeting(20),
    submit: clickAndConfirmDeletion("모임 영구 삭제", "영구 삭제", "{id}"),
    call: ["DELETE", /\/meetings\/\d+$/],
    success: "모임을 영구 삭제했어요.",
    failure: "모임을 삭제하지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await api.findById("/meetings", id)).toBeUndefined(),
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
  {
    name: "모든 회원에게 알림",
    path: "/notifications",
    fill: async (page) => {
      const form = page.getByRole("group", { name: "모든 회원에게 알림 보내기" });
      await form.getByLabel("제목").fill("안내 모두");
      await form.getByLabel("내용").fill("모두에게 가요.");
    },
    submit: clickAndConfirm("모두에게 보내기", "모두에게 보내기", { typed: "모든 회원" }),
    call: ["POST", /\/members\/notifications\/all$/],
    success: "모든 회원에게 알림을 보냈어요.",
    failure: "알림을 보내지 못했어요.",
    expectEffect: async ({ api }) => {
      for (const phone of ["01000000008", "01000000011"]) {
        expect(await notificationTitles(api, phone)).toContain("안내 모두");
      }
      expect(await newestAuditEntry(api)).toMatchObject({ action: "NOTIFICATION_SEND_ALL" });
    },
  },
];
