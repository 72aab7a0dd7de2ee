/** Actions on partner places and the applications to become one (console §2). */
import { expect, type Page } from "@playwright/test";
import { imageFile, type Api, type Row } from "./console.ts";
import { clickButton, clickAndConfirm, clickAndConfirmDeletion, type Action } from "./console-action.ts";

const place = (id: number) => async (api: Api) => (await api.findById("/partner-place", id)) as Row;
const application = (name: string) => async (api: Api) =>
  (await api.list("/partner-place-applications")).find((row) => row["name"] === name) as Row;
const hasApplication = async (api: Api, id: number) =>
  (await api.list("/partner-place-applications")).some((row) => row.id === id);

async function upload(page: Page): Promise<void> {
  await page.getByLabel("이미지 파일").setInputFiles(imageFile);
}

export const storeActions: readonly Action[] = [
  {
    name: "제휴 신청 승인",
    path: "/partner-place-applications/{id}",
    list: "/partner-place-applications",
    row: application("해운대어묵집"),
    submit: clickAndConfirm("승인", "승인"),
    call: ["PATCH", /\/partner-place-applications\/\d+$/],
    success: "제휴 신청을 승인했어요.",
    failure: "제휴 신청을 승인하지 못했어요.",
    expectEffect: async ({ api, id }) => {
      expect(await hasApplication(api, id)).toBe(false);
      expect(await api.list("/partner-place/search?field=name&q=해운대어묵집")).toHaveLength(1);
    },
  },
  {
    name: "제휴 신청 삭제",
    path: "/partner-place-applications/{id}",
    list: "/partner-place-applications",
    row: application("연희동김치찌개"),
    submit: clickAndConfirmDeletion("삭제", "삭제"),
    call: ["DELETE", /\/partner-place-applications\/\d+$/],
    success: "제휴 신청을 삭제했어요.",
    failure: "제휴 신청을 삭제하지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await hasApplication(api, id)).toBe(false),
  },
  {
    name: "예치금 저장",
    path: "/partner-places/{id}",
    list: "/partner-place",
    row: place(1),
    fields: { "예치금 (원)": "345000" },
    submit: clickAndConfirm("예치금 저장", "예치금 바꾸기", { typed: "345000" }),
    call: ["PATCH", /\/partner-place\/\d+\/cache$/],
    success: "예치금을 바꿨어요.",
    failure: "예치금을 바꾸지 못했어요.",
    expectEffect: async ({ api, id }) =>
      expect(await api.findById("/partner-place", id)).toMatchObject({ cache: 345_000 }),
  },
  {
    name: "계약 기간 저장",
    path: "/partner-places/{id}",
    list: "/partner-place",
    row: place(2),
    fields: { "계약 만료 (한국 시각)": "2031-05-31T18:30" },
    submit: clickButton("계약 기간 저장"),
    call: ["PATCH", /\/partner-place\/\d+\/until$/],
    success: "계약 기간을 바꿨어요.",
    failure: "계약 기간을 바꾸지 못했어요.",
    expectEffect: async ({ api, id }) => {
      expect(String((await api.findById("/partner-place", id))?.["until"])).toContain("2031-05-31T18:30");
    },
  },
  {
    name: "계약 한 달 늘리기",
    path: "/partner-places/{id}",
    list: "/partner-place",
    row: place(3),
    submit: clickButton("한 달 늘리기"),
    call: ["PATCH", /\/partner-place\/\d+\/until\/plusmonth$/],
    success: "계약을 한 달 늘렸어요.",
    failure: "계약을 한 달 늘리지 못했어요.",
    expectEffect: async ({ api, id, before }) => {
      const after = (await api.findById("/partner-place", id)) as Row;
      const days = (Date.parse(String(after["until"])) - Date.parse(String(before["until"]))) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(27);
      expect(days).toBeLessThanOrEqual(31);
    },
  },
  {
    name: "제휴 매장 정보 수정",
    path: "/partner-places/{id}/info",
    list: "/partner-place",
    row: place(4),
    fields: {
      "매장 이름": "새이름식당",
      주소: "서울 마포구 새길 1",
      "매장 전화": "02-000-1234",
      위도: "북쪽",
      경도: "127.05",
      혜택: "음료 한 병을 드려요.",
    },
    submit: clickButton("저장"),
    call: ["PATCH", /\/partner-place\/\d+$/],
    success: "제휴 매장 정보를 수정했어요.",
    failure: "제휴 매장 정보를 수정하지 못했어요.",
    expectEffect: async ({ api, id }) =>
      expect(await api.findById("/partner-place", id)).toMatchObject({
        name: "새이름식당",
        address: "서울 마포구 새길 1",
        phone: "02-000-1234",
        latitude: null,
        longitude: 127.05,
        policy: "음료 한 병을 드려요.",
      }),
  },
  {
    name: "이미지 올리기",
    path: "/partner-places/{id}/info",
    list: "/partner-place",
    row: place(5),
    submit: upload,
    call: ["POST", /\/images$/],
    success: "이미지를 올렸어요. 저장하면 바뀌어요.",
    failure: "이미지를 올리지 못했어요.",
    expectEffect: async ({ api, page, id, before }) => {
      await clickButton("저장")(page);
      await expect
        .poll(async () => (await api.findById("/partner-place", id))?.["imageId"])
        .not.toBe(before["imageId"] ?? null);
    },
  },
  {
    name: "이미지 빼기",
    path: "/partner-places/{id}/info",
    list: "/partner-place",
    row: place(1),
    fill: async (page) => {
      const remove = page.getByRole("button", { name: "이미지 빼기" });
      if (await remove.isVisible()) await remove.click();
    },
    submit: clickButton("저장"),
    call: ["PATCH", /\/partner-place\/\d+$/],
    success: "제휴 매장 정보를 수정했어요.",
    failure: "제휴 매장 정보를 수정하지 못했어요.",
    expectEffect: async ({ api, id, before }) => {
      expect(before["imageId"]).not.toBeNull();
      expect(await api.findById("/partner-place", id)).toMatchObject({ imageId: null });
    },
  },
  {
    name: "제휴 매장 삭제",
    path: "/partner-places/{id}",
    list: "/partner-place",
    row: place(6),
    submit: clickAndConfirmDeletion("삭제", "삭제", "{id}"),
    call: ["DELETE", /\/partner-place\/\d+$/],
    success: "제휴 매장을 삭제했어요.",
    failure: "제휴 매장을 삭제하지 못했어요.",
    expectEffect: async ({ api, id }) => expect(await api.findById("/partner-place", id)).toBeUndefined(),
  },
];
