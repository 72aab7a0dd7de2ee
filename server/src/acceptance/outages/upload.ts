import sharp from "sharp";
import { expect } from "vitest";
import type { Call } from "./load.ts";

/** A call that uploads an image, and the URLs of the images that the server has acknowledged. */
export async function uploadCall(): Promise<{ upload: Call; urls: string[] }> {
  const urls: string[] = [];
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: "white", noise } })
    .png()
    .toBuffer();
  const onSuccess = (body: string) => urls.push((JSON.parse(body) as { url: string }).url);
  return { upload: { method: "POST", path: "/api/v1/images", file: Buffer.from(file), onSuccess }, urls };
}

/** Fetches the images and decodes them. */
export async function expectServed(serverUrl: string, urls: readonly string[]): Promise<void> {
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    const response = await fetch(serverUrl + url);
    expect(response.status).toBe(200);
    await sharp(Buffer.from(await response.arrayBuffer())).stats();
  }
}
