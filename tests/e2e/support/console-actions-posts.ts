/** Actions on events, announcements and rice (console §2). */
import { expect } from "@playwright/test";
import { answerConfirmation, type Api, type Row } from "./console.ts";
import type { Action, ActionResult } from "./console-action.ts";
import { newestAuditEntry, clickButton, clickAndConfirm, clickAndConfirmDeletion } from "./console-action.ts";

const posts = [
  { kind: "이벤트", nameWithParticle: "이벤트를", path: "/events" },
  { kind: "공지사항", nameWithParticle: "공지사항을", path: "/announcements" },
] as const;

async function createPost(api: Api, path: string): Promise<Row> {
  const { id } = await api.write<{ id: number }>("POST", path, { title: "처음 제목", content: "처음 내용" });
  return await api.get<Row>(`${path}/${id}`);
}

const postActions: readonly Action[] = posts.flatMap(({ kind, nameWithParticle, path }): Action[] => [
  {
    name: `${kind} 등록`,
    path: `${path}/new`,
    fields: { 제목: `새 ${kind} 제목`, 내용: "첫째 줄\n둘째 줄" },
    submit: clickButton("등록"),
    call: ["POST", new RegExp(`/admin${path}$`)],
    success: `${nameWithParticle} 등록했어요.`,
    failure: `${nameWithParticle} 등록하지 못했어요.`,
    expectEffect: async ({ api }) => {
      const created = { title: `새 ${kind} 제목`, content: "첫째 줄\n둘째 줄" };
      // After a lost response the idempotency key prevents the repeated press from creating a second one.
      expect((await api.list(path)).filter((row) => row["title"] === created.title)).toMatchObject([created]);
    },
  },
  {
    name: `${kind} 수정`,
    path: path === "/events" ? `${path}/{id}/edit` : `${path}/{id}`,
    list: path,
    row: (api) => createPost(api, path),
    fields: { 제목: "고친 제목", 내용: "고친 내용" },
    submit: clickButton("저장"),
    call: ["PATCH", new RegExp(`/admin${path}/\\d+$`)],
    success: `${nameWithParticle} 저장했어요.`,
    failure: `${nameWithParticle} 저장하지 못했어요.`,
    expectEffect: async ({ api, id }) => {
      expect(await api.get<Row>(`${path}/${id}`)).toMatchObject({ title: "고친 제목", content: "고친 내용" });
    },
  },
  {
    name: `${kind} 삭제`,
    path: path === "/events" ? `${path}/{id}/edit` : `${path}/{id}`,
    list: path,
    row: (api) => createPost(api, path),
    submit: clickAndConfirmDeletion("삭제", "삭제"),
    call: ["DELETE", new RegExp(`/admin${path}/\\d+$`)],
    success: `${nameWithParticle} 삭제했어요.`,
    failure: `${nameWithParticle} 삭제하지 못했어요.`,
    expectEffect: async ({ api, id }) => expect((await api.list(path)).map((row) => row.id)).not.toContain(id),
  },
]);

const AMOUNT = 700;
const member = (index: number) => (api: Api) => api.get<Row>(`/members/${index}`);
const expectGain =
  (amount: number) =>
  async ({ api, id, before }: ActionResult) => {
    const after = await api.get<Row>(`/members/${id}`);
    expect(Number(after["riceBalance"]) - Number(before["riceBalance"])).toBe(amount);
  };

/** The part that the actions of the three rice forms have in common. */
function riceForm(name: string, label: string): Pick<Action, "name" | "path" | "list" | "fill"> {
  return {
    name,
    path: "/rice-grant-and-revoke",
    list: "/members",
    fill: async (page) => page.getByRole("group", { name: label }).getByLabel("쌀알 수").fill(String(AMOUNT)),
  };
}

const riceActions: readonly Action[] = [
  {
    ...riceForm("한 회원에게 쌀알 지급", "한 회원에게 지급"),
    row: member(9),
    submit: async (page, id) => {
      const form = page.getByRole("group", { name: "한 회원에게 지급" });
      await form.getByLabel("회원 번호").fill(String(id));
      await form.getByRole("button", { name: "지급하기" }).click();
      await answerConfirmation(page, "지급하기", String(AMOUNT));
    },
    call: ["PATCH", /\/rice-transactions\/grant$/],
    success: "쌀알을 지급했어요.",
    failure: "쌀알을 지급하지 못했어요.",
    expectEffect: expectGain(AMOUNT),
  },
  {
    ...riceForm("모든 회원에게 쌀알 지급", "모든 회원에게 지급"),
    row: member(11),
    submit: clickAndConfirm("모두에게 지급하기", "모두에게 지급하기", { typed: "모든 회원" }),
    call: ["PATCH", /\/rice-transactions\/grant-all$/],
    success: "모든 회원에게 쌀알을 지급했어요.",
    failure: "쌀알을 지급하지 못했어요.",
    expectEffect: expectGain(AMOUNT),
  },
  {
    ...riceForm("쌀알 회수", "한 회원에게서 회수"),
    row: member(11),
    submit: async (page, id) => {
      const form = page.getByRole("group", { name: "한 회원에게서 회수" });
      await form.getByLabel("회원 번호").fill(String(id));
      await form.getByRole("button", { name: "회수하기" }).click();
      await answerConfirmation(page, "회수하기", String(AMOUNT));
    },
    call: ["PATCH", /\/rice-transactions\/revoke$/],
    success: "쌀알을 회수했어요.",
    failure: "쌀알을 회수하지 못했어요. 회원 번호가 맞는지, 회원에게 쌀알이 충분한지 확인해 주세요.",
    expectEffect: expectGain(-AMOUNT),
  },
  {
    name: "쌀알 내역 동기화",
    path: "/rice-transactions",
    submit: clickAndConfirm("쌀알 내역 동기화", "동기화", { says: "몇 분 걸릴 수", typed: "모든 회원" }),
    call: ["POST", /\/rice-transactions\/sync$/],
    success: "쌀알 내역을 동기화했어요.",
    failure: "쌀알 내역을 동기화하지 못했어요.",
    expectEffect: async ({ api, page }) => {
      await expect(page.getByText(/^회원 [\d,]+명을 확인했고, /)).toBeVisible();
      expect(await newestAuditEntry(api)).toMatchObject({ action: "RICE_SYNC" });
    },
  },
];

export const postAndRiceActions: readonly Action[] = [...postActions, ...riceActions];
