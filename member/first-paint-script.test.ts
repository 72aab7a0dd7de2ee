// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPaintScript, LIST_AT_POSITION } from "./first-paint-script.ts";
import { savePaintedRoom } from "./src/features/chat/model/paintedRoom.ts";

const script = firstPaintScript({
  base: "/app/",
  assets: "/app/assets/",
  files: ["list.js", "list.css", "index.js", "app.js"],
  app: [2, 3],
  apiOrigin: "",
  apiPrefix: "/api/v1",
  guest: [["^$", "Landing", [0], []]],
  member: [
    ["^(meetings)?$", "List", [0, 1], [LIST_AT_POSITION]],
    ["^meetings/(\\d+)$", "Detail", [], ["/meetings/$1"]],
    ["^chat/(\\d+)$", "Room", [], ["/chat/$1/chatroom-info", "/chat/$1/chats?page=0"]],
  ],
});

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response("{}"));

function open(path: string): void {
  window.history.replaceState(null, "", path);
  // The script is a file of the build.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
}

let reportPaint: () => void;

class PaintObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe({ type }: { type: string }): void {
    if (type === "paint") reportPaint = this.#report;
  }
  disconnect(): void {}
}

/** Once the tasks are done that the script has left to later. */
function links(): string[][] {
  vi.advanceTimersByTime(1);
  return [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<template id="frame-Landing"><div id="frame"><aside></aside><p>landing</p></div></template>' +
    '<template id="frame-List"><div id="frame"><p>list</p></div></template>' +
    '<template id="frame-Detail"><div id="frame"><img data-early="imageUrl"><h2 data-early="title">…</h2></div></template>' +
    '<template id="frame-Room"><div id="frame" inert><style></style><div>…</div></div></template>' +
    '<div id="root"></div><p id="late"></p>';
  for (const id of ["root", "late"]) Object.assign(globalThis, { [id]: document.getElementById(id) });
  Object.assign(globalThis, { earlyFetch: undefined });
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  fetched.mockClear();
  // A page of an earlier test doesn't load its app.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
});
afterEach(() => {
  // The files of a worker share one window.
  document.body.innerHTML = "";
  localStorage.clear();
});

const frameText = () => document.getElementById("frame")?.textContent;

it("shows a guest the frame before the app's element, and loads the app when it is painted", () => {
  open("/app/");
  expect(frameText()).toBe("landing");
  expect(document.getElementById("frame")?.nextElementSibling?.id).toBe("root");
  expect(document.querySelector("aside")).not.toBeNull();
  expect(links()).toEqual([]);
  reportPaint();
  expect(links().map(([, path]) => path)).toEqual(
    ["index.js", "app.js", "list.js"].map((file) => `/app/assets/${file}`),
  );
  expect(fetched).not.toHaveBeenCalled();
});

it("leaves the notice that was closed out of the frame", () => {
  localStorage.setItem("babchingu.appNoticeClosed", "1");
  open("/app/");
  expect(document.querySelector("aside")).toBeNull();
});

it.each([
  ["a member's list to a member at a guest's address", "/app/", { status: "ACTIVE" }, "list"],
  ["no frame to a member whose sign-up isn't finished", "/app/", { status: "CREATED" }, undefined],
  ["the list to a member whose stored data can't be read", "/app/meetings", null, "list"],
  ["no list to a guest", "/app/meetings", undefined, undefined],
])("shows %s", (_case, path, member, shown) => {
  if (member !== undefined) localStorage.setItem("babchingu.member.accessToken", "t1");
  localStorage.setItem("babchingu.seen.member", member ? JSON.stringify(member) : "{");
  open(path);
  expect(frameText()).toBe(shown);
});

it("loads the app at once without a frame, and in a page that paints nothing", () => {
  open("/app/notices");
  expect(links()).toHaveLength(2);
  Object.defineProperty(document, "hidden", { value: true });
  open("/app/");
  expect(links()).toHaveLength(5);
});

it("says so when the app can't be loaded", async () => {
  // This environment has no such module.
  open("/app/notices");
  await expect.poll(() => document.getElementById("late")?.dataset["failed"]).toBe("");
});

it("starts what a member's screen reads, once for the app and only for that member", async () => {
  localStorage.setItem("babchingu.member.accessToken", "t1");
  localStorage.setItem("babchingu.seen.member", JSON.stringify({ latitude: 37.5, longitude: 127 }));
  open("/app/meetings");
  const list = `${window.location.origin}/api/v1/meetings?lat=37.5&lng=127`;
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${window.location.origin}/api/v1/members/me`, list]);
  reportPaint();
  expect(links()).toContainEqual(["preload", "/app/assets/list.css"]);
  const request = (token: string) => new Request(list, { headers: { Authorization: `Bearer ${token}` } });
  // Three requests of the app, of which one is answered already.
  for (const token of ["t2", "t1", "t1"]) await globalThis.earlyFetch?.(request(token));
  expect(fetched).toHaveBeenCalledTimes(4);
});

it("reads the meeting of the address, and no list without a position or with filters", () => {
  localStorage.setItem("babchingu.member.accessToken", "t1");
  open("/app/meetings/23");
  expect(fetched.mock.calls[1]?.[0]).toMatch(/\/api\/v1\/meetings\/23$/);
  fetched.mockClear();
  open("/app/meetings");
  localStorage.setItem("babchingu.seen.member", JSON.stringify({ latitude: 37.5, longitude: 127 }));
  open("/app/meetings?only=today");
  expect(fetched.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(Array(2).fill("/api/v1/members/me"));
});

it("reads no room in a hidden page: that would mark it as read", () => {
  localStorage.setItem("babchingu.member.accessToken", "t1");
  Object.defineProperty(document, "hidden", { value: true });
  open("/app/chat/17");
  expect(fetched.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(["/api/v1/members/me"]);
});

it("shows the title and the image that were read, and leaves the response to the app", async () => {
  const meeting = { title: "<b>국밥</b>", imageUrl: "/images/1.webp" };
  fetched.mockImplementation(async (url) => Response.json(url.endsWith("/23") ? meeting : { title: "the member's" }));
  localStorage.setItem("babchingu.member.accessToken", "t1");
  open("/app/meetings/23");
  await expect.poll(frameText).toBe(meeting.title);
  expect(document.querySelector("img")).toHaveProperty("src", `${window.location.origin}/images/1.webp`);
  const [url] = fetched.mock.calls[1] ?? [];
  const request = new Request(String(url), { headers: { Authorization: "Bearer t1" } });
  expect(await (await globalThis.earlyFetch?.(request))?.json()).toEqual(meeting);
});

it("loads the app after a meeting's picture, but not much later than without one", async () => {
  fetched.mockImplementation(async () => Response.json({ title: "국밥", imageUrl: "/images/1.webp" }));
  localStorage.setItem("babchingu.member.accessToken", "t1");
  open("/app/meetings/23");
  reportPaint();
  await expect.poll(frameText).toBe("국밥");
  expect(links()).toEqual([]);
  document.querySelector("img")?.dispatchEvent(new Event("load"));
  await expect.poll(() => vi.advanceTimersByTime(20) && links()).toHaveLength(2);
  // Neither the time nor another paint loads it twice.
  vi.advanceTimersByTime(2000);
  reportPaint();
  await Promise.resolve();
  expect(links()).toHaveLength(2);
  document.head.innerHTML = "";
  document.body.querySelector("#frame")?.remove();
  document.body.insertAdjacentHTML(
    "afterbegin",
    '<template id="frame-Detail"><div id="frame"><img data-early="imageUrl"></div></template>',
  );
  fetched.mockImplementation(() => new Promise(() => undefined));
  open("/app/meetings/24");
  reportPaint();
  vi.advanceTimersByTime(1000);
  expect(links()).toHaveLength(2);
});

const message = (text: string) => `<p class="bubble">${text}</p>`;

/** Leaves a room with these messages, as HTML. */
function leaveRoom(meetingId: number, messages: readonly string[]): void {
  const screen = document.createElement("div");
  screen.className = "screen";
  screen.innerHTML =
    `<h1>홍대 라멘</h1><svg viewBox="0 0 1 1"></svg><output>연결 중…</output><div role="log"><div>` +
    `<div class="block" data-settled="">${messages.join("")}</div></div></div><textarea></textarea>`;
  savePaintedRoom(meetingId, screen);
}

describe("the room that was open last", () => {
  beforeEach(() => {
    localStorage.setItem("babchingu.member.accessToken", "t-1");
    localStorage.setItem("babchingu.seen.member", JSON.stringify({ status: "ACTIVE" }));
  });

  it("is shown as it was left, before the app runs", () => {
    leaveRoom(17, [message("곧 도착해요"), '<p role="timer">12:30</p>']);
    open("/app/chat/17");
    const screen = document.querySelector("#frame .screen");
    expect(screen?.querySelector("h1")?.textContent).toBe("홍대 라멘");
    expect(screen?.querySelector("svg")).toBeInstanceOf(SVGElement);
    expect(screen?.querySelector(".block")?.outerHTML).toBe(
      '<div class="block"><p class="bubble">곧 도착해요</p><p role="timer">&nbsp;</p></div>',
    );
    expect(frameText()).not.toContain("연결 중");
  });

  it("has no more messages than a phone shows, the newest", () => {
    leaveRoom(
      17,
      Array.from({ length: 100 }, (_, index) => message(`${index + 1}번`)),
    );
    open("/app/chat/17");
    expect([...document.querySelectorAll(".bubble")].map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 15 }, (_, index) => `${index + 86}번`),
    );
  });

  it("stays away from another room, and from a page without a session", () => {
    leaveRoom(17, [message("곧 도착해요")]);
    open("/app/chat/18");
    expect(frameText()).toBe("…");
    localStorage.removeItem("babchingu.member.accessToken");
    document.getElementById("frame")?.remove();
    open("/app/chat/17");
    expect(document.getElementById("frame")).toBeNull();
  });

  it("has texts as texts", () => {
    leaveRoom(17, [message("&lt;img src=x onerror=alert(1)&gt;")]);
    open("/app/chat/17");
    expect(document.querySelector("#frame img")).toBeNull();
    expect(document.querySelector(".bubble")?.textContent).toBe("<img src=x onerror=alert(1)>");
  });
});
