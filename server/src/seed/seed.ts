import { DAY_MS } from "@babchingu/openapi";
import { createAdmin, hashAdminSecrets } from "../domain/admin/login.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { hashPassword } from "../lib/password.ts";
import { addMs } from "../lib/time.ts";
import type { SeedContext } from "./context.ts";
import { runSteps } from "./context.ts";
import { demoLogins } from "./logins.ts";
import { confirmedMeetings, recruitingMeetings } from "./data/meetings-ahead.ts";
import { pastMeetings } from "./data/meetings-past.ts";
import type { StoredPicture } from "./pictures.ts";
import { drawPicture } from "./pictures.ts";
import { stores } from "./data/stores.ts";
import { meetingSteps } from "./seed-meeting.ts";
import { memberSteps } from "./seed-members.ts";
import { operatorSteps } from "./seed-operators.ts";
import { events } from "./data/words.ts";

type SeedDeps = Pick<Deps, "config" | "db" | "clock" | "storage">;

const READ_AFTER_MS = DAY_MS;

/** Every meeting of the demo data. */
export const demoMeetings = [...recruitingMeetings, ...confirmedMeetings, ...pastMeetings];

async function drawPictures({ storage }: SeedDeps): Promise<Map<string, StoredPicture>> {
  const uses = [
    ...demoMeetings.map(({ title, picture }) => ({ use: `meeting:${title}`, picture })),
    ...stores.map(({ name, picture }) => ({ use: `store:${name}`, picture })),
    ...events.map(({ title, picture }) => ({ use: `event:${title}`, picture })),
  ];
  const drawn = new Map<string, StoredPicture>();
  for (const { use, picture } of uses) {
    if (picture !== null) drawn.set(use, await drawPicture(storage, picture, use));
  }
  return drawn;
}

/** What happened long ago is read, and nothing of it is pushed to phones now. */
async function settle(trx: Trx, now: Date): Promise<void> {
  const readUntil = addMs(now, -READ_AFTER_MS);
  await trx.updateTable("notifications").set({ readAt: readUntil }).where("createdAt", "<", readUntil).execute();
  await trx.deleteFrom("pushOutbox").execute();
}

async function seedOperator(deps: SeedDeps): Promise<void> {
  const { operator } = demoLogins;
  const known = await deps.db
    .selectFrom("adminCredentials")
    .select("memberId")
    .where("loginName", "=", operator.loginName)
    .executeTakeFirst();
  if (known !== undefined) return;
  const hashes = await hashAdminSecrets(operator);
  const { loginName } = operator;
  await transact(deps.db, (trx) => createAdmin({ trx, now: deps.clock.now() }, { loginName, hashes }));
}

/**
 * Tells the demo data's history through the domain, with the times it happened at: so every balance has its rows and
 * every rule was kept. Does nothing in production and in a database that has members.
 * @returns whether it was told.
 */
export async function seedDemo(deps: SeedDeps): Promise<boolean> {
  if (!deps.config.seedDemo || deps.config.isProduction) return false;
  const anybody = await deps.db.selectFrom("members").select("id").limit(1).executeTakeFirst();
  if (anybody !== undefined) return false;
  const now = deps.clock.now();
  const passwordHash = await hashPassword(demoLogins.password);
  const pictures = await drawPictures(deps);
  await transact(deps.db, async (trx) => {
    const context: SeedContext = {
      trx,
      now,
      pictures,
      memberIds: new Map(),
      storeIds: new Map(),
      meetingIds: new Map(),
    };
    await runSteps([
      ...memberSteps(context, passwordHash),
      ...demoMeetings.flatMap((plan) => meetingSteps(context, plan)),
      ...operatorSteps(context),
    ]);
    await settle(trx, now);
  });
  await seedOperator(deps);
  return true;
}
