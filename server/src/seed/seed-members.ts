import { DAY_MS, HOUR_MS, LEGAL_VERSION } from "@babchingu/openapi";
import { createMember } from "../domain/accounts/signup.ts";
import { addMs } from "../lib/time.ts";
import { addImage, idOf, type SeedContext, type Step } from "./context.ts";
import { newcomers } from "./data/newcomers.ts";
import { people, type Person } from "./data/people.ts";
import { stores } from "./data/stores.ts";

/** All regular members sign up before the first meeting is created. */
const FIRST_SIGNUP_DAYS_AGO = 45;
const SIGNUP_INTERVAL_MS = 15 * HOUR_MS;

async function signUp(context: SeedContext, person: Person, passwordHash: string, at: Date): Promise<void> {
  const { trx, memberIds } = context;
  const id = await createMember(
    { trx, now: at },
    {
      name: person.name,
      phone: person.phone,
      passwordHash: person.isSocial ? null : passwordHash,
      provider: person.isSocial ? "KAKAO" : null,
      providerId: person.isSocial ? `demo-${person.name}` : null,
      status: "CREATED",
      agreements: { terms: true, privacy: true, location: true, version: LEGAL_VERSION },
    },
  );
  memberIds.set(person.name, id);
  const isActivated = person.status !== "CREATED" && person.status !== "PHONE_V_REQUIRED";
  await trx
    .updateTable("members")
    .set({
      role: person.role,
      status: person.status,
      point: person.point,
      ...(isActivated ? person.position : {}),
    })
    .where("id", "=", id)
    .execute();
}

async function addStores(context: SeedContext, at: Date): Promise<void> {
  const { trx, memberIds, storeIds, now } = context;
  for (const store of stores) {
    const memberId = store.owner === undefined ? null : idOf(memberIds, store.owner);
    const { name, address, phone, latitude, longitude, policy, depositWon, views, daysLeft } = store;
    const { id } = await trx
      .insertInto("partnerPlaces")
      .values({
        memberId,
        name,
        address,
        phone,
        latitude,
        longitude,
        policy,
        imageId: null,
        until: addMs(now, daysLeft * DAY_MS),
        cache: depositWon,
        count: views,
        createdAt: at,
        updatedAt: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    storeIds.set(name, id);
    if (store.image === undefined || memberId === null) continue;
    const imageId = await addImage(context, `store:${name}`, memberId, at);
    await trx
      .updateTable("images")
      .set({ usageKind: "PARTNER_PLACE", usageId: id })
      .where("id", "=", imageId)
      .execute();
    await trx.updateTable("partnerPlaces").set({ imageId }).where("id", "=", id).execute();
  }
}

/** The sign-ups of the regular members, then the stores, then the sign-ups of the newcomers. */
export function memberSteps(context: SeedContext, passwordHash: string): Step[] {
  const first = addMs(context.now, -FIRST_SIGNUP_DAYS_AGO * DAY_MS);
  const signUps = people.map((person, index) => ({
    at: addMs(first, index * SIGNUP_INTERVAL_MS),
    run: (at: Date) => signUp(context, person, passwordHash, at),
  }));
  const recent = newcomers.map(({ person, signedUpAt }) => ({
    at: signedUpAt(context.now),
    run: (at: Date) => signUp(context, person, passwordHash, at),
  }));
  return [
    ...signUps,
    ...recent,
    { at: addMs(first, people.length * SIGNUP_INTERVAL_MS), run: (at: Date) => addStores(context, at) },
  ];
}
