import { describe, expect, it, vi } from "vitest";

const SCOPE = "https://bab.example/app/";
const ROOM = "/app/chat/3";

interface WorkerWindow {
  url: string;
  answers: boolean;
}

let loads = 0;

/** Loads the worker into a scope with these windows, and records what it does. */
async function loadWorker(windows: readonly WorkerWindow[] = [], files = ["/app/"]) {
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[][] = [];
  const record =
    (name: string) =>
    async (...values: unknown[]): Promise<void> =>
      void done.push([name, ...values]);
  const clients = windows.map(({ url, answers }) => ({
    url,
    focus: record("focus"),
    navigate: record("navigate"),
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      done.push(["postMessage", message]);
      if (answers) port?.postMessage("opened");
    },
  }));
  vi.stubGlobal("__PRECACHE__", { version: "1", files });
  vi.stubGlobal("registration", {
    scope: SCOPE,
    showNotification: record("showNotification"),
    pushManager: { subscribe: record("subscribe") },
  });
  vi.stubGlobal("clients", { matchAll: async () => clients, openWindow: record("openWindow") });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  loads += 1;
  // A query of its own loads this module again, and nothing else.
  await import(/* @vite-ignore */ `./worker.ts?${loads}`);
  return {
    done,
    dispatch: async (type: string, event: object): Promise<void> => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    },
  };
}

const tapOn = (data: unknown, close = (): void => undefined) => ({ notification: { data, close } });

/** A cache that fails for these files. */
function stubCache(failing: string[]) {
  const added: string[] = [];
  const cache = {
    match: async (file: string) => (added.includes(file) ? new Response("kept") : undefined),
    add: async ({ url }: { url: string }) => {
      if (failing.includes(url)) throw new TypeError("Failed to fetch");
      added.push(url);
    },
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  return added;
}

it("an installation that a lost network ended goes on with what is missing", async () => {
  const failing = ["/app/b.js"];
  const added = stubCache(failing);
  const { dispatch } = await loadWorker([], ["/app/", "/app/a.js", "/app/b.js"]);
  await expect(dispatch("install", {})).rejects.toThrow("Failed to fetch");
  failing.length = 0;
  await dispatch("install", {});
  expect(added).toEqual(["/app/", "/app/a.js", "/app/b.js"]);
});

/** A cache with these responses by path; `broken` as where storage is full or blocked. */
function stubStored(
  stored: Record<string, string>,
  broken: Partial<Record<"open" | "match" | "put", true>> = {},
): void {
  const answer = async (name: keyof typeof broken, value?: unknown): Promise<unknown> => {
    if (broken[name]) throw new DOMException("storage is full", "QuotaExceededError");
    return value;
  };
  const match = (request: Request | string): Promise<unknown> => {
    const text = stored[typeof request === "string" ? request : new URL(request.url).pathname];
    return answer("match", text === undefined ? undefined : new Response(text));
  };
  vi.stubGlobal("caches", { match, open: () => answer("open", { match, put: () => answer("put") }) });
}

/** The text of the worker's response to a request of the page. */
async function textOf(path: string, mode = "no-cors"): Promise<string | undefined> {
  const { dispatch } = await loadWorker();
  let response: Promise<Response> | undefined;
  const respondWith = (promise: Promise<Response>): void => void (response = promise);
  await dispatch("fetch", { request: { method: "GET", mode, url: new URL(path, SCOPE).href }, respondWith });
  return await (await response)?.text();
}

describe("a file of the app", () => {
  it.each(["open", "match", "put"] as const)("comes from the network where %s fails", async (name) => {
    stubStored({}, { [name]: true });
    vi.stubGlobal("fetch", async () => new Response("new"));
    expect(await textOf("/app/assets/a.js")).toBe("new");
  });
});

const textOfPage = (): Promise<string | undefined> => textOf("/app/meetings", "navigate");

describe("the page", () => {
  it("comes from the cache when the network is gone, or answers nothing for a few seconds", async () => {
    stubStored({ "/app/": "stored" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await textOfPage()).toBe("stored");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const fetch = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal("fetch", fetch);
    const opened = textOfPage();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await opened).toBe("stored");
  });

  it("comes from the cache while a proxy answers for a server that is gone, where one is stored", async () => {
    vi.stubGlobal("fetch", async () => new Response("Bad gateway", { status: 502 }));
    stubStored({ "/app/": "stored" });
    expect(await textOfPage()).toBe("stored");
    stubStored({});
    expect(await textOfPage()).toBe("Bad gateway");
  });

  it.each([{}, { match: true }] as const)("waits for a slow network where none is stored: %j", async (broken) => {
    stubStored({}, broken);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const fetch = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 20_000, new Response("new"))));
    vi.stubGlobal("fetch", fetch);
    const opened = textOfPage();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await opened).toBe("new");
  });
});

it("shows a push message with what a tap opens, and with its tag, by which a repeated one replaces it", async () => {
  const { done, dispatch } = await loadWorker();
  const sent = { title: "국밥 모임", text: "온기: 먼저 도착했어요", url: ROOM, tag: "12" };
  await dispatch("push", { data: { text: () => JSON.stringify(sent) } });
  const options = { body: sent.text, data: ROOM, tag: "12" };
  expect(done).toEqual([["showNotification", sent.title, expect.objectContaining(options)]]);
});

describe("a tap on a notification", () => {
  it("closes it, and opens a window when the app has none", async () => {
    const { done, dispatch } = await loadWorker([{ url: "https://bab.example/m/3", answers: true }]);
    const close = vi.fn<() => void>();
    await dispatch("notificationclick", tapOn(ROOM, close));
    expect(close).toHaveBeenCalledOnce();
    expect(done).toEqual([["openWindow", `https://bab.example${ROOM}`]]);
  });

  it("lets the app that is open show the screen, without loading it again", async () => {
    const { done, dispatch } = await loadWorker([{ url: `${SCOPE}mypage`, answers: true }]);
    await dispatch("notificationclick", tapOn(ROOM));
    expect(done).toEqual([["focus"], ["postMessage", { open: ROOM }]]);
  });

  it("navigates an open page that doesn't answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { done, dispatch } = await loadWorker([{ url: `${SCOPE}mypage`, answers: false }]);
    const tapped = dispatch("notificationclick", tapOn(ROOM));
    await vi.advanceTimersByTimeAsync(1000);
    await tapped;
    expect(done.at(-1)).toEqual(["navigate", `https://bab.example${ROOM}`]);
  });

  it("opens an address of another site in a new window", async () => {
    const { done, dispatch } = await loadWorker([{ url: `${SCOPE}mypage`, answers: true }]);
    await dispatch("notificationclick", tapOn("https://notice.example/a"));
    expect(done).toEqual([["openWindow", "https://notice.example/a"]]);
  });
});

it("subscribes again with the same options when the push service has ended the subscription", async () => {
  const { done, dispatch } = await loadWorker();
  const options = { userVisibleOnly: true };
  await dispatch("pushsubscriptionchange", { oldSubscription: { options } });
  await dispatch("pushsubscriptionchange", { oldSubscription: null });
  expect(done).toEqual([["subscribe", options]]);
});
