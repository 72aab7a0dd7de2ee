/** Members for checks that don't need new ones: shared ones with much rice where an operator can grant it, new ones otherwise. */
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";

const SHARED_MEMBER_RICE = 10_000_000;

/** Returns `count` members. A check may create and join three meetings with each, and must not read their rice, notifications or score. */
export async function sharedMembers(ctx: Context, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) members.push(await sharedMember(ctx, index));
  return members;
}

async function sharedMember(ctx: Context, index: number): Promise<Member> {
  const label = `member ${index + 1}`;
  if (ctx.env.profile.operator === null) return ctx.member(label);
  return ctx.createOnce(`sharedMember ${index}`, (runCtx) => runCtx.member(label, { rice: SHARED_MEMBER_RICE }));
}

/** The element at an index; throws when there is none, which the types can't express. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no element ${index}.`);
  return item;
}

/** A shared host and guest. */
export async function sharedPair(ctx: Context): Promise<{ host: Member; guest: Member }> {
  const members = await sharedMembers(ctx, 2);
  return { host: at(members, 0), guest: at(members, 1) };
}

/** A shared host, guest and outsider. */
export async function sharedTrio(ctx: Context): Promise<{ host: Member; guest: Member; other: Member }> {
  const members = await sharedMembers(ctx, 3);
  return { host: at(members, 0), guest: at(members, 1), other: at(members, 2) };
}

/** A new member with rice for many deposits. Needs the operator. */
export function richMember(ctx: Context, label: string): Promise<Member> {
  return ctx.member(label, { rice: 100_000 });
}
