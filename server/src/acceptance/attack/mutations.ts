/** Turns a valid request into a hostile one: another type, size, character, path, header, token or method. */
import type { InjectOptions } from "fastify";
import { contentTypes, hostileKeys, hostileTexts, hostileValues } from "./hostile-values.ts";
import { pick, type Random } from "./pick.ts";
import { multipartOf, mutateUpload, UPLOAD_TYPE, type UploadPart } from "./upload-mutations.ts";

/** A request as `inject` takes it; the body is still a value, or already text. */
export interface AttackRequest {
  method: string;
  url: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: unknown;
  text?: string | Buffer;
  /** Of an upload, in place of a body. */
  file?: UploadPart;
  token?: string | undefined;
}

const brokenTexts: ReadonlyArray<(json: string) => string | Buffer> = [
  (json) => json.slice(0, Math.max(1, json.length - 2)),
  (json) => `${json}${json}`,
  (json) => `\uFEFF${json}`,
  (json) => json.replace("{", '{"id":1,"id":2,'),
  (json) => json.replaceAll('"', "'"),
  () => "[".repeat(5000),
  () => "null",
  () => '"text"',
  () => "",
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => `{${Array.from({ length: 300 }, (_, index) => `"k${index}":${index}`).join(",")}}`,
  () => `{"content":"${"x".repeat(40_000)}"}`,
];

const hostileHeaders: ReadonlyArray<readonly [string, string]> = [
  ["idempotency-key", ""],
  ["idempotency-key", "x".repeat(300)],
  ["idempotency-key", "same"],
  ["accept", "text/html"],
  ["accept-encoding", "gzip, br;q=9"],
  ["x-forwarded-for", "127.0.0.1, ::1"],
  ["x-forwarded-host", "evil.example"],
  ["host", "evil.example"],
  ["origin", "null"],
  ["origin", "https://evil.example"],
  ["range", "bytes=0-1"],
  ["if-none-match", "*"],
  ["expect", "100-continue"],
  ["x-http-method-override", "DELETE"],
  ["cookie", "a=".repeat(500)],
  ["transfer-encoding", "chunked"],
  ["x-long", "x".repeat(9000)],
];

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token that was changed without the key. */
const forgeries: ReadonlyArray<(token: string) => string> = [
  (token) => token.slice(0, -2),
  (token) => `${token}x`,
  (token) => [base64url({ alg: "none", typ: "JWT" }), token.split(".")[1], ""].join("."),
  (token) =>
    [token.split(".")[0], base64url({ sub: "1", role: "ROLE_ADMIN", exp: 9_999_999_999 }), token.split(".")[2]].join(
      ".",
    ),
  (token) => `${token} ${token}`,
  () => "밥",
  () => ".",
  () => "x".repeat(5000),
];

/** Every object and array inside of a value, with the keys to reach their children. */
function containersOf(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.values(value).flatMap(containersOf);
  return [value as Record<string, unknown>, ...children];
}

function changeBody(
  random: Random,
  body: unknown,
  change: (container: Record<string, unknown>, key: string) => void,
): unknown {
  const copy = structuredClone(body);
  const container = pick(random, containersOf(copy)) as Record<string, unknown>;
  const keys = Object.keys(container);
  change(container, keys.length === 0 ? "0" : pick(random, keys));
  return copy;
}

type Mutation = (request: AttackRequest, random: Random) => void;

const isContainer = (value: unknown) => typeof value === "object" && value !== null;

const bodyMutations: readonly Mutation[] = [
  (request, random) => {
    request.body = changeBody(random, request.body, (container, key) => {
      container[key] = pick(random, hostileValues);
    });
  },
  (request, random) => {
    request.body = changeBody(random, request.body, (container, key) => delete container[key]);
  },
  (request, random) => {
    request.body = changeBody(random, request.body, (container) => {
      const key = pick(random, hostileKeys);
      Object.defineProperty(container, key, {
        value: pick(random, hostileValues),
        enumerable: true,
        configurable: true,
      });
    });
  },
  (request, random) => {
    request.body = pick(random, hostileValues);
  },
  (request, random) => {
    request.text = pick(random, brokenTexts)(JSON.stringify(request.body));
  },
];

/** The last segment of a path that isn't a word, which is a parameter; else any. */
function replaceSegment(request: AttackRequest, segment: string, random: Random): void {
  const segments = request.url.split("/");
  const parameters = segments.flatMap((it, index) => (/^\d+$/.test(it) ? [index] : []));
  const index =
    parameters.length > 0 && random() < 0.8 ? pick(random, parameters) : Math.floor(random() * segments.length);
  segments[index] = segment;
  request.url = segments.join("/");
}

const pathShapes: ReadonlyArray<(url: string) => string> = [
  (url) => `${url}/`,
  (url) => url.replaceAll("/", "//"),
  (url) => `${url}/%2e%2e/%2e%2e/etc`,
  (url) => `${url};a=b`,
  (url) => url.toUpperCase(),
  (url) => `${url}%`,
  (url) => `${url}%c0%af`,
  (url) => `${url}?`,
  (url) => url.replace("/api/v1", "/api/v1/.."),
  (url) => `${url}#x`,
];

const requestMutations: readonly Mutation[] = [
  (request, random) => replaceSegment(request, encodeURIComponent(pick(random, hostileTexts).toWellFormed()), random),
  (request, random) => replaceSegment(request, String(pick(random, [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 7])), random),
  (request, random) => {
    request.url = pick(random, pathShapes)(request.url);
  },
  (request, random) => {
    const [name] = request.query.length === 0 ? [pick(random, hostileKeys)] : pick(random, request.query);
    request.query.push([name, pick(random, hostileTexts).toWellFormed()]);
  },
  (request, random) => {
    request.query = request.query.map(([name, value]) => [
      name,
      random() < 0.5 ? pick(random, hostileTexts).toWellFormed() : value,
    ]);
  },
  (request, random) => {
    request.query.push(
      ["page", pick(random, ["-1", "1e9", "99999999999", "0"])],
      ["_sort", "password"],
      ["cursor", "\u0000"],
    );
  },
  (request, random) => {
    const [name, value] = pick(random, hostileHeaders);
    request.headers[name] = value;
  },
  (request, random) => {
    request.headers["content-type"] = pick(random, contentTypes);
  },
  (request, random) => {
    request.token = pick(random, forgeries)(request.token ?? "a.b.c");
  },
  (request, random) => {
    request.method = pick(random, ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);
  },
];

/** Applies up to two mutations; every tenth request stays valid, so that its state moves on. */
export function mutate(request: AttackRequest, random: Random): void {
  const count = random() < 0.1 ? 0 : 1 + Math.floor(random() * 2);
  for (let index = 0; index < count; index += 1) {
    if (request.file !== undefined && request.text === undefined && random() < 0.6) {
      Object.assign(request, mutateUpload(request.file, random));
      continue;
    }
    const changesBody = isContainer(request.body) && request.text === undefined && random() < 0.6;
    pick(random, changesBody ? bodyMutations : requestMutations)(request, random);
  }
}

function payloadOf({ text, body, file }: AttackRequest): string | Buffer | undefined {
  if (text !== undefined) return text;
  if (file !== undefined) return multipartOf(file);
  return body === undefined ? undefined : JSON.stringify(body);
}

export function toInject(request: AttackRequest): InjectOptions {
  const { method, url, query, headers, token } = request;
  const payload = payloadOf(request);
  const search = new URLSearchParams(query).toString();
  const contentType = request.file === undefined ? "application/json" : UPLOAD_TYPE;
  return {
    method,
    url: search === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${search}`,
    headers: {
      ...(payload === undefined ? {} : { "content-type": contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}
