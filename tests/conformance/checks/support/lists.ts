/** Reading lists page by page. */
import type { Member } from "../../runner/actors.ts";
import type { Call, Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";

export type MeetingListItem = Result<"listMeetings">["meetingListDtoList"][number];
export type ListId = "listMeetings" | "listHostedMeetings" | "listJoinedMeetings";

/** More pages than the list of any check. */
const PAGES_MAX = 20;

/** Reads every page of a list; returns its meetings, newest first, and how many each page had. */
export async function readAllMeetings(
  ctx: Context,
  id: ListId,
  as: Member,
  query: Partial<Call<"listMeetings">["query"]> = {},
): Promise<{ items: MeetingListItem[]; pageSizes: number[] }> {
  const items: MeetingListItem[] = [];
  const pageSizes: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const pageQuery = cursor === undefined ? query : { ...query, cursor };
    const { meetingListDtoList, hasMore } = await ctx.ok(id, { as, query: pageQuery as never });
    items.push(...meetingListDtoList);
    pageSizes.push(meetingListDtoList.length);
    cursor = meetingListDtoList.at(-1)?.createdAt;
    if (!hasMore || cursor === undefined) break;
  }
  return { items, pageSizes };
}

/** Checks that both arrays contain the same ids, each once. */
export function expectSameIds(
  ctx: Context,
  found: readonly number[],
  expected: readonly number[],
  sentence: string,
): void {
  ctx.equal(new Set(found), new Set(expected), sentence);
  ctx.equal(found.length, expected.length, sentence);
}

/** Whether the texts are in descending order. */
export function isDescending(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? ""));
}
