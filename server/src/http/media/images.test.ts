import { DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Unavailable } from "../../lib/unavailable.ts";
import { eventually } from "../../testing/eventually.ts";
import { createTestApp, type TestApp, type memoryStorage } from "../../testing/harness.ts";

let t: TestApp;
let files: Map<string, Buffer>;

beforeEach(async () => {
  t = await createTestApp();
  files = (t.deps.storage as ReturnType<typeof memoryStorage>).files;
});

function image(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: "#ff8800" } });
}

/** A PNG whose header declares `side` pixels in both dimensions: a small file, large to decode. */
function withDeclaredSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

const jpeg = () => image().jpeg().toBuffer();

async function upload(token: string, data?: Buffer) {
  return t.api.ok("uploadImage", { token, file: { data: data ?? (await jpeg()) } });
}

const rows = () => t.db.selectFrom("images").select("deletedAt").execute();

describe("upload", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("accepts %s and serves it as WebP", async (format) => {
    const { token } = await t.member();
    const { url } = await upload(token, await image().toFormat(format).toBuffer());
    const served = await t.api.inject({ method: "GET", url });
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 40, height: 20 });
  });

  test("shrinks to 1600 px, auto-orients and removes the metadata", async () => {
    const { token } = await t.member();
    const data = await image(3200, 800)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "37/1 33/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await upload(token, data);
    const { rawPayload } = await t.api.inject({ method: "GET", url });
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([400, 1600, undefined]);
  });

  test("detects the type from the content", async () => {
    const { token } = await t.member();
    const expectRefused = (data: Buffer, name: string, type: string) =>
      t.api.refused("uploadImage", "IMAGE_TYPE_NOT_SUPPORTED", { token, file: { data, name, type } });
    await expectRefused(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.png", "image/png");
    await expectRefused(Buffer.from("GIF87b not really"), "a.gif", "image/gif");
    await expectRefused(await image().tiff().toBuffer(), "a.jpg", "image/jpeg");
  });

  test("refuses an unreadable image", async () => {
    const { token } = await t.member();
    const whole = await image(400, 400).png().toBuffer();
    await t.api.refused("uploadImage", "IMAGE_UNREADABLE", {
      token,
      file: { data: whole.subarray(0, whole.length / 2) },
    });
    const bomb = withDeclaredSize(whole, 20_000);
    await t.api.refused("uploadImage", "IMAGE_UNREADABLE", { token, file: { data: bomb } });
    expect(files.size).toBe(0);
  });

  test("refuses more than 10 MB, a missing file and another body", async () => {
    const { token } = await t.member();
    await t.api.refused("uploadImage", "IMAGE_TOO_LARGE", { token, file: { data: Buffer.alloc(10_485_761) } });
    await t.api.refused("uploadImage", "INVALID_REQUEST", { token, file: { field: "photo", data: Buffer.from("x") } });
    await t.api.refused("uploadImage", "INVALID_REQUEST", { token, file: { data: Buffer.alloc(0) } });
    await t.api.refused("uploadImage", "MEDIA_TYPE_NOT_SUPPORTED", { token, body: {} as never });
    await t.api.refused("uploadImage", "TOKEN_INVALID", { file: { data: Buffer.from("x") } });
  });
});

describe("use", () => {
  test("a new profile image replaces the previous one and deletes its file", async () => {
    const { token } = await t.member();
    const first = await upload(token);
    const second = await upload(token);
    await t.api.ok("changeMemberImage", { token, body: { imageId: first.id } });
    await t.api.refused("deleteImage", "IMAGE_IN_USE", { token, params: { id: first.id } });
    await t.api.ok("changeMemberImage", { token, body: { imageId: second.id } });
    expect((await t.api.ok("getMe", { token })).imageUrl).toBe(second.url);
    expect([...files.keys()]).toEqual([second.url.replace("/images/", "")]);
    await t.api.ok("deleteMemberImage", { token });
    expect((await t.api.ok("getMe", { token })).imageUrl).toBeNull();
    expect(files.size).toBe(0);
  });

  test("another member's, a used or a missing image can't be used or deleted", async () => {
    const owner = await t.member();
    const other = await t.member();
    const { id } = await upload(owner.token);
    const as = { token: other.token };
    await t.api.refused("changeMemberImage", "IMAGE_NOT_USABLE", { ...as, body: { imageId: id } });
    await t.api.refused("changeMemberImage", "IMAGE_NOT_USABLE", { ...as, body: { imageId: 999 } });
    await t.api.refused("deleteImage", "IMAGE_NOT_FOUND", { ...as, params: { id } });
    await t.api.ok("deleteImage", { token: owner.token, params: { id } });
    await t.api.refused("deleteImage", "IMAGE_NOT_FOUND", { token: owner.token, params: { id } });
  });

  test("uploads and deletions of operators are in the audit log, those of members are not", async () => {
    const [{ token }, member] = [await t.admin(), await t.member()];
    await upload(member.token);
    const { id } = await upload(token);
    await t.api.ok("deleteImage", { token, params: { id } });
    const { content } = await t.api.ok("listAuditLog", { token });
    expect(content).toMatchObject([
      { action: "IMAGE_DELETE", targetType: "IMAGE", targetId: id, before: { width: 40 } },
      { action: "IMAGE_UPLOAD", targetType: "IMAGE", targetId: id, after: { width: 40, height: 20 } },
    ]);
  });

  test("an unused image is deleted after a day, a used one is kept", async () => {
    const { token } = await t.member();
    const used = await upload(token);
    const unused = await upload(token);
    await t.api.ok("changeMemberImage", { token, body: { imageId: used.id } });
    await t.advance(DAY_MS + 1);
    expect([...files.keys()]).toEqual([used.url.replace("/images/", "")]);
    const response = await t.api.inject({ method: "GET", url: unused.url });
    expect([response.statusCode, response.json().code]).toEqual([404, errorCodes.IMAGE_NOT_FOUND]);
  });

  test("of a member's unused images the newest 20 are kept", async () => {
    const [{ token }, other] = [await t.member(), await t.member()];
    const encoded = await t.deps.imageEncoder.encode(await jpeg());
    t.deps.imageEncoder = { encode: async () => encoded, close: async () => undefined };
    const used = await upload(token);
    await t.api.ok("changeMemberImage", { token, body: { imageId: used.id } });
    const others = await upload(other.token);
    const data = await jpeg();
    const uploaded = [];
    for (let n = 0; n < 22; n += 1) uploaded.push(await upload(token, data));
    const kept = [used, others, ...uploaded.slice(2)].map(({ url }) => url.replace("/images/", ""));
    expect([...files.keys()]).toEqual(kept);
    await t.api.refused("changeMemberImage", "IMAGE_NOT_USABLE", { token, body: { imageId: uploaded[1]!.id } });
  });

  test.each(["/images/x.webp", "/images/..%2f..%2fjwt-secret"])("%s is not found as an image", async (url) => {
    expect((await t.api.inject({ method: "GET", url })).statusCode).toBe(404);
  });
});

describe("a file that is stored is deleted soon", () => {
  test("after an upload that failed nevertheless", async () => {
    const { token } = await t.member();
    t.deps.storage.put = async (key, data) => {
      files.set(key, data);
      // As a server of the previous release sweeps them, which deletes all that are marked.
      expect(await rows()).toEqual([{ deletedAt: null }]);
      throw new Unavailable("The object store didn't answer.");
    };
    await t.api.refused("uploadImage", "UNAVAILABLE", { token, file: { data: await jpeg() } });
    expect(await rows()).toEqual([{ deletedAt: t.clock.now() }]);
    await t.advance(MINUTE_MS);
    expect([files.size, await rows()]).toEqual([0, []]);
  });

  test("when it couldn't be marked as deleted either", async () => {
    const { token } = await t.member();
    t.deps.storage.put = async (key, data) => {
      files.set(key, data);
      vi.spyOn(t.db, "transaction").mockImplementationOnce(() => {
        throw new Unavailable("The connection was terminated.");
      });
      throw new Unavailable("The object store didn't answer.");
    };
    await t.api.refused("uploadImage", "UNAVAILABLE", { token, file: { data: await jpeg() } });
    expect(await rows()).toEqual([{ deletedAt: null }]);
    await t.advance(DAY_MS + 1);
    expect([files.size, await rows()]).toEqual([0, []]);
  });

  test("when the member has withdrawn meanwhile", async () => {
    const { token } = await t.member();
    t.deps.storage.put = async (key, data) => {
      await t.api.ok("withdrawMember", { token });
      files.set(key, data);
    };
    await t.api.refused("uploadImage", "TOKEN_REVOKED", { token, file: { data: await jpeg() } });
    await t.advance(MINUTE_MS);
    expect([files.size, await rows()]).toEqual([0, []]);
  });

  test("when the member guesses the id, and uses and deletes the image before", async () => {
    const { token } = await t.member();
    t.deps.storage.put = async (key, data) => {
      const { id } = await t.db.selectFrom("images").select("id").executeTakeFirstOrThrow();
      await t.api.ok("changeMemberImage", { token, body: { imageId: id } });
      await t.api.ok("deleteMemberImage", { token });
      files.set(key, data);
      throw new Unavailable("The object store didn't answer.");
    };
    await t.api.refused("uploadImage", "UNAVAILABLE", { token, file: { data: await jpeg() } });
    await t.advance(MINUTE_MS);
    expect([files.size, await rows()]).toEqual([0, []]);
  });
});

test("a deletion doesn't wait for a storage that doesn't respond", async () => {
  const { token } = await t.member();
  const { id } = await upload(token);
  t.deps.storage.remove = () => new Promise(() => undefined);
  await t.api.ok("deleteImage", { token, params: { id } });
  expect(files.size).toBe(1);
});

test("deletions while the storage is slow remove each file once: one sweep runs at a time, and another one after it", async () => {
  const { token } = await t.member();
  const ids: number[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await upload(token)).id);
  t.clock.advance(MINUTE_MS);
  const { promise: slow, resolve: respond } = Promise.withResolvers<void>();
  const removed: string[] = [];
  t.deps.storage.remove = async (key) => {
    removed.push(key);
    await slow;
    files.delete(key);
  };
  const deletions = ids.map((id) => t.api.ok("deleteImage", { token, params: { id } }));
  await eventually(async () => expect(await rows()).toEqual(ids.map(() => ({ deletedAt: t.clock.now() }))));
  respond();
  await Promise.all(deletions);
  await eventually(async () => expect(await rows()).toEqual([]));
  expect([new Set(removed).size, removed.length, files.size]).toEqual([ids.length, ids.length, 0]);
});
