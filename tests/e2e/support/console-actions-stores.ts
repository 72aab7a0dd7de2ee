/** Actions on partner places and the applications to become one (console §2). */
import { expect, type Page } from "@playwright/test";
import { imageFile, type Api, type Row } from "./console.ts";
import { clickButton, clickAndConfirm, type Action } from "./console-action.ts";

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
      const preview = page.getByRole("img", { name: /매장의 사진$/ });
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await clickButton("저장")(page);
      await expect
        .poll(async () => (await api.findById("/partner-place", id))?.["imageId"])
        .not.toBe(before["imageId"] ?? null);
    },
  },
];
