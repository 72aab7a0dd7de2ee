// @vitest-environment jsdom
/** The two calls of the member app that don't go through the typed client, against Prism: the upload and the simulated shell's purchase. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ApiError, NetworkError, type Session } from "@babchingu/openapi";
import { RiceProductIdLabels } from "@babchingu/openapi/enums";
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { documentedResponses, isSuccess, operationById, type DocumentedResponse } from "./clients/documented.ts";
import { mockOrigin } from "./clients/mocked-client.ts";
import { root } from "./clients/source-calls.ts";

/** Nothing listens on this port. */
const UNREACHABLE = "http://127.0.0.1:1";

const notices: { title: string; text: string }[] = [];
vi.mock("../../member/src/ui/overlays/Dialog.tsx", () => ({
  confirm: () => Promise.resolve(true),
  showAlert: (notice: { title: string; text: string }) => {
    notices.push(notice);
    return Promise.resolve();
  },
}));

type Upload = (file: File, onProgress?: (share: number) => void, signal?: AbortSignal) => Promise<unknown>;

let uploadImage: Upload;
let session: Session;
let installShell: (settings: object) => void;

/** The member app's own modules; their types belong to its own project. */
async function importFromMember<Module>(path: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(root, "member", "src", path)).href)) as Module;
}

beforeAll(async () => {
  // The app's build-time setting, read when its modules load.
  vi.stubEnv("VITE_API_BASE_URL", mockOrigin);
  ({ session } = await importFromMember<{ session: Session }>("api/api.ts"));
  ({ uploadImage } = await importFromMember<{ uploadImage: Upload }>("api/uploadImage.ts"));
  ({ installShell } = await importFromMember<{ installShell: (settings: object) => void }>(
    "simulated-shell/simulatedShell.ts",
  ));
});
beforeEach(() => {
  session.setTokens({ accessToken: "member", refreshToken: "refresh" });
});

const image = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00])], "a.jpg", { type: "image/jpeg" });

/**
 * Selects the mock's responses with a header, which an XMLHttpRequest accepts only between open() and send(); the last one also to all that
 * follow.
 */
function prefer(preference: string, ...others: string[]): void {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send");
  send.mockImplementation(function (this: XMLHttpRequest, body) {
    this.setRequestHeader("Prefer", preference);
    send.mockRestore();
    this.send(body);
    prefer(others[0] ?? preference, ...others.slice(1));
  });
}

/** The first documented response of each status: these calls read no error's code. */
function onePerStatus(operationId: string): DocumentedResponse[] {
  const byStatus = Map.groupBy(documentedResponses(operationById(operationId)), ({ status }) => status);
  return [...byStatus.values()].flatMap((responses) => responses.slice(0, 1));
}

/** An access token of this member, as far as the apps read it. */
const tokenOf = (sub: string) => ["", Buffer.from(JSON.stringify({ sub })).toString("base64url"), ""].join(".");

describe("an upload", () => {
  const responses = onePerStatus("uploadImage");
  const created = responses.find(isSuccess);
  const unauthorized = responses.filter(({ status }) => status === 401);
  const tokens = { accessToken: "new", refreshToken: "next" };

  let setRequestHeader: MockInstance<XMLHttpRequest["setRequestHeader"]>;
  const sentTokens = (): string[] =>
    setRequestHeader.mock.calls.filter(([name]) => name === "Authorization").map(([, value]) => value);

  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(tokens)));
    setRequestHeader = vi.spyOn(XMLHttpRequest.prototype, "setRequestHeader");
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(responses.filter(isSuccess))("a $status returns the image's id and URL", async (response) => {
    prefer(response.prefer);
    const shares: number[] = [];
    await expect(uploadImage(image, (share) => shares.push(share))).resolves.toEqual(response.value);
    expect(shares.at(-1)).toBe(1);
  });

  it.each(responses.filter((response) => !isSuccess(response)))(
    "a $status $example is thrown as an ApiError",
    async (response) => {
      prefer(response.prefer);
      const error: unknown = await uploadImage(image).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ApiError);
      const { message } = response.value as { message: string };
      expect(error).toMatchObject({ status: response.status, code: response.example, serverMessage: message });
      expect(session.hasTokens()).toBe(true);
      expect(sentTokens()).toHaveLength(response.status === 401 ? 2 : 1);
    },
  );

  it.each(unauthorized)("a $status $example refreshes the session and sends once more", async (response) => {
    prefer(response.prefer, created?.prefer ?? "");
    await expect(uploadImage(image)).resolves.toEqual(created?.value);
    expect(sentTokens()).toEqual(["Bearer member", "Bearer new"]);
    expect(session.tokens()).toEqual(tokens);
  });

  it.each(unauthorized)("a $status $example ends a session that can't be refreshed", async (response) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(response.value, { status: 401 })));
    prefer(response.prefer);
    await expect(uploadImage(image)).rejects.toBeInstanceOf(ApiError);
    expect(sentTokens()).toHaveLength(1);
    expect(session.hasTokens()).toBe(false);
  });

  it("a 401 isn't followed by an upload as another member, whom another tab has signed in meanwhile", async () => {
    session.setTokens({ accessToken: tokenOf("1"), refreshToken: "refresh" });
    const others = { accessToken: tokenOf("2"), refreshToken: "next" };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(others)));
    // The upload is sent with a token that is about to expire.
    vi.spyOn(session, "freshAccessToken").mockResolvedValueOnce(tokenOf("1"));
    prefer("code=401");
    await expect(uploadImage(image)).rejects.toBeInstanceOf(NetworkError);
    expect(sentTokens()).toHaveLength(1);
  });

  it("a 401 without a network for the refresh rejects with NetworkError, and the member stays signed in", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    prefer("code=401");
    await expect(uploadImage(image)).rejects.toBeInstanceOf(NetworkError);
    expect(sentTokens()).toHaveLength(1);
    expect(session.hasTokens()).toBe(true);
  });

  it("an aborted upload rejects with AbortError", async () => {
    const controller = new AbortController();
    const upload = uploadImage(image, () => {}, controller.signal);
    controller.abort();
    await expect(upload).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a purchase in the simulated shell", () => {
  const { fetch } = globalThis;
  afterEach(() => {
    notices.length = 0;
  });

  async function buy({ prefer }: DocumentedResponse): Promise<void> {
    vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set("Prefer", prefer);
      return fetch(input, { ...init, headers });
    });
    installShell({ position: null, pushToken: "", product: "rice_1000" });
    const shell = (
      globalThis as unknown as { flutter_inappwebview: { callHandler: (...parameters: unknown[]) => Promise<unknown> } }
    ).flutter_inappwebview;
    await shell.callHandler("showPayment", { memberId: 1042, token: "member" });
    await expect.poll(() => notices.length).toBe(1);
  }

  it.each(onePerStatus("createPayment"))("shows a notice for $status $example", async (response) => {
    await buy(response);
    const done = { title: "결제했어요", text: `${RiceProductIdLabels.rice_1000}을 넣었어요.` };
    const refused = { title: "결제하지 못했어요", text: `서버가 ${response.status}로 답했어요.` };
    expect(notices).toEqual([isSuccess(response) ? done : refused]);
  });
});

it("an upload without a network rejects with NetworkError", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const open = vi.spyOn(XMLHttpRequest.prototype, "open");
  open.mockImplementation(function (this: XMLHttpRequest, method) {
    open.mockRestore();
    this.open(method, UNREACHABLE);
  });
  await expect(uploadImage(image)).rejects.toBeInstanceOf(NetworkError);
});
