import { DAY_MS } from "@babchingu/openapi";
import { hashAdminSecrets } from "../domain/admin/login.ts";
import { createOperator } from "../domain/admin/operators.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { hashPassword } from "../lib/password.ts";
import { addMs } from "../lib/time.ts";
import { runSteps, type SeedContext } from "./context.ts";
import { demoLogins } from "./logins.ts";
import { upcomingMeetings } from "./data/upcoming-meetings.ts";
import { pastMeetings } from "./data/past-meetings.ts";
import type { StoredImage } from "./images.ts";
import { stores } from "./data/stores.ts";
import { meetingSteps } from "./seed-meeting.ts";
import { memberSteps } from "./seed-members.ts";
import { operatorSteps } from "./seed-operators.ts";
import { events } from "./data/operators.ts";

type SeedDeps = Pick<Deps, "config" | "db" | "clock" | "storage">;

const UNREAD_MS_MAX = DAY_MS;

export const demoMeetings = [...upcomingMeetings, ...pastMeetings];

async function drawImages({ storage }: SeedDeps): Promise<Map<string, StoredImage>> {
  // Each start would load libvips, which only the first one needs.
  const { drawImage } = await import("./images.ts");
  const drawings = [
    ...demoMeetings.map(({ title, image }) => ({ name: `meeting:${title}`, dish: image })),
    ...stores.map(({ name, image }) => ({ name: `store:${name}`, dish: image })),
    ...events.map(({ title, image }) => ({ name: `event:${title}`, dish: image })),
  ];
  const images = new Map<string, StoredImage>();
  for (const { name, dish } of drawings) {
    if (dish !== undefined) images.set(name, await drawImage(storage, dish, name));
  }
  return images;
}

/** Marks old notifications as read, and drops all pushes. */
async function finishNotifications(trx: Trx, now: Date): Promise<void> {
  const readUntil = addMs(now, -UNREAD_MS_MAX);
  await trx.updateTable("notifications").set({ readAt: readUntil }).where("createdAt", "<", readUntil).execute();
  await trx.deleteFrom("pushOutbox").execute();
}

async function seedOperators(deps: SeedDeps): Promise<void> {
  const { operator, operatorsOfRoles } = demoLogins;
  const existing = await deps.db
    .selectFrom("adminCredentials")
    .select("memberId")
    .where("loginName", "=", operator.loginName)
    .executeTakeFirst();
  if (existing !== undefined) return;
  const hashes = await hashAdminSecrets(operator);
  const accounts = [{ loginName: operator.loginName, role: "OWNER" } as const, ...operatorsOfRoles];
  await transact(deps.db, async (trx) => {
    for (const account of accounts) await createOperator({ trx, now: deps.clock.now() }, { ...account, hashes });
  });
}

/**
 * Seeds the demo data through the domain, with past times, so that ledger and rules are consistent. Does nothing in
 * production or in a database with members.
 * @returns whether the data was seeded.
 */
export async function seedDemo(deps: SeedDeps): Promise<boolean> {
  if (!deps.config.seedDemo || deps.config.isProduction) return false;
  const member = await deps.db.selectFrom("members").select("id").limit(1).executeTakeFirst();
  if (member !== undefined) return false;
  const now = deps.clock.now();
  const passwordHash = await hashPassword(demoLogins.password);
  const images = await drawImages(deps);
  await transact(deps.db, async (trx) => {
    const context: SeedContext = {
      trx,
      now,
      images,
      memberIds: new Map(),
      storeIds: new Map(),
      meetingIds: new Map(),
    };
    await runSteps([
      ...memberSteps(context, passwordHash),
      ...demoMeetings.flatMap((plan) => meetingSteps(context, plan)),
      ...operatorSteps(context),
    ]);
    await finishNotifications(trx, now);
  });
  await seedOperators(deps);
  return true;
}
