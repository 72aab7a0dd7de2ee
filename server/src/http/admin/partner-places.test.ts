import * as errorCodes from "@babchingu/openapi/error-codes";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp, type memoryStorage } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { hongdae, insertPartnerPlace, meetingBody, openMeeting, statusesOf } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;
let owner: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  owner = await t.member();
});

const placeFields = {
  name: "연남한상",
  address: "서울 마포구 동교로 242",
  phone: "02-335-0101",
  ...hongdae,
  policy: "음료를 한 병씩 드려요.",
};
const files = () => (t.deps.storage as ReturnType<typeof memoryStorage>).files;
const log = async () => (await t.api.ok("listAuditLog", { token: operator.token })).content;
const roleOf = async ({ token }: TestMember) => (await t.api.ok("getMe", { token })).role;

async function upload(token: string): Promise<number> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff8800" } });
  return (await t.api.ok("uploadImage", { token, file: { data: await image.png().toBuffer() } })).id;
}

async function apply(member: TestMember, imageId: number | null = null): Promise<number> {
  return (await t.api.ok("applyForPartnerPlace", { token: member.token, body: { ...placeFields, imageId } })).id;
}

/** An operator's request about one application or store. */
const asOperator = (id: number) => ({ token: operator.token, params: { id } });

async function openStore(member: TestMember): Promise<number> {
  await t.api.ok("acceptAdminPartnerApplication", asOperator(await apply(member)));
  const { content } = await t.api.ok("listAdminPartnerPlaces", { token: operator.token });
  return content[0]?.id ?? 0;
}

const found = async (field: "id" | "member_id" | "name", q: string) =>
  (await t.api.ok("searchAdminPartnerPlaces", { token: operator.token, query: { field, q } })).totalElements;

async function readStore(id: number) {
  const { content } = await t.api.ok("listAdminPartnerPlaces", { token: operator.token });
  return content.find((place) => place.id === id);
}

const notificationsOf = ({ token }: TestMember) => t.api.ok("listNotifications", { token });

describe("applications", () => {
  test("an accepted application becomes a store for a month, with its image", async () => {
    const imageId = await upload(owner.token);
    const id = await apply(owner, imageId);
    const { token } = operator;
    const open = await t.api.ok("listAdminPartnerApplications", { token });
    expect(open.content).toMatchObject([{ ...placeFields, id, memberId: owner.id, memberPhone: owner.phone, imageId }]);
    await t.api.ok("acceptAdminPartnerApplication", asOperator(id));
    expect((await t.api.ok("listAdminPartnerApplications", { token })).totalElements).toBe(0);
    const { content } = await t.api.ok("listAdminPartnerPlaces", { token });
    const contract = { until: "2026-04-01T12:00", cache: 0, count: 0 };
    expect(content).toMatchObject([
      { ...placeFields, ...contract, memberId: owner.id, memberPhone: owner.phone, imageId },
    ]);
    expect(await roleOf(owner)).toBe("ROLE_PARTNER");
    expect(await t.api.ok("getMyPartnerPlace", { token: owner.token })).toMatchObject({ name: "연남한상" });
    expect((await log())[0]).toMatchObject({ action: "PARTNER_APPLICATION_ACCEPT", targetId: id });
    expect(await notificationsOf(owner)).toMatchObject([
      { title: "제휴 매장이 되었어요", url: "/app/mypage/partner-place/my" },
    ]);
    await t.api.refused("acceptAdminPartnerApplication", "PARTNER_APPLICATION_NOT_FOUND", asOperator(id));
    await t.api.refused("deleteAdminPartnerApplication", "PARTNER_APPLICATION_NOT_FOUND", asOperator(id));
  });

  test("an application is deleted with its image, and the member may apply again", async () => {
    const id = await apply(owner, await upload(owner.token));
    await t.api.ok("deleteAdminPartnerApplication", asOperator(id));
    expect(files().size).toBe(0);
    expect((await log())[0]).toMatchObject({ action: "PARTNER_APPLICATION_DELETE", before: { memberId: owner.id } });
    expect(await notificationsOf(owner)).toMatchObject([
      { title: "제휴 신청이 승인되지 않았어요", url: "/app/mypage/partner-place/form" },
    ]);
    expect(await apply(owner)).toBeGreaterThan(id);
  });

  test("an application that is answered twice concurrently is answered once", async () => {
    const id = await apply(owner);
    const answers = await Promise.all([1, 2, 3].map(() => t.api.call("acceptAdminPartnerApplication", asOperator(id))));
    expect(statusesOf(answers)).toEqual([204, 404, 404]);
  });

  test("a second application is refused while an operator accepts the first", async () => {
    const first = await apply(owner);
    const again = { token: owner.token, body: { ...placeFields, imageId: null } };
    const [accepted, ...refused] = await Promise.all([
      t.api.call("acceptAdminPartnerApplication", asOperator(first)),
      ...[1, 2, 3].map(() => t.api.call("applyForPartnerPlace", again)),
    ]);
    expect(accepted?.statusCode).toBe(204);
    expect(refused.map((answer) => answer.json().code)).toEqual([
      errorCodes.PARTNER_APPLICATION_PENDING,
      errorCodes.PARTNER_APPLICATION_PENDING,
      errorCodes.PARTNER_APPLICATION_PENDING,
    ]);
    const { content } = await t.api.ok("listAdminPartnerApplications", { token: operator.token });
    expect(content).toEqual([]);
  });

  test("the application of a banned member can't be accepted, and is kept", async () => {
    const banned = await apply(owner);
    const ban = { token: operator.token, params: { id: owner.id }, body: { status: "BANNED" } } as const;
    await t.api.ok("setAdminMemberStatus", ban);
    await t.api.refused("acceptAdminPartnerApplication", "APPLICANT_GONE", asOperator(banned));
    const { content } = await t.api.ok("listAdminPartnerApplications", { token: operator.token });
    expect(content.map((row) => row.id)).toEqual([banned]);
  });
});

describe("stores", () => {
  test("stores are found by id, owner and name", async () => {
    const id = await openStore(owner);
    expect([await found("id", `${id}`), await found("member_id", `${owner.id}`), await found("name", "한상")]).toEqual([
      1, 1, 1,
    ]);
    expect([await found("id", "한상"), await found("member_id", "0"), await found("name", "%")]).toEqual([0, 0, 0]);
  });

  test("a store without an owner is listed", async () => {
    const id = await openStore(owner);
    await t.db.updateTable("partnerPlaces").set({ memberId: null }).where("id", "=", id).execute();
    expect(await readStore(id)).toMatchObject({ memberId: null, memberPhone: null });
  });

  test("an edited store keeps, replaces or removes its image", async () => {
    const id = await openStore(owner);
    const edit = async (imageId?: number | null) => {
      const body = {
        ...placeFields,
        name: " 연남두상 ",
        latitude: null,
        ...(imageId === undefined ? {} : { imageId }),
      };
      await t.api.ok("editAdminPartnerPlace", { ...asOperator(id), body });
      return (await readStore(id))?.imageId;
    };
    const [first, second] = [await upload(operator.token), await upload(operator.token)];
    expect(await edit(first)).toBe(first);
    expect(await edit()).toBe(first);
    expect(await readStore(id)).toMatchObject({ name: "연남두상", latitude: null });
    expect(await edit(second)).toBe(second);
    expect(files().size).toBe(1);
    expect(await edit(null)).toBeNull();
    expect(files().size).toBe(0);
    const stolen = { ...placeFields, imageId: await upload(owner.token) };
    await t.api.refused("editAdminPartnerPlace", "IMAGE_NOT_USABLE", { ...asOperator(id), body: stolen });
    await t.api.refused("editAdminPartnerPlace", "PARTNER_PLACE_NOT_FOUND", {
      ...asOperator(999_999),
      body: placeFields,
    });
    expect((await log())[0]).toMatchObject({ action: "PARTNER_PLACE_EDIT", before: { imageId: second } });
  });

  test("the store deposit is set", async () => {
    const id = await openStore(owner);
    await t.api.ok("setAdminPartnerPlaceCache", { ...asOperator(id), body: { cache: 300_000 } });
    expect((await readStore(id))?.cache).toBe(300_000);
    await t.api.refused("setAdminPartnerPlaceCache", "INVALID_REQUEST", { ...asOperator(id), body: { cache: -1 } });
    await t.api.refused("setAdminPartnerPlaceCache", "PARTNER_PLACE_NOT_FOUND", {
      ...asOperator(999_999),
      body: { cache: 1 },
    });
    expect((await log())[0]).toMatchObject({ before: { cache: 0 }, after: { cache: 300_000 } });
  });

  test("the end of the contract is set, and extended by a month", async () => {
    const id = await openStore(owner);
    const set = (until: string) => ({ ...asOperator(id), body: { until } });
    await t.api.ok("setAdminPartnerPlaceUntil", set("2026-01-31T23:59:30"));
    expect((await readStore(id))?.until).toBe("2026-01-31T23:59");
    await t.api.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { token: owner.token, params: { id } });
    await t.api.ok("extendAdminPartnerPlace", asOperator(id));
    expect((await readStore(id))?.until).toBe("2026-02-28T23:59");
    await t.api.ok("extendAdminPartnerPlace", asOperator(id));
    expect(await t.api.ok("getPartnerPlacePolicy", { token: owner.token, params: { id } })).toBeDefined();
    expect((await log()).slice(0, 3).map((entry) => entry.action)).toEqual([
      "PARTNER_PLACE_EXTEND",
      "PARTNER_PLACE_EXTEND",
      "PARTNER_PLACE_UNTIL_CHANGE",
    ]);
    for (const wrong of ["2026-02-30T10:00", "0000-06-01T10:00", "0026-12-31T10:00", "1999-12-31T23:59"]) {
      const { data } = await t.api.refused("setAdminPartnerPlaceUntil", "INVALID_REQUEST", set(wrong));
      expect(data?.["fields"]).toEqual({ "/until": "쓸 수 없는 날짜예요. 다시 골라 주세요." });
    }
    await t.api.refused("setAdminPartnerPlaceUntil", "INVALID_REQUEST", set("2026-03-01"));
    await t.api.refused("extendAdminPartnerPlace", "PARTNER_PLACE_NOT_FOUND", asOperator(999_999));
  });

  test("deleting a store removes the owner's role and the image, and keeps its meetings", async () => {
    const id = await openStore(owner);
    const imageId = await upload(operator.token);
    await t.api.ok("editAdminPartnerPlace", { ...asOperator(id), body: { ...placeFields, imageId } });
    const at = {
      placeName: placeFields.name,
      placeLatitude: placeFields.latitude,
      placeLongitude: placeFields.longitude,
    };
    const meetingId = await openMeeting(t, await t.member(), { ...at, partnerPlaceId: id });
    await t.api.ok("deleteAdminPartnerPlace", asOperator(id));
    expect(await readStore(id)).toBeUndefined();
    expect([await roleOf(owner), files().size]).toEqual(["ROLE_USER", 0]);
    const { content } = await t.api.ok("listAdminMeetings", { token: operator.token });
    expect(content).toMatchObject([{ id: meetingId, placeName: placeFields.name, partnerPlaceId: null }]);
    await t.api.refused("deleteAdminPartnerPlace", "PARTNER_PLACE_NOT_FOUND", asOperator(id));
    expect(await apply(owner)).toBeGreaterThan(0);
  });

  test.runIf(isParallel)("a meeting at a store that is being deleted is refused", async () => {
    const partnerPlaceId = await insertPartnerPlace(t);
    const { name, latitude, longitude } = placeFields;
    const at = { partnerPlaceId, placeName: name, placeLatitude: latitude, placeLongitude: longitude };
    await requestDuring(
      t.db,
      (trx) => trx.deleteFrom("partnerPlaces").execute(),
      () => t.api.refused("createMeeting", "PARTNER_PLACE_MISMATCH", { token: owner.token, body: meetingBody(t, at) }),
    );
  });
});
