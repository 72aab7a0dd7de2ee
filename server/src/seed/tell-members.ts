import { LEGAL_VERSION } from "@babchingu/openapi";
import { createMember } from "../domain/signup.ts";
import { DAY_MS, HOUR_MS, later } from "../lib/time.ts";
import type { Step, Telling } from "./history.ts";
import { addPicture } from "./history.ts";
import { newcomers } from "./newcomers.ts";
import type { Person } from "./people.ts";
import { people } from "./people.ts";
import { stores } from "./stores.ts";

/** The first signed up this long ago, each other some hours later: all before the first meeting was opened. */
const FIRST_SIGNUP_DAYS_AGO = 45;
const SIGNUPS_EVERY_MS = 15 * HOUR_MS;

async function signUp(telling: Telling, person: Person, passwordHash: string, at: Date): Promise<void> {
  const { trx, memberIds } = telling;
  const id = await createMember(
    trx,
    { clock: { now: () => at } },
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

async function openStores(telling: Telling, at: Date): Promise<void> {
  const { trx, memberIds, storeIds, now } = telling;
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
        until: later(now, daysLeft * DAY_MS),
        cache: depositWon,
        count: views,
        createdAt: at,
        updatedAt: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    storeIds.set(name, id);
    if (store.picture === null || memberId === null) continue;
    const imageId = await addPicture(telling, `store:${name}`, memberId, at);
    await trx
      .updateTable("images")
      .set({ usageKind: "PARTNER_PLACE", usageId: id })
      .where("id", "=", imageId)
      .execute();
    await trx.updateTable("partnerPlaces").set({ imageId }).where("id", "=", id).execute();
  }
}

/** Everybody who meets signs up, then the stores come under contract; newcomers have kept coming since. */
export function memberSteps(telling: Telling, passwordHash: string): Step[] {
  const first = later(telling.now, -FIRST_SIGNUP_DAYS_AGO * DAY_MS);
  const signUps = people.map((person, index) => ({
    at: later(first, index * SIGNUPS_EVERY_MS),
    run: (at: Date) => signUp(telling, person, passwordHash, at),
  }));
  const late = newcomers.map(({ person, at }) => ({
    at: at(telling.now),
    run: (when: Date) => signUp(telling, person, passwordHash, when),
  }));
  return [
    ...signUps,
    ...late,
    { at: later(first, people.length * SIGNUPS_EVERY_MS), run: (at: Date) => openStores(telling, at) },
  ];
}
