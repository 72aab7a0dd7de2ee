import type { Trx } from "../db/schema.ts";
import type { StoredImage } from "./images.ts";

/** A change of the demo data at a time in the past; steps run in chronological order. */
export interface Step {
  at: Date;
  run: (at: Date) => Promise<void>;
}

/** The ids of the rows created so far, by name. */
export interface SeedContext {
  trx: Trx;
  now: Date;
  memberIds: Map<string, number>;
  storeIds: Map<string, number>;
  meetingIds: Map<string, number>;
  images: Map<string, StoredImage>;
}

/** The id of a named row. @throws Error for a name that isn't created yet. */
export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo data has no ${name} yet.`);
  return id;
}

/** Runs the steps in chronological order, those of the same time in the given order. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await step.run(step.at);
}

/** Inserts the row of a drawn image; it isn't used yet. */
export async function addImage({ trx, images }: SeedContext, name: string, ownerId: number, at: Date): Promise<number> {
  const image = images.get(name);
  if (image === undefined) throw new Error(`No image was drawn for ${name}.`);
  const { id } = await trx
    .insertInto("images")
    .values({ ...image, ownerId, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
