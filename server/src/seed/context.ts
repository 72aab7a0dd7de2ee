import type { Trx } from "../db/schema.ts";
import type { StoredPicture } from "./pictures.ts";

/** A change of the demo data and when it happens; steps run in the order of time. */
export interface Step {
  at: Date;
  run: (at: Date) => Promise<void>;
}

/** What the steps have made so far, by name. */
export interface SeedContext {
  trx: Trx;
  now: Date;
  memberIds: Map<string, number>;
  storeIds: Map<string, number>;
  meetingIds: Map<string, number>;
  pictures: Map<string, StoredPicture>;
}

/** The id that a name was given. @throws Error for a name that the demo data doesn't have. */
export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo data has no ${name} yet.`);
  return id;
}

/** Runs the steps by time; those of one moment in the order given. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await step.run(step.at);
}

/** Stores the row of a drawn picture, not yet used. */
export async function addPicture(
  { trx, pictures }: SeedContext,
  use: string,
  ownerId: number,
  at: Date,
): Promise<number> {
  const picture = pictures.get(use);
  if (picture === undefined) throw new Error(`No picture was drawn for ${use}.`);
  const { id } = await trx
    .insertInto("images")
    .values({ ...picture, ownerId, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
