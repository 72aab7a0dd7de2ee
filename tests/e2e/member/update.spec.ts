/** A new version is offered and never forced; the app can be installed. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

test.use({ serviceWorkers: "allow" });

let server: TestServer;
let proxy: Server;
let url: string;
/** Added to the service worker's file, so that each release has a different one. */
let release = 1;

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const serverResponse = await fetch(server.url + String(request.url));
  const body = Buffer.from(await serverResponse.arrayBuffer());
  const isWorker = request.url?.endsWith("/sw.js") === true;
  const type = serverResponse.headers.get("content-type") ?? "text/plain";
  response.writeHead(serverResponse.status, { "content-type": type, "cache-control": "no-cache" });
  response.end(isWorker ? Buffer.concat([body, Buffer.from(`\n// release ${release}`)]) : body);
}

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  proxy = createServer((request, response) => void forward(request, response)).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

test("a new version waits until it is accepted, and input is kept until then", async ({ page }) => {
  await page.goto(`${url}/app/login`);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText("새 버전이 나왔어요.")).toHaveCount(0);
  release = 2;
  await page.reload();
  await page.getByLabel("휴대폰 번호").fill("01012345678");
  await expect(page.getByText("새 버전이 나왔어요.")).toBeVisible();
  await expect(page.getByLabel("휴대폰 번호")).toHaveValue("01012345678");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "새로 열기" }).click();
  await reloaded;
  await expect(page.getByText("새 버전이 나왔어요.")).toHaveCount(0);
});

test("the manifest has what an installation needs", async ({ request }) => {
  const html = await (await request.get(`${url}/app/`)).text();
  const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = (await (await request.get(url + String(address))).json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ display: "standalone", start_url: expect.stringContaining("/app") });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) {
    expect((await request.get(new URL(src, new URL(String(address), url)).href)).status()).toBe(200);
  }
});
