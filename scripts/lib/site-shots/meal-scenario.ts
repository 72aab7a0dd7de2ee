/**
 * A Friday evening with the demo data's members, played through the public API and the development clock: the viewer takes the
 * last seat of a meeting for four and chats in its room.
 */
import { DAY_MS, formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import type { Storage } from "../../../server/src/adapters/storage/storage.ts";
import { ChatMember } from "../../../server/src/testing/chat-member.ts";
import { drawImage } from "../../../server/src/seed/images.ts";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { people } from "../../../server/src/seed/data/people.ts";
import { stores } from "../../../server/src/seed/data/stores.ts";

const FRIDAY = 5;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Place {
  placeName: string;
  placeAddress: string;
  placeLatitude: number;
  placeLongitude: number;
  partnerPlaceId: number | null;
}

interface MeetingPlan {
  title: string;
  content: string;
  dish: string;
  host: string;
  guests: readonly string[];
  time: string;
  capacity: readonly [number, number];
  place: Place;
}

const place = (placeName: string, street: string, latitude: number, longitude: number): Place => ({
  placeName,
  placeAddress: `서울 마포구 ${street}`,
  placeLatitude: latitude,
  placeLongitude: longitude,
  partnerPlaceId: null,
});

/** Ids of the demo data's stores follow the order of their list. */
function partnerPlace(name: string): Place {
  const index = stores.findIndex((it) => it.name === name);
  const store = stores[index];
  if (!store) throw new Error(`No store ${name}`);
  return {
    ...place(store.name, "", store.latitude, store.longitude),
    placeAddress: store.address,
    partnerPlaceId: index + 1,
  };
}

/** Created in this order; the list shows the newest first. */
const plans: readonly MeetingPlan[] = [
  {
    title: "숲길 걷고 만두 한 접시",
    content: "경의선숲길을 한 바퀴 걷고 만두를 나눠 먹어요.",
    dish: "mandu",
    host: "망원동주민",
    guests: [],
    time: "20:00",
    capacity: [2, 5],
    place: place("숲길만두", "연남로1길 40", 37.5592, 126.9228),
  },
  {
    title: "라멘 한 그릇, 반숙란 추가",
    content: "조용히 먹고 커피까지 마셔요. 혼자 오셔도 좋아요.",
    dish: "ramen",
    host: "소금빵한입",
    guests: ["라멘탐험가"],
    time: "19:30",
    capacity: [2, 3],
    place: place("연남라멘", "동교로38길 12", 37.5612, 126.9271),
  },
  {
    title: "퇴근하고 돈까스 반반",
    content: "등심이랑 안심 하나씩 시켜서 나눠 먹어요.",
    dish: "donkatsu",
    host: "오늘도혼밥",
    guests: ["연희동산책"],
    time: "19:20",
    capacity: [2, 4],
    place: place("동교돈까스", "동교로 190", 37.5589, 126.9262),
  },
  {
    title: "시험 끝! 한상 차려 먹어요",
    content: "나물 반찬 잔뜩에 계란찜까지 나와요. 처음 오시는 분도 편하게 앉으세요.",
    dish: "hansang",
    host: "국밥은진리",
    guests: ["떡볶이장인", "김치찌개파"],
    time: "19:00",
    capacity: [3, 4],
    place: partnerPlace("연남한상"),
  },
];

/** Hosts of meetings at the same store on later days, so that its owner's screen has figures to show. */
const laterHosts = [
  "라멘탐험가",
  "망원동주민",
  "연희동산책",
  "점심요정",
  "솥밥좋아요",
  "성수동고양이",
  "관악산호랑이",
  "역삼직장인",
  "도시락두개",
  "맵찔이",
] as const;

const chatMessages: readonly [sender: string, content: string][] = [
  ["국밥은진리", "2번 출구 앞에서 만나서 같이 갈까요?"],
  ["떡볶이장인", "좋아요! 저는 5분 뒤 도착이에요"],
  [demoLogins.members[0].name, "저도 거의 다 왔어요. 계란찜은 꼭 시켜요"],
  ["김치찌개파", "안쪽 창가 자리 잡아 뒀어요"],
];

function laterMeeting(host: string, index: number): MeetingPlan {
  return {
    title: "연남한상에서 저녁 먹어요",
    content: "나물 반찬을 나눠 먹어요.",
    dish: "hansang",
    host,
    guests: [],
    time: index % 2 === 0 ? "18:30" : "12:30",
    capacity: [2, 4],
    place: partnerPlace("연남한상"),
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Friday after today, in Seoul. */
function nextFriday(now: Date): string {
  for (let ahead = 1; ; ahead += 1) {
    const day = formatSeoulTime(new Date(now.getTime() + ahead * DAY_MS)).slice(0, 10);
    if (new Date(`${day}T00:00Z`).getUTCDay() === FRIDAY) return day;
  }
}

export class MealScenario {
  readonly #url: string;
  readonly #day = nextFriday(new Date());
  now = new Date();
  /** The meeting that the pictures show. */
  meetingId = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async #send(method: string, path: string, body: object | null, token?: string): Promise<Response> {
    const headers = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` });
    const isForm = body instanceof FormData;
    if (body && !isForm) headers.set("Content-Type", "application/json");
    const content = isForm ? body : body && JSON.stringify(body);
    const response = await fetch(this.#url + path, { method, headers, body: content });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** Sets the server's clock to a time of the evening; the jobs then due run. */
  async setTime(time: string): Promise<void> {
    this.now = parseSeoulTime(`${this.#day}T${time}`);
    await this.#send("PUT", "/dev/clock", { now: this.now.toISOString() });
  }

  async logIn(name: string): Promise<Tokens> {
    const body = {
      phone: people.find((person) => person.name === name)?.phone,
      password: demoLogins.password,
      fcmToken: null,
    };
    return (await (await this.#send("POST", "/api/v1/auth/login", body)).json()) as Tokens;
  }

  async #join(name: string, meetingId: number): Promise<void> {
    const { accessToken } = await this.logIn(name);
    await this.#send("POST", `/api/v1/member-meetings/${meetingId}`, null, accessToken);
  }

  async #createMeeting(plan: MeetingPlan, daysAhead = 0): Promise<number> {
    const { host, guests, dish, time, capacity, place: where, title, content } = plan;
    const { accessToken } = await this.logIn(host);
    const form = new FormData();
    form.append("file", new Blob([await dishImage(dish)], { type: "image/webp" }), `${dish}.webp`);
    const image = (await (await this.#send("POST", "/api/v1/images", form, accessToken)).json()) as { id: number };
    const [minCapacity, maxCapacity] = capacity;
    const body = {
      ...where,
      placePhone: null,
      imageId: image.id,
      title,
      content,
      scheduledAt: `${dayAfter(this.#day, daysAhead)}T${time}`,
      minCapacity,
      maxCapacity,
      requiresApproval: false,
    };
    const answer = await this.#send("POST", "/api/v1/meetings/create", body, accessToken);
    const { meetingId } = (await answer.json()) as { meetingId: number };
    for (const guest of guests) await this.#join(guest, meetingId);
    return meetingId;
  }

  /** Creates four meetings for this evening and some for later days, at 17:40. */
  async openMeetings(): Promise<void> {
    await this.setTime("17:40");
    for (const [index, host] of laterHosts.entries()) await this.#createMeeting(laterMeeting(host, index), index + 1);
    for (const plan of plans) this.meetingId = await this.#createMeeting(plan);
  }

  async setLocation(name: string, latitude: number, longitude: number): Promise<void> {
    const { accessToken } = await this.logIn(name);
    await this.#send("PATCH", "/api/v1/members/location", { latitude, longitude }, accessToken);
  }

  /** The viewer joins at 18:40; at 18:47 the check-in window is open and the members chat. */
  async joinAndChat(viewer: string): Promise<void> {
    await this.setTime("18:40");
    await this.#join(viewer, this.meetingId);
    for (const [index, [sender, content]] of chatMessages.entries()) {
      if (index === 2) await this.setTime("18:47");
      await this.#sendMessage(sender, content, `message-${index}`);
    }
  }

  async #sendMessage(sender: string, content: string, clientId: string): Promise<void> {
    const { accessToken } = await this.logIn(sender);
    const member = await ChatMember.connect(this.#url, accessToken, this.meetingId);
    member.sendMessage(clientId, content);
    while (member.unacknowledged > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await member.disconnect();
  }
}

/** A drawn dish of the demo data, as an image to upload. */
async function dishImage(dish: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  const storage: Storage = {
    put: async (_key, data) => void chunks.push(data),
    get: async () => null,
    remove: async () => undefined,
  };
  await drawImage(storage, dish, "site");
  return new Uint8Array(Buffer.concat(chunks));
}
