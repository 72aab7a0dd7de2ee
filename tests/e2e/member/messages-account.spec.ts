/** Every message about accounts, phones, positions and pictures (member §5, member §8), provoked in the browser. */
import { expect, test } from "@playwright/test";
import type { Page, Route } from "@playwright/test";
import { waitForCode } from "../support/member.ts";
import { newcomer, newPhone, person } from "../support/people.ts";
import { seatsAt } from "../support/seats.ts";
import type { TestServer } from "../support/server.ts";
import { startServer } from "../support/server.ts";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "false", RATE_LIMIT: "false" });
});
test.afterAll(async () => server.close());

const { open } = seatsAt(() => server);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** A button that looks disabled and, pressed, says what is missing. */
const pressBlocked = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click({ force: true });
const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function alerts(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "확인" }).click();
  await expect(dialog).toHaveCount(0);
}

/** A failure of the server without a message. */
const speechless = (route: Route) => route.fulfill({ status: 500, body: "" });

test("login: missing fields, wrong ones, and a failure without a message", async ({ browser }) => {
  const page = await open(browser, null, "/login");
  await press(page, "로그인");
  await says(page, "휴대폰 번호 11자리를 입력해 주세요.");
  await says(page, "비밀번호를 입력해 주세요.");
  await page.getByLabel("휴대폰 번호").fill("010-1234-56789");
  await expect(page.getByLabel("휴대폰 번호")).toHaveValue("01012345678");
  await page.getByLabel("비밀번호", { exact: true }).fill("wrong123");
  await press(page, "로그인");
  await alerts(page, "휴대폰 번호나 비밀번호가 맞지 않아요.");
  await page.route("**/auth/login", speechless);
  await press(page, "로그인");
  await expect(page.getByRole("alertdialog")).toContainText("알림");
  await alerts(page, "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요.");
});

test("sign-up: each prompt in turn, and the button last", async ({ browser }) => {
  const taken = await person(server, "먼저온이름");
  const page = await open(browser, null, "/signup");
  const phone = newPhone();
  await pressBlocked(page, "가입하기");
  await says(page, "휴대폰 인증을 마쳐 주세요.");
  await page.getByLabel("휴대폰 번호").fill("0101234");
  await press(page, "인증번호 받기");
  await says(page, "휴대폰 번호 11자리를 입력해 주세요.");
  await page.getByLabel("휴대폰 번호").fill(phone);
  await press(page, "인증번호 받기");
  await says(page, "인증번호를 보냈어요.");
  const code = await waitForCode(server, phone);
  const field = page.getByLabel("인증번호", { exact: true });
  await field.fill("123");
  await press(page, "인증번호 확인");
  await says(page, "인증번호 6자리를 입력해 주세요.");
  await field.fill(code === "111111" ? "222222" : "111111");
  await press(page, "인증번호 확인");
  await says(page, "인증번호가 맞지 않아요. 다시 확인해 주세요.");
  await field.fill(code);
  await press(page, "인증번호 확인");
  await says(page, "휴대폰을 인증했어요.");
  await expect(page.getByLabel("휴대폰 번호")).not.toBeEditable();

  await pressBlocked(page, "가입하기");
  await says(page, "닉네임 중복 확인을 해 주세요.");
  const name = page.getByLabel("닉네임");
  await name.fill("   ");
  await expect(page.getByRole("button", { name: "중복 확인" })).toBeDisabled();
  await name.fill("열한글자를넘기는닉네임");
  await says(page, "닉네임은 10자까지 쓸 수 있어요.");
  await name.fill(taken.name);
  await press(page, "중복 확인");
  await says(page, "이미 쓰고 있는 닉네임이에요.");
  await name.fill("나중온이름");
  await press(page, "중복 확인");
  await says(page, "쓸 수 있는 닉네임이에요.");
  await name.fill("나중온이름2");
  await expect(page.getByText("쓸 수 있는 닉네임이에요.")).toHaveCount(0);
  await press(page, "중복 확인");
  await says(page, "쓸 수 있는 닉네임이에요.");

  await page.getByLabel("비밀번호", { exact: true }).fill("bab12");
  await page.getByLabel("비밀번호 확인").fill("bab13");
  await page.getByLabel("비밀번호 확인").blur();
  await says(page, "비밀번호는 6자 이상이어야 해요.");
  await says(page, "비밀번호가 서로 달라요.");
  await page.getByLabel("비밀번호", { exact: true }).fill("babbab12");
  await page.getByLabel("비밀번호 확인").fill("babbab12");
  await page.getByText("(필수) 개인정보처리방침에 동의해요").click();
  await pressBlocked(page, "가입하기");
  await says(page, "이용약관과 개인정보처리방침에 모두 동의해 주세요.");
  await page.getByText("(필수) 만 14세 이상이고 이용약관에 동의해요").click();
  await press(page, "가입하기");
  await expect(page).toHaveURL(/\/app\/welcome$/);
});

test("welcome: with and without a photo, and an activation that fails", async ({ browser }) => {
  const page = await open(browser, await newcomer(server, "갓들어온"), "/welcome");
  await pressBlocked(page, "다음");
  await says(page, "프로필 사진을 올려 주세요.");
  await press(page, "건너뛰기");
  await page.route("**/members/active", speechless);
  await press(page, "나중에");
  await alerts(page, "계정을 활성화하지 못했어요. 다시 시도해 주세요.");
});

test("changing the password: missing, unchanged and refused", async ({ browser }) => {
  const member = await person(server, "비번바꿈");
  const page = await open(browser, member, "/settings/change-password");
  const current = page.getByLabel("현재 비밀번호");
  const next = page.getByLabel("새 비밀번호", { exact: true });
  const again = page.getByLabel("새 비밀번호 확인");
  const change = () => pressBlocked(page, "비밀번호 바꾸기");
  await change();
  await says(page, "현재 비밀번호를 입력해 주세요.");
  await current.fill("wrong123");
  await change();
  await says(page, "비밀번호는 6자 이상이어야 해요.");
  await next.fill("bab12");
  await change();
  await says(page, "비밀번호는 6자 이상이어야 해요.");
  await next.fill("wrong123");
  await again.fill("wrong124");
  await change();
  await says(page, "비밀번호가 서로 달라요.");
  await again.fill("wrong123");
  await change();
  await says(page, "지금과 다른 비밀번호를 써 주세요.");
  await next.fill("newbab34");
  await again.fill("newbab34");
  await change();
  await alerts(page, "현재 비밀번호가 맞지 않아요.");
  await page.route("**/change-password", (route) => route.fulfill({ status: 400, body: "" }));
  await change();
  await alerts(page, "현재 비밀번호가 맞지 않아요.");
  await page.unroute("**/change-password");
  await current.fill(member.password);
  await change();
  await says(page, "비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.");
});

test("changing the nickname: once, then locked for thirty days", async ({ browser }) => {
  const member = await person(server, "옛이름");
  const [page, elsewhere] = [
    await open(browser, member, "/settings/profile-edit"),
    await open(browser, member, "/settings/profile-edit"),
  ];
  await press(page, "중복 확인");
  await says(page, "지금과 다른 닉네임을 써 주세요.");
  await pressBlocked(page, "닉네임 바꾸기");
  await says(page, "닉네임 중복 확인을 마쳐 주세요.");
  for (const [tab, name] of [
    [page, "새이름"],
    [elsewhere, "더새이름"],
  ] as const) {
    await tab.getByLabel("닉네임").fill(name);
    await press(tab, "중복 확인");
    await says(tab, "쓸 수 있는 닉네임이에요.");
    await press(tab, "닉네임 바꾸기");
    await tab.getByRole("alertdialog").getByRole("button", { name: "바꾸기" }).click();
    if (tab === page) await says(tab, "닉네임을 바꿨어요.");
    else await alerts(tab, "아직 닉네임을 바꿀 수 없어요. 30일 뒤에 바꿀 수 있어요.");
  }
  await says(elsewhere, "아직 닉네임을 바꿀 수 없어요. 30일 뒤에 바꿀 수 있어요.");
});

test("withdrawal needs a confirmation and says when it is done", async ({ browser }) => {
  const page = await open(browser, await person(server, "떠나는이"), "/settings");
  await press(page, "탈퇴하기");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "탈퇴하기" })).toBeDisabled();
  await sheet.getByText("모두 읽었고 탈퇴할게요").click();
  await sheet.getByRole("button", { name: "탈퇴하기" }).click();
  await alerts(page, "탈퇴를 마쳤어요");
  await expect(page).toHaveURL(/\/app\/?$/);
});

const POSITION_CASES = [
  {
    name: "denied",
    options: { permissions: [] },
    before: () => {},
    words: "위치를 쓸 수 없어요. 기기 설정에서 위치 권한을 켜 주세요.",
    canRetry: true,
  },
  {
    name: "found by nobody",
    options: {},
    before: () => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        refused?.({ code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" });
    },
    words: "위치를 찾지 못했어요. GPS를 켜고 다시 시도해 주세요.",
    canRetry: true,
  },
  {
    name: "too slow",
    options: {},
    before: () => {
      navigator.geolocation.getCurrentPosition = (_found, refused, options) => {
        // Ten seconds are what the app must ask for; the browser then gives up.
        if (options?.timeout !== 10_000) return;
        refused?.({ code: 3, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" });
      };
    },
    words: "위치를 찾는 데 너무 오래 걸려요",
    canRetry: true,
  },
  {
    name: "unsupported",
    options: {},
    before: () => {
      delete (Navigator.prototype as { geolocation?: Geolocation }).geolocation;
    },
    words: "이 브라우저에서는 위치를 찾을 수 없어요. 지도를 움직여 골라 주세요.",
    canRetry: false,
  },
  {
    name: "refused by the native shell",
    options: {},
    before: () => {
      Object.assign(globalThis, {
        flutter_inappwebview: { callHandler: () => Promise.reject(new Error("no position")) },
      });
    },
    words: "앱에서 위치를 받지 못했어요. 휴대폰 설정에서 밥친구 앱의 위치 권한을 켜 주세요.",
    canRetry: true,
  },
] as const;

for (const [index, { name, options, before, words, canRetry }] of POSITION_CASES.entries()) {
  test(`a position that is ${name}: the reason, a retry, and the map instead`, async ({ browser }) => {
    const page = await open(browser, await person(server, `위치손님${index}`), "/mypage", {
      ...options,
      permissions: "permissions" in options ? [...options.permissions] : ["geolocation"],
    });
    await page.addInitScript(before);
    await page.goto(`${server.url}/app/mypage/location-selection`);
    await press(page, "현재 위치로 찾기");
    const failure = page.getByRole("alert");
    await expect(failure).toContainText(words);
    await expect(failure).toContainText("아래 지도에서 직접 골라도 돼요.");
    await expect(page.getByRole("button", { name: "위치 다시 찾기" })).toHaveCount(canRetry ? 1 : 0);
    await page.locator(".leaflet-container").press("ArrowUp");
    await press(page, "이 위치로 정하기");
    await says(page, "내 위치를 저장했어요.");
  });
}

test("a place that can't be saved, and one without consent", async ({ browser }) => {
  const page = await open(browser, await person(server, "자리못잡음"), "/mypage/location-selection");
  await press(page, "현재 위치로 찾기");
  await page.route("**/members/location", speechless);
  await press(page, "이 위치로 정하기");
  await alerts(page, "위치를 저장하지 못했어요. 다시 시도해 주세요.");
});

test("images: too large, refused, cancelled", async ({ browser }) => {
  const page = await open(browser, await person(server, "사진사"), "/settings/profile-edit");
  const choose = (name: string, size: number) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.alloc(size, 1) });
  await choose("large.jpg", 10 * 1024 * 1024 + 1);
  await alerts(page, "사진을 올리지 못했어요. 10MB 이하의 사진을 올려 주세요.");
  await choose("broken.jpg", 1000);
  await alerts(page, "사진을");
  const held: Route[] = [];
  await page.route("**/api/v1/images", (route) => void held.push(route));
  await choose("slow.jpg", 1000);
  await press(page, "올리기 그만두기");
  await expect(page.getByRole("button", { name: "사진 올리기" })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
