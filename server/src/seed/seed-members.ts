import { DAY_MS, HOUR_MS, LEGAL_VERSION } from "@babchingu/openapi";
import { createMember } from "../domain/accounts/signup.ts";
import { addMs } from "../lib/time.ts";
import type { Step, SeedContext } from "./context.ts";
import { addPicture } from "./context.ts";
import { newcomers } from "./data/newcomers.ts";
import type { Person } from "./data/people.ts";
import { people } from "./data/people.ts";
import { stores } from "./data/stores.ts";

/** The first signed up this long ago, each other some hours later: all before the first meeting was opened. */
const FIRST_SIGNUP_DAYS_AGO = 45;
const SIGNUPS_EVERY_MS = 15 * HOUR_MS;

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
  const isSettled = person.status !== "CREATED" && person.status !== "PHONE_V_REQUIRED";
  await trx
    .updateTable("members")
    .set({
      role: person.role,
      status: person.status,
      point: person.point,
      ...(isSettled ? person.position : {}),
    })
    .where("id", "=", id)
    .execute();
}

async function openStores(context: SeedContext, at: Date): Promise<void> {
  const { trx, memberIds, storeIds, now } = context;
  for (const store of stores) {
    const memberId = store.owner === null ? null : (memberIds.get(store.owner) ?? null);
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
    if (store.picture === null || memberId === null) continue;
    const imageId = await addPicture(context, `store:${name}`, memberId, at);
    await trx
      .updateTable("images")
      .set({ usageKind: "PARTNER_PLACE", usageId: id })
      .where("id", "=", imageId)
      .execute();
    await trx.updateTable("partnerPlaces").set({ imageId }).where("id", "=", id).execute();
  }
}

/** Everybody who meets signs up, then the stores come under contract; newcomers have kept coming since. */
export function memberSteps(context: SeedContext, passwordHash: string): Step[] {
  const first = addMs(context.now, -FIRST_SIGNUP_DAYS_AGO * DAY_MS);
  const signUps = people.map((person, index) => ({
    at: addMs(first, index * SIGNUPS_EVERY_MS),
    run: (at: Date) => signUp(context, person, passwordHash, at),
  }));
  const late = newcomers.map(({ person, at }) => ({
    at: at(context.now),
    run: (when: Date) => signUp(context, person, passwordHash, when),
  }));
  return [
    ...signUps,
    ...late,
    { at: addMs(first, people.length * SIGNUPS_EVERY_MS), run: (at: Date) => openStores(context, at) },
  ];
}
