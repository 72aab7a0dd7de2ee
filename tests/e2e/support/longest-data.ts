/**
 * Answers with texts as long as the contract allows, in wide letters, and with large amounts, so that layouts are seen at
 * their worst. Texts that no code reads are replaced; states, ids and times stay.
 */
import { API_PREFIX, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { Page } from "@playwright/test";

/** Words of a Korean sentence, among them one that can't break. */
const WORDS =
  "뚝배기불고기쌈밥 먹고 땡땡이무늬양말 흥정하러갑니다 https://example.com/ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ";

/** Without a space where words end: the longest word that a member can write. */
const word = (length: number) => "뿡빵뚫훑쀍꿹뽥쒧꽳쮏".repeat(Math.ceil(length / 10)).slice(0, length);
const sentences = (length: number) => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);

const ADDRESS = "서울특별시 마포구 동교로이십육길뒷골목 123-45, 홍대입구역환승센터빌딩 지하 2층 ";

const texts: Record<string, string> = {
  name: word(limits.Name.maxLength),
  blockedName: word(limits.Name.maxLength),
  memberName: word(limits.Name.maxLength),
  title: word(limits.MeetingTitle.maxLength),
  meetingTitle: word(limits.MeetingTitle.maxLength),
  placeName: word(limits.PlaceName.maxLength),
  placeAddress: ADDRESS.repeat(3).slice(0, limits.PlaceAddress.maxLength),
  address: ADDRESS.repeat(3).slice(0, limits.StoreAddress.maxLength),
  placePhone: "050712345678901",
  policy: sentences(limits.StorePolicy.maxLength),
  introduction: sentences(100),
};

/** The parameter of `wrapFetch`, which runs in the page and can't use the variables of this module. */
const longest = {
  api: `${API_PREFIX}/`,
  texts,
  storeName: word(30),
  title: sentences(100),
  content: sentences(300),
  balance: 1_234_567,
  depositRice: MEETING_DEPOSIT_RICE,
  seats: limits.MaxCapacity.maximum,
};

type Json = boolean | number | string | Json[] | { [key: string]: Json } | null;

/** In the page, before its scripts: wraps `fetch`. */
function wrapFetch({ api, texts, storeName, title, content, balance, depositRice, seats }: typeof longest): void {
  /** How a text begins that the app reads as a code, as of a system message: it stays. */
  const code = /^[A-Z_:]+\b/;

  function lengthenAmount(key: string, value: number): number {
    if (key === "amount") return Math.sign(value) * balance;
    const isBalance = key === "riceBalance" || key === "balanceAfter";
    // Too little for a deposit stays too little.
    return isBalance && value >= depositRice ? balance : value;
  }

  function lengthenField(key: string, value: Json, owner: Record<string, Json>): Json {
    if (typeof value === "number") return lengthenAmount(key, value);
    if (typeof value !== "string") return lengthen(value);
    if (key === "name" && ("address" in owner || "latitude" in owner) && !("riceBalance" in owner)) return storeName;
    if (key === "content" || key === "lastChatContent") return code.test(value) ? value : content;
    // Of a notification, an announcement or an event.
    if (key === "title" && "content" in owner && !("placeName" in owner)) return title;
    return texts[key] ?? value;
  }

  function withAllSeats(meeting: Record<string, Json>): Record<string, Json> {
    const { members } = meeting;
    const last = Array.isArray(members) ? members.at(-1) : undefined;
    if (!Array.isArray(members) || typeof last !== "object" || last === null || Array.isArray(last)) return meeting;
    const others = Array.from({ length: seats - members.length }, (_, index) => ({ ...last, id: 900_000 + index }));
    return { ...meeting, members: [...members, ...others], maxCapacity: seats, memberCount: seats - 1 };
  }

  function lengthen(value: Json): Json {
    if (Array.isArray(value)) return value.map(lengthen);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, field]) => [key, lengthenField(key, field, value)] as const);
    return withAllSeats(Object.fromEntries(entries));
  }

  const send = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const response = await send(request);
    const isRead = request.method === "GET" && new URL(request.url).pathname.startsWith(api);
    if (!isRead || !response.ok || !response.headers.get("Content-Type")?.includes("json")) return response;
    return Response.json(lengthen((await response.json()) as Json), response);
  };
}

/**
 * Reads of the page answer with the longest texts, in each document that it loads from now on. Intercepting them from outside would
 * also take the browser's cache away.
 */
export async function lengthenResponses(page: Page): Promise<void> {
  await page.addInitScript(wrapFetch, longest);
}
