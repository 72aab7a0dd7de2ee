// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { firstPaintScript, LIST_AT_POSITION } from "./first-paint-script.ts";

const script = firstPaintScript({
  base: "/app/",
  assets: "/app/assets/",
  files: ["list.js", "list.css"],
  apiOrigin: "",
  apiPrefix: "/api/v1",
  guest: [["^$", "Landing", [0], []]],
  member: [
    ["^meetings$", "List", [0, 1], [LIST_AT_POSITION]],
    ["^meetings/(\\d+)$", "Detail", [], ["/meetings/$1"]],
  ],
});

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response("{}"));

function open(path: string): void {
  window.history.replaceState(null, "", path);
  // The script is a file of the build.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
}

const links = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<template id="frame-Landing"><div id="frame"><aside></aside><p>landing</p></div></template><div id="root"></div>';
  Object.assign(globalThis, { root: document.getElementById("root"), earlyFetch: undefined });
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});

it("shows a guest the frame before the app's element, without the notice that was closed, and reads nothing", () => {
  open("/app/");
  expect(document.getElementById("frame")?.nextElementSibling?.id).toBe("root");
  expect(document.querySelector("aside")).not.toBeNull();
  document.getElementById("frame")?.remove();
  document.body.insertAdjacentHTML("afterbegin", '<template id="frame-Landing"><aside></aside></template>');
  localStorage.setItem("babchingu.appNoticeClosed", "1");
  open("/app/");
  expect(document.querySelector("aside")).toBeNull();
  expect(links()[0]).toEqual(["modulepreload", "/app/assets/list.js"]);
  expect(fetched).not.toHaveBeenCalled();
});

it("starts what a member's screen reads, once for the app and only for that member", async () => {
  localStorage.setItem("babchingu.member.accessToken", "t1");
  localStorage.setItem("babchingu.seen.member", JSON.stringify({ latitude: 37.5, longitude: 127 }));
  open("/app/meetings");
  const list = `${window.location.origin}/api/v1/meetings?lat=37.5&lng=127`;
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${window.location.origin}/api/v1/members/me`, list]);
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
