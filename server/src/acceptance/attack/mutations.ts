/** Turns a valid request into a hostile one: another type, size, character, path, header, token or method. */
import type { InjectOptions } from "fastify";

export type Random = () => number;

/** A request as `inject` takes it; the body is still a value, or already text. */
export interface AttackRequest {
  method: string;
  url: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: unknown;
  text?: string | Buffer;
  token?: string | undefined;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error("Nothing to pick from.");
  return picked;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What the texts of a request may be replaced by. */
const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uDFFF밥",
  "\u202E거꾸로\u202C",
  "e\u0301",
  "\uFFFE",
  "👨‍👩‍👧‍👦".repeat(20),
  "%00",
  "%zz",
  "../../../../etc/passwd",
  String.raw`..\..\windows`,
  "'; drop table members; --",
  "1 or 1=1",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "http://169.254.169.254/latest/meta-data",
  "=cmd|' /C calc'!A0",
  "\r\nset-cookie: a=b",
  "1e999",
  "0x10",
  "NaN",
  "-0",
  "١٢٣",
  "9007199254740993",
  "99999999999999999999",
  "2026-02-30T25:61",
  "0000-00-00T00:00",
  "9999-12-31T23:59",
  "+275760-09-13T00:00:00.001Z",
  "가".repeat(3000),
];

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  ["밥"],
  { $ne: null },
  JSON.parse('{"__proto__":{"role":"ROLE_ADMIN"}}'),
  { constructor: { prototype: { role: "ROLE_ADMIN" } } },
  nested(50),
  Array.from({ length: 500 }, (_, index) => index),
];

const hostileKeys = [
  "__proto__",
  "constructor",
  "role",
  "status",
  "id",
  "memberId",
  "riceBalance",
  "밥",
  "",
  "a.b",
  "toString",
];

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

const contentTypes = [
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/merge-patch+json",
  "image/png",
  "",
  "밥",
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
    const changesBody = isContainer(request.body) && request.text === undefined && random() < 0.6;
    pick(random, changesBody ? bodyMutations : requestMutations)(request, random);
  }
}

function payloadOf({ text, body }: AttackRequest): string | Buffer | undefined {
  if (text !== undefined) return text;
  return body === undefined ? undefined : JSON.stringify(body);
}

export function toInject(request: AttackRequest): InjectOptions {
  const { method, url, query, headers, token } = request;
  const payload = payloadOf(request);
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: search === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${search}`,
    headers: {
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}
