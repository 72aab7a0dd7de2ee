/** What a phone user expects: landing and guards, state that survives, sharing and photos, maps by keyboard. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { hostMeeting, joinMeeting, createNewMember, createMember, type TestMember } from "../support/api-members.ts";
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
    await page.goto(`${server.url}/app${path}`);
    await expect(page).toHaveURL(/\/app\/meetings$/);
  }
  await page.goto(`${server.url}/app/meetings/${meetingId}/apply`);
  await expect(page).toHaveURL(new RegExp(`/app/meetings/${meetingId}/application$`));
  await page.goto(`${server.url}/app/nowhere`);
  await page
    .getByRole("link", { name: /모임|처음|홈/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/(meetings)?$/);
  const newMemberPage = await open(browser, await createNewMember(server, "새로온이"), "/mypage");
  await expect(newMemberPage).toHaveURL(/\/app\/welcome$/);
});

test("inside the native shell there is no notice, and the purchase opens its payment screen", async ({ browser }) => {
  const page = await open(browser, guest, "/mypage");
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(globalThis, {
      shellCalls: calls,
      flutter_inappwebview: {
        callHandler: (...call: unknown[]) => {
          calls.push(call);
          return Promise.resolve(null);
        },
      },
    });
  });
  await page.goto(`${server.url}/app/mypage/rice-wallet`);
  await page.getByRole("link", { name: "충전하기" }).click();
  await press(page, "결제 화면 열기");
  const calls = () => page.evaluate(() => (globalThis as unknown as { shellCalls: unknown[][] }).shellCalls);
  // The payment gets a new token first.
  await expect.poll(calls).toContainEqual(["showPayment", { memberId: guest.id, token: expect.any(String) }]);
  const outside = await open(browser, guest, "/mypage/rice-purchase");
  await expect(outside.getByText("쌀알은 앱에서 살 수 있어요")).toBeVisible();
});

test("the meeting form keeps its input through the place picker, a reload and the back button", async ({ browser }) => {
  const page = await open(browser, guest, "/meetings");
  await page.getByRole("link", { name: "모임 만들기" }).first().click();
  await page.getByLabel("제목").fill("잊지 않는 모임");
  await page.getByLabel("어떤 모임인가요?").fill("무엇도 잃지 않아요.");
  await press(page, "최대 인원 늘리기");
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await page.getByRole("main").locator("li button").first().click();
  await press(page, "여기로 정하기");
  const expectFormKept = async (): Promise<void> => {
    await expect(page.getByLabel("제목")).toHaveValue("잊지 않는 모임");
    await expect(page.getByLabel("어떤 모임인가요?")).toHaveValue("무엇도 잃지 않아요.");
    await expect(page.getByRole("link", { name: "장소 바꾸기" })).toBeVisible();
  };
  await expectFormKept();
  await page.reload();
  await expectFormKept();
  await page.goBack();
  await page.getByRole("link", { name: "모임 만들기" }).first().click();
  await expectFormKept();
});

test("the meeting form keeps day, number of people and approval through the place picker and a reload", async ({
  browser,
}) => {
  const page = await open(browser, guest, "/create-meeting");
  const capacity = page.getByRole("group", { name: "몇 명이 만나요?" });
  const approval = page.getByRole("switch", { name: "승인하고 받기" });
  await press(page, /^날짜/);
  await page.getByRole("dialog").getByRole("button", { name: "다음 달" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: / 15 ?일/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const date = page.getByRole("button", { name: /^날짜/ });
  const day = (await date.textContent()) ?? "";
  await press(page, "최대 인원 늘리기");
  await page.getByText("승인하고 받기").click();
  const expectFormKept = async (): Promise<void> => {
    await expect(date).toHaveText(day);
    await expect(capacity).toContainText("5명");
    await expect(approval).toBeChecked();
  };
  await expectFormKept();
  await page.getByRole("link", { name: "장소 고르기" }).click();
  await press(page, "뒤로");
  await expectFormKept();
  await page.reload();
  await expectFormKept();
});

test("a word wider than the phone wraps, in the form and on the meeting's page", async ({ browser }) => {
  const longWord = "ㅋ".repeat(200);
  const page = await open(browser, guest, "/create-meeting");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByLabel("어떤 모임인가요?").fill(longWord);
  expect(await width()).toBe(390);
  await page.goto(`${server.url}/app/meetings/${meetingId}/report/out-of-meeting`);
  await page.getByRole("textbox").fill(longWord);
  expect(await width()).toBe(390);
  const longWordMeeting = await hostMeeting(server, host, { title: "ㅋ".repeat(20), content: longWord });
  await page.goto(`${server.url}/app/meetings/${longWordMeeting}`);
  await expect(page.getByText(longWord)).toBeVisible();
  expect(await width()).toBe(390);
});

test("going back restores the list: its pages and its scroll position", async ({ browser }) => {
  for (let n = 1; n <= 22; n += 1) {
    const meetingHost = n % 2 === 1 ? await createMember(server, `목록${n}`) : host;
    if (n % 2 === 1) await hostMeeting(server, meetingHost, { title: `긴 목록 ${n}` });
    if (n % 2 === 1) await hostMeeting(server, meetingHost, { title: `긴 목록 ${n + 1}` });
  }
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
  const page = await open(browser, guest, "/mypage/hosted-meetings", { hasTouch: true });
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
  const page = await open(browser, guest, "/mypage");
  await page.addInitScript(() => {
    // Runs in the page: replaces the class with which the app uploads.
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | Document | null): void {
        Object.assign(globalThis, { sentFile: body instanceof FormData ? body.get("file") : null });
        super.send(body);
      }
    };
  });
  await page.goto(`${server.url}/app/settings/profile-edit`);
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

test("the first screen has four whole meetings, and the map shows every meeting it counts", async ({ browser }) => {
  const page = await open(browser, guest, "/meetings");
  const tabBarTop = (await verticalBounds(page.getByRole("navigation", { name: "주요 메뉴" }))).top;
  const cards = page.getByRole("main").locator('li a[href*="/meetings/"]');
  await cards.nth(3).waitFor();
  expect((await verticalBounds(cards.nth(3))).bottom).toBeLessThanOrEqual(tabBarTop);

  await page.goto(`${server.url}/app/explore`);
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
  // The open list takes half of the map's height.
  await panel.getByRole("button", { name: /^모임 \d+개/ }).click();
  await expect(expectCountedPins).toPass({ timeout: 5000 });
});

test("the map of meetings can be used by keyboard, and its list has the same meetings", async ({ browser }) => {
  const page = await open(browser, guest, "/explore");
  const marker = page.locator(".leaflet-marker-icon[tabindex='0']").first();
  await marker.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "모임 목록" });
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

async function verticalBounds(locator: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height };
}

test("the map's attribution is visible above the list of meetings and beside the buttons", async ({ browser }) => {
  const page = await open(browser, guest, "/meetings");
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#dfe8d8" } })
    .png()
    .toBuffer();
  await page.route("https://tile.openstreetmap.org/**", (route) =>
    route.fulfill({ body: tile, contentType: "image/png" }),
  );
  await page.goto(`${server.url}/app/explore`);
  const source = page.getByRole("link", { name: "OpenStreetMap" });
  await expect(source).toBeVisible();
  const [button, attribution, panel] = [
    await verticalBounds(page.getByRole("button", { name: "현재 위치로" })),
    await verticalBounds(source),
    await verticalBounds(page.getByRole("region", { name: "모임 목록" })),
  ];
  expect(button.bottom).toBeLessThanOrEqual(attribution.top);
  expect(attribution.bottom).toBeLessThanOrEqual(panel.top);
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  const popup = page.waitForEvent("popup");
  await source.click();
  await (await popup).close();
});

test("the app explains why before it asks for the position", async ({ browser }) => {
  const shy = await createNewMember(server, "위치나중에", false);
  const page = await open(browser, shy, "/welcome");
  await press(page, "건너뛰기");
  await press(page, "나중에");
  await expect(page).toHaveURL(/\/app\/meetings$/);
  await page.goto(`${server.url}/app/mypage/location-selection`);
  await press(page, "현재 위치로 찾기");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("가까운 모임과 매장을 찾고 출석을 확인하는 데만 써요.");
  await expect(page.getByText("지도를 움직여 핀을 맞춰도 돼요.")).toBeVisible();
  await dialog.getByRole("button", { name: "동의하기" }).click();
  await expect(page.getByText(/10km 안의 모임을 보여 드려요/)).toBeVisible();
});

test("without the location permission the reason is shown, and the map can be used instead", async ({ browser }) => {
  const page = await open(browser, await createMember(server, "위치손님"), "/mypage/location-selection", {
    permissions: [],
  });
  await press(page, "현재 위치로 찾기");
  const failure = page.getByRole("alert");
  await expect(failure).toContainText("위치를 쓸 수 없어요. 기기 설정에서 위치 권한을 켜 주세요.");
  await expect(failure).toContainText("아래 지도에서 직접 골라도 돼요.");
  await page.locator(".leaflet-container").press("ArrowUp");
  await press(page, "이 위치로 정하기");
  await expect(page.getByText("내 위치를 저장했어요.")).toBeVisible();
});

async function expectAlert(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "확인" }).click();
  await expect(dialog).toHaveCount(0);
}

test("an image upload that is too large, invalid or cancelled", async ({ browser }) => {
  const page = await open(browser, await createMember(server, "사진사"), "/settings/profile-edit");
  const choose = (name: string, size: number) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.alloc(size, 1) });
  await choose("large.jpg", 10 * 1024 * 1024 + 1);
  await expectAlert(page, "사진을 올리지 못했어요. 10MB 이하의 사진을 올려 주세요.");
  await choose("broken.jpg", 1000);
  await expectAlert(page, "사진을");
  const pendingRoutes: Route[] = [];
  await page.route("**/api/v1/images", (route) => void pendingRoutes.push(route));
  await choose("slow.jpg", 1000);
  await press(page, "올리기 그만두기");
  await expect(page.getByRole("button", { name: "사진 올리기" })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
