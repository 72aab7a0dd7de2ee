/** Members for checks that need any member: shared ones with much rice where an operator can grant it, new ones otherwise. */
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";

const SHARED_MEMBER_RICE = 10_000_000;

/** Returns `count` members. A check may open and join three meetings with each, and must not read their rice, notifications or score. */
export async function sharedMembers(ctx: Context, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) members.push(await sharedMember(ctx, index));
  return members;
}

async function sharedMember(ctx: Context, index: number): Promise<Member> {
  const label = `member ${index + 1}`;
  if (ctx.env.profile.operator === null) return ctx.member(label);
  return ctx.share(`sharedMember ${index}`, (own) => own.member(label, { rice: SHARED_MEMBER_RICE }));
}

/** The element at an index; throws when there is none, which the types can't express. */
export function at<T>(people: readonly T[], index: number): T {
  const found = people[index];
  if (found === undefined) throw new Error(`There is no member ${index}.`);
  return found;
}

/** A shared host and guest. */
export async function pair(ctx: Context): Promise<{ host: Member; guest: Member }> {
  const people = await sharedMembers(ctx, 2);
  return { host: at(people, 0), guest: at(people, 1) };
}

/** A shared host, guest and outsider. */
export async function trio(ctx: Context): Promise<{ host: Member; guest: Member; other: Member }> {
  const people = await sharedMembers(ctx, 3);
  return { host: at(people, 0), guest: at(people, 1), other: at(people, 2) };
}

/** A new member with rice for many deposits. Needs the operator. */
export function richMember(ctx: Context, label: string): Promise<Member> {
  return ctx.member(label, { rice: 100_000 });
}
