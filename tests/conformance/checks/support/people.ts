/** People for checks that only need somebody: shared and well off where an operator can grant rice, new otherwise. */
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";

const RICE_OF_PATRONS = 10_000_000;

/** As many people as asked for; a check may open and join three meetings with each, and must not look at their rice, notices or score. */
export async function someone(ctx: Context, count: number): Promise<Member[]> {
  const people: Member[] = [];
  for (let index = 0; index < count; index += 1) people.push(await patron(ctx, index));
  return people;
}

async function patron(ctx: Context, index: number): Promise<Member> {
  const label = `member ${index + 1}`;
  if (ctx.world.profile.operator === null) return ctx.member(label);
  return ctx.share(`patron ${index}`, (own) => own.member(label, { rice: RICE_OF_PATRONS }));
}

/** The person at a place; the type check can't know how many were made. */
export function at<T>(people: readonly T[], index: number): T {
  const found = people[index];
  if (found === undefined) throw new Error(`There is nobody at ${index}.`);
  return found;
}

/** A host and a guest of a scene. */
export async function pair(ctx: Context): Promise<{ host: Member; guest: Member }> {
  const people = await someone(ctx, 2);
  return { host: at(people, 0), guest: at(people, 1) };
}

/** A host, a guest and somebody outside. */
export async function trio(ctx: Context): Promise<{ host: Member; guest: Member; other: Member }> {
  const people = await someone(ctx, 3);
  return { host: at(people, 0), guest: at(people, 1), other: at(people, 2) };
}

/** Somebody rich of the check's own, for many deposits. Needs the operator. */
export function rich(ctx: Context, label: string): Promise<Member> {
  return ctx.member(label, { rice: 100_000 });
}
