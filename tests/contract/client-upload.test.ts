// @vitest-environment jsdom
/** The two calls of the member app that don't go through the typed client, against Prism: the upload and the simulated shell's purchase. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ApiError, NetworkError, type Session } from "@babchingu/openapi";
import { RiceProductIdLabels } from "@babchingu/openapi/enums";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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

/** Selects the mock's response with a header, which an XMLHttpRequest accepts only between open() and send(). */
function prefer(preference: string): void {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send");
  send.mockImplementation(function (this: XMLHttpRequest, body) {
    this.setRequestHeader("Prefer", preference);
    send.mockRestore();
    this.send(body);
  });
}

describe("an upload", () => {
  const responses = documentedResponses(operationById("uploadImage"));

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
    },
  );

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
    await vi.waitFor(() => expect(notices.length).toBe(1), 30_000);
  }

  it.each(documentedResponses(operationById("createPayment")))(
    "shows a notice for $status $example",
    async (response) => {
      await buy(response);
      const done = { title: "결제했어요", text: `${RiceProductIdLabels.rice_1000}을 넣었어요.` };
      const refused = { title: "결제하지 못했어요", text: `서버가 ${response.status}로 답했어요.` };
      expect(notices).toEqual([isSuccess(response) ? done : refused]);
    },
  );
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
