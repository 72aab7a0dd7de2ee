import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { hashPassword } from "../../lib/password.ts";
import { blackPng, greyJpeg, pngChunk } from "../../testing/images.ts";
import { withoutPngMetadata } from "./format.ts";
import { type ImageEncoderLimits, ProcessImageEncoder } from "./image-encoder.ts";

const onFailure = vi.fn<(error: unknown) => void>();
let encoder: ProcessImageEncoder;
afterEach(async () => {
  await encoder.close();
  onFailure.mockClear();
});

function open(limits?: Partial<ImageEncoderLimits>): ProcessImageEncoder {
  encoder = new ProcessImageEncoder(onFailure, limits);
  return encoder;
}

/** Encoding a large one as AVIF takes a second, so those are files. */
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff8800" } });

test("an image that can't be decoded in lines has few pixels, the fewer the more memory they take; a side has at most 12,000 px", async () => {
  open();
  const uploads = [
    await readFile(join(import.meta.dirname, "testing/4096x2048.avif")),
    await readFile(join(import.meta.dirname, "testing/3072x2048-10-bit.avif")),
    blackPng(4096, 4000, { isInterlaced: true }),
    greyJpeg(4096, 4000, { isProgressive: true }),
    blackPng(12_001, 2),
  ];
  for (const upload of uploads) {
    await expect(encoder.encode(upload)).rejects.toMatchObject({ errorName: "IMAGE_UNREADABLE" });
  }
  expect(await encoder.encode(greyJpeg(4608, 4096))).toMatchObject({ width: 1600, height: 1422 });
  expect(await encoder.encode(await solid(1536, 1024).avif({ effort: 0 }).toBuffer())).toMatchObject({ width: 1536 });
  expect(onFailure).not.toHaveBeenCalled();
});

test("compressed texts of a PNG aren't inflated", async () => {
  const png = await solid(40, 20).png().toBuffer();
  const [header, rest] = [png.subarray(0, 33), png.subarray(33)];
  const bomb = pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(1_000_000))]));
  const text = pngChunk("iTXt", Buffer.from("Title\0\0\0\0\0hello"));
  expect(withoutPngMetadata(Buffer.concat([header, bomb, text, rest, bomb]))).toEqual(png);
  const truncated = Buffer.concat([header, bomb.subarray(0, 40)]);
  expect(withoutPngMetadata(truncated)).toEqual(header);
  expect(withoutPngMetadata(png)).toBe(png);
});

test("an image is decoded without the texts and profile of its PNG", async () => {
  open();
  const png = await solid(40, 20).withIccProfile("p3").png().toBuffer();
  const stripped = withoutPngMetadata(png);
  expect(stripped.length).toBeLessThan(png.length);
  // A profile that was read would change the colours.
  expect((await encoder.encode(png)).data).toEqual((await encoder.encode(stripped)).data);
});

const noisy = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

test("an image that costs too much is unreadable, and its process ends", async () => {
  open({ cpuMsMax: 50, encodeMsMax: 60_000 });
  await expect(encoder.encode(await noisy(2000))).rejects.toMatchObject({ errorName: "IMAGE_UNREADABLE" });
  expect(onFailure).toHaveBeenCalledOnce();
});

test("an image that waits too long for a busy machine is to be sent again later, and its process ends", async () => {
  open({ encodeMsMax: 1 });
  const upload = await solid(40, 20).png().toBuffer();
  await expect(encoder.encode(upload)).rejects.toMatchObject({ errorName: "UNAVAILABLE" });
  expect(onFailure).toHaveBeenCalledOnce();
});

test("an image that waits too long for a process is refused for now, and the one before it is encoded", async () => {
  open({ processesMax: 1, waitMsMax: 1 });
  const upload = await solid(40, 20).png().toBuffer();
  const [first, second] = await Promise.allSettled([encoder.encode(upload), encoder.encode(upload)]);
  expect(first).toMatchObject({ value: { width: 40 } });
  expect(second).toMatchObject({ reason: { errorName: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 5 } } });
  expect(onFailure).not.toHaveBeenCalled();
});

test("of many images at once some wait, and the others are refused for now; a password is hashed meanwhile", async () => {
  open({ processesMax: 1, waitingMax: 6 });
  const upload = await noisy(1200);
  let encoded = 0;
  const outcomes = Array.from({ length: 9 }, () =>
    encoder.encode(upload).then(
      () => (encoded += 1),
      (error: unknown) => error,
    ),
  );
  await hashPassword("a password");
  expect(encoded).toBe(0);
  for (const refused of await Promise.all(outcomes.slice(7))) {
    expect(refused).toMatchObject({ errorName: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 5 } });
  }
  await encoder.close();
});
