/** What a phone user expects: landing and guards, state that survives, sharing and photos, maps by keyboard. */
import { readFileSync } from "node:fs";
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  callApi,
  createMember,
  createNewMember,
  hostMeeting,
  joinMeeting,
  logInDemoOperator,
  type TestMember,
} from "../support/api-members.ts";
import { navigateTo } from "../support/navigation.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
let host: TestMember;
let guest: TestMember;
let meetingId: number;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  host = await createMember(server, "예의바른");
  guest = await createMember(server, "조용한손님");
  meetingId = await hostMeeting(server, host, { title: "예의 바른 순대국", inMinutes: 600 });
  await joinMeeting(server, guest, meetingId);
});

const { pages, open } = createPageOpener(() => server);

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const show = (page: Page, path: string) => navigateTo(page, `${server.url}/app${path}`);

test("a guest: the landing page, its notice, the legal texts, and the requested page after the login", async ({
  browser,
}) => {
  const page = await open(browser, null, `/meetings/${meetingId}`);
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByText("휴대폰 번호만 있으면 금방 가입할 수 있어요.")).toBeVisible();
  await expect(page.getByLabel("앱 안내").getByRole("link")).toHaveAttribute("href", "/download");
  await press(page, "앱 안내 닫기");
  await press(page, "이용약관");
  await expect(page.getByRole("dialog").getByText("제20조", { exact: false }).first()).toBeAttached();
  await page.getByRole("dialog").getByRole("button", { name: "닫기" }).click();
  await page.reload();
  await expect(page.getByRole("link", { name: "로그인" })).toBeVisible();
  await expect(page.getByLabel("앱 안내")).toHaveCount(0);
  await page.getByRole("link", { name: "로그인" }).click();
  await page.getByLabel("휴대폰 번호").fill(guest.phone);
  await page.getByLabel("비밀번호", { exact: true }).fill(guest.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/meetings/${meetingId}$`));
});

test("guards: members leave guest pages, new members stay at their step, unknown addresses show the 404 page", async ({
  browser,
}) => {
  const page = await open(browser, guest, "/login");
  await expect(page).toHaveURL(/\/app\/meetings$/);
  for (const path of ["/welcome", "/banned", "/force-phone-verification"]) {
    await show(page, path);
    await expect(page).toHaveURL(/\/app\/meetings$/);
  }
  await show(page, `/meetings/${meetingId}/apply`);
  await expect(page).toHaveURL(new RegExp(`/app/meetings/${meetingId}/application$`));
  await show(page, "/nowhere");
  await page
    .getByRole("link", { name: /모임|처음|홈/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/(meetings)?$/);
  const newMemberPage = await open(browser, await createNewMember(server, "새로온이"), "/mypage");
  await expect(newMemberPage).toHaveURL(/\/app\/welcome$/);
});

test("the meeting form keeps its input through the place picker, a reload and the back button", async ({ browser }) => {
  const page = await open(browser, guest, "/meetings");
  const openForm = () => page.getByRole("link", { name: "모임 만들기" }).first().click();
  await openForm();
  await page.getByLabel("제목").fill("잊지 않는 모임");
  await page.getByLabel("어떤 모임인가요?").fill("무엇도 잃지 않아요.");
  const sheet = page.getByRole("dialog");
  await press(page, /^날짜/);
  await sheet.getByRole("button", { name: "다음 달" }).click();
  await sheet.getByRole("button", { name: / 15 ?일/ }).click();
  await expect(sheet).toHaveCount(0);
  const date = page.getByRole("button", { name: /^날짜/ });
  const day = (await date.textContent()) ?? "";
  await press(page, "최대 인원 늘리기");
  await page.getByText("승인하고 받기").click();
  const expectFormKept = async (): Promise<void> => {
    await expect(page.getByLabel("제목")).toHaveValue("잊지 않는 모임");
    await expect(page.getByLabel("어떤 모임인가요?")).toHaveValue("무엇도 잃지 않아요.");
    await expect(date).toHaveText(day);
    await expect(page.getByRole("group", { name: "몇 명이 만나요?" })).toContainText("5명");
    await expect(page.getByRole("switch", { name: "승인하고 받기" })).toBeChecked();
  };
  await expectFormKept();
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await press(page, "뒤로");
  await expectFormKept();
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByRole("main").locator("li button").first().click();
  await press(page, "여기로 정하기");
  const place = page.getByRole("link", { name: "장소 바꾸기" });
  await expect(place).toBeVisible();
  await expectFormKept();
  await page.reload();
  await expect(place).toBeVisible();
  await expectFormKept();
  await page.goBack();
  await openForm();
  await expect(place).toBeVisible();
  await expectFormKept();
});

test("a word wider than the phone wraps, in the form and on the meeting's page", async ({ browser }) => {
  const longWord = "ㅋ".repeat(200);
  const page = await open(browser, guest, "/create-meeting");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByLabel("어떤 모임인가요?").fill(longWord);
  expect(await width()).toBe(390);
  await show(page, `/meetings/${meetingId}/report/out-of-meeting`);
  await page.getByRole("textbox").fill(longWord);
  expect(await width()).toBe(390);
  const longWordMeeting = await hostMeeting(server, host, { title: "ㅋ".repeat(20), content: longWord });
  await show(page, `/meetings/${longWordMeeting}`);
  await expect(page.getByText(longWord)).toBeVisible();
  expect(await width()).toBe(390);
});

test("going back restores the list: its pages and its scroll position", async ({ browser }) => {
  const operator = await logInDemoOperator(server);
  const grant = { memberId: host.id, amount: 22 * MEETING_DEPOSIT_RICE };
  await callApi(server, "PATCH", "/admin/rice-transactions/grant", grant, operator);
  for (let n = 1; n <= 22; n += 1) await hostMeeting(server, host, { title: `긴 목록 ${n}` });
  const page = await open(browser, guest, "/meetings");
  await press(page, "더 보기");
  const cards = page.getByRole("main").locator("li");
  await expect(async () => expect(await cards.count()).toBeGreaterThan(20)).toPass();
  const count = await cards.count();
  await cards.nth(count - 2).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await cards
    .nth(count - 2)
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { name: "만나는 곳" })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect(async () => expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40)).toPass();
});

test("pulling a list down reloads it", async ({ browser }) => {
  const page = await open(browser, guest, "/mypage/hosted-meetings");
  await expect(page.getByText("아직 연 모임이 없어요")).toBeVisible();
  const listRequest = page.waitForRequest("**/meetings/hosted**");
  await page.evaluate(() => {
    for (const [type, clientY] of [
      ["touchstart", 100],
      ["touchmove", 120],
      ["touchmove", 220],
      ["touchmove", 320],
      ["touchend", 320],
    ] as const) {
      const touch = new Touch({ identifier: 1, target: document.body, clientX: 100, clientY });
      const touches = type === "touchend" ? [] : [touch];
      document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
    }
  });
  await listRequest;
});

test("a meeting is shared, put into the calendar, and its phone can be called", async ({ browser }) => {
  const page = await open(browser, guest, `/meetings/${meetingId}`);
  await pages[0]?.context.grantPermissions(["clipboard-read", "clipboard-write", "geolocation"]);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await press(page, "공유하기");
  const message = page.getByText("모임 주소를 복사했어요.");
  await expect(message).toBeVisible();
  // Actions are at the bottom, in one row or two: a message leaves the lower half to them.
  expect((await verticalBounds(message)).bottom).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/m/${meetingId}`);
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(Object.assign(globalThis, { shared: data })),
    });
  });
  await press(page, "공유하기");
  expect(await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared.title)).toContain(
    "예의 바른",
  );
  const download = page.waitForEvent("download");
  await press(page, "캘린더에 추가");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("SUMMARY:예의 바른 순대국");
  await expect(page.getByRole("link", { name: /02-335-0101/ })).toHaveAttribute("href", "tel:02-335-0101");
});

test("a photo is uploaded scaled down and without its GPS position", async ({ browser }) => {
  const page = await open(browser, guest, "/settings/profile-edit");
  await page.evaluate(() => {
    // Replaces the class with which the app uploads.
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | Document | null): void {
        Object.assign(globalThis, { sentFile: body instanceof FormData ? body.get("file") : null });
        super.send(body);
      }
    };
  });
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#c93a12" } })
    .withExif({ IFD3: { GPSLatitude: "37/1 33/1 0/1", GPSLongitude: "126/1 55/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("Exif")).toBe(true);
  await page.locator("input[type=file]").setInputFiles({ name: "here.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByText("프로필 사진을 바꿨어요.")).toBeVisible();
  const bytes = await page.evaluate(async () => [
    ...new Uint8Array(await (globalThis as unknown as { sentFile: File }).sentFile.arrayBuffer()),
  ]);
  const sent = Buffer.from(bytes);
  expect(sent.includes("Exif")).toBe(false);
  expect((await sharp(sent).metadata()).width).toBe(1440);
});

async function verticalBounds(locator: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height };
}

test("the first screen has four whole meetings", async ({ browser }) => {
  const page = await open(browser, guest, "/meetings");
  const tabBarTop = (await verticalBounds(page.getByRole("navigation", { name: "주요 메뉴" }))).top;
  const cards = page.getByRole("main").locator('li a[href*="/meetings/"]');
  await cards.nth(3).waitFor();
  expect((await verticalBounds(cards.nth(3))).bottom).toBeLessThanOrEqual(tabBarTop);
});

test("the map shows every meeting it counts, beside its attribution, and can be used by keyboard", async ({
  browser,
}) => {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#dfe8d8" } })
    .png()
    .toBuffer();
  const page = await open(browser, guest, "/explore", {
    beforeLoad: (unloaded) =>
      unloaded.route("https://tile.openstreetmap.org/**", (route) =>
        route.fulfill({ body: tile, contentType: "image/png" }),
      ),
  });
  const panel = page.getByRole("region", { name: "모임 목록" });
  const counted = Number(
    /\d+/.exec((await panel.getByRole("button", { name: /^모임 \d+개/ }).textContent()) ?? "")?.[0],
  );
  const map = page.locator(".leaflet-container");
  const searchAgain = page.getByRole("button", { name: "여기서 다시 찾기" });
  const expectCountedPins = async (): Promise<void> => {
    const { top, bottom } = await verticalBounds(map);
    const covered = await verticalBounds(searchAgain);
    expect(covered.bottom).toBeGreaterThan(top);
    // Without tiles, the map also has the member's own position, which can't be pressed.
    const pins = await page.locator(".leaflet-marker-icon[tabindex='0']").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top: pinTop, bottom: pinBottom } = element.getBoundingClientRect();
        const others = Number(/외 (\d+)곳$/.exec(element.getAttribute("title") ?? "")?.[1] ?? 0);
        return { count: 1 + others, isInWidth: left >= 0 && right <= innerWidth, pinTop, pinBottom };
      }),
    );
    const inView = pins.filter(
      ({ isInWidth, pinTop, pinBottom }) => isInWidth && pinTop >= covered.bottom && pinBottom <= bottom,
    );
    expect(inView.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
  };
  await expect(expectCountedPins).toPass({ timeout: 5000 });

  const source = page.getByRole("link", { name: "OpenStreetMap" });
  await expect(source).toBeVisible();
  const [button, attribution, list] = [
    await verticalBounds(page.getByRole("button", { name: "현재 위치로" })),
    await verticalBounds(source),
    await verticalBounds(panel),
  ];
  expect(button.bottom).toBeLessThanOrEqual(attribution.top);
  expect(attribution.bottom).toBeLessThanOrEqual(list.top);
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  const popup = page.waitForEvent("popup");
  await source.click();
  await (await popup).close();

  // The open list takes half of the map's height.
  await panel.getByRole("button", { name: /^모임 \d+개/ }).click();
  await expect(expectCountedPins).toPass({ timeout: 5000 });

  const marker = page.locator(".leaflet-marker-icon[tabindex='0']").first();
  await marker.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading")).toBeVisible();
  await expect(panel.getByRole("link").first()).toHaveAttribute("href", /\/app\/meetings\/\d+/);
  await press(page, "모임 카드 닫기");
  await marker.focus();
  await page.keyboard.press("Space");
  await expect(panel.getByRole("heading")).toBeVisible();
  await press(page, "모임 카드 닫기");
  await page.getByLabel("날짜").selectOption("later");
  await expect(page).toHaveURL(/day=later/);
  await expect(page.getByLabel("시간")).toBeEnabled();
  const mapRequest = page.waitForRequest("**/meetings/map?**");
  await press(page, "여기서 다시 찾기");
  await mapRequest;
});

test("the app explains why before it asks for the position", async ({ browser }) => {
  const shy = await createNewMember(server, "위치나중에", false);
  const page = await open(browser, shy, "/welcome");
  await press(page, "건너뛰기");
  await press(page, "나중에");
  await expect(page).toHaveURL(/\/app\/meetings$/);
  await show(page, "/mypage/location-selection");
  await press(page, "현재 위치로 찾기");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("가까운 모임과 매장을 찾고 출석을 확인하는 데만 써요.");
  await expect(page.getByText("지도를 움직여 핀을 맞춰도 돼요.")).toBeVisible();
  await dialog.getByRole("button", { name: "동의하기" }).click();
  await expect(page.getByText(/10km 안의 모임을 보여 드려요/)).toBeVisible();
  await page.locator(".leaflet-container").press("ArrowUp");
  await press(page, "이 위치로 정하기");
  await expect(page.getByText("내 위치를 저장했어요.")).toBeVisible();
});
