/** Actions on events and rice (console §2). */
import { expect } from "@playwright/test";
import { answerConfirmation, type Row } from "./console.ts";
import { clickButton, type Action } from "./console-action.ts";

const AMOUNT = 700;

export const postAndRiceActions: readonly Action[] = [
  {
    name: "이벤트 등록",
    path: "/events/new",
    fields: { 제목: "새 이벤트 제목", 내용: "첫째 줄\n둘째 줄" },
    submit: clickButton("등록"),
    call: ["POST", /\/admin\/events$/],
    success: "이벤트를 등록했어요.",
    failure: "이벤트를 등록하지 못했어요.",
    expectEffect: async ({ api }) => {
      const created = { title: "새 이벤트 제목", content: "첫째 줄\n둘째 줄" };
      // After a lost response the idempotency key prevents the repeated press from creating a second one.
      expect((await api.list("/events")).filter((row) => row["title"] === created.title)).toMatchObject([created]);
    },
  },
  {
    name: "한 회원에게 쌀알 지급",
    path: "/rice-grant-and-revoke",
    list: "/members",
    fill: async (page) =>
      page.getByRole("group", { name: "한 회원에게 지급" }).getByLabel("쌀알 수").fill(String(AMOUNT)),
    row: (api) => api.get<Row>("/members/9"),
    submit: async (page, id) => {
      const form = page.getByRole("group", { name: "한 회원에게 지급" });
      await form.getByLabel("회원 번호").fill(String(id));
      await form.getByRole("button", { name: "지급하기" }).click();
      await answerConfirmation(page, "지급하기", String(AMOUNT));
    },
    call: ["PATCH", /\/rice-transactions\/grant$/],
    success: "쌀알을 지급했어요.",
    failure: "쌀알을 지급하지 못했어요.",
    expectEffect: async ({ api, id, before }) => {
      const after = await api.get<Row>(`/members/${id}`);
      expect(Number(after["riceBalance"]) - Number(before["riceBalance"])).toBe(AMOUNT);
    },
  },
];
