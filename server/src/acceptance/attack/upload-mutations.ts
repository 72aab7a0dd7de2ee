/** Turns the form of a valid upload into a hostile one. */
import { contentTypes, hostileKeys, hostileTexts } from "./hostile-values.ts";
import { pick, type Random } from "./pick.ts";

export interface UploadPart {
  field: string;
  name: string;
  type: string;
  data: Buffer;
}

const BOUNDARY = "----attack";
export const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function multipartOf({ field, name, type, data }: UploadPart): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const brokenUploads: ReadonlyArray<(multipart: Buffer) => Buffer> = [
  (multipart) => multipart.subarray(0, multipart.length - 10),
  (multipart) => multipart.subarray(20),
  (multipart) => Buffer.concat([multipart, multipart]),
  (multipart) => Buffer.from(multipart.toString("latin1").replaceAll(BOUNDARY, "x"), "latin1"),
  (multipart) => Buffer.from(multipart.toString("latin1").replace("\r\n\r\n", "\r\n"), "latin1"),
  (multipart) => Buffer.from(multipart.toString("latin1").replace("; filename", "; x"), "latin1"),
  (multipart) => Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nx: ${"y".repeat(20_000)}\r\n\r\n`), multipart]),
  () => Buffer.from(`--${BOUNDARY}--\r\n`),
  () => Buffer.alloc(0),
];

const uploadMutations: ReadonlyArray<(file: UploadPart, random: Random) => UploadPart | Buffer> = [
  (file, random) => ({ ...file, field: pick(random, [...hostileKeys, "image", "file[]"]) }),
  (file, random) => ({ ...file, name: pick(random, hostileTexts) }),
  (file, random) => ({ ...file, type: pick(random, contentTypes) }),
  (file, random) => ({ ...file, data: file.data.subarray(0, Math.floor(random() * file.data.length)) }),
  (file, random) => pick(random, brokenUploads)(multipartOf(file)),
];

/** Another part, or another body in its place. */
export function mutateUpload(file: UploadPart, random: Random): { file: UploadPart } | { text: Buffer } {
  const mutated = pick(random, uploadMutations)(file, random);
  return Buffer.isBuffer(mutated) ? { text: mutated } : { file: mutated };
}
