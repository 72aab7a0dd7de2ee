/** What every list of meetings by newest first is made of. */
import type { Position } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../db/schema.ts";
import { toSeoulTime } from "../lib/time.ts";
import { imageUrl } from "./images.ts";

type Item = components["schemas"]["MeetingListItem"];
type Page = components["schemas"]["MeetingListResponse"];

export const PAGE_SIZE = limits.MeetingListResponse.meetingListDtoList.pageSize;

/** Who looks, and from where. */
export interface Viewer {
  memberId: number;
  position: Position;
}

/** The rows of a list of meetings. */
export function listItems(db: Db) {
  return db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select([
      "meetings.id as meetingId",
      "meetings.title",
      "meetings.imageId",
      "images.key as imageKey",
      "meetings.placeName",
      "meetings.memberCount",
      "meetings.maxCapacity",
      "meetings.scheduledAt",
      "meetings.status",
      "meetings.createdAt",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof listItems>["execute"]>>[number];

/** Items are not changed once they are made, and a list answers with the same ones again and again. */
const written = new WeakMap<Item, Buffer>();

function bytesOf(item: Item): Buffer {
  const known = written.get(item);
  if (known !== undefined) return known;
  const bytes = Buffer.from(`,${JSON.stringify(item)}`);
  written.set(item, bytes);
  return bytes;
}

const HEAD = Buffer.from('{"meetingListDtoList":[');
const COMMA_BYTES = 1;

/** The JSON of a page, put together from that of its items: for the text of a page, encoding costs more than copying. */
export function writePage({ meetingListDtoList, hasMore }: Page): Buffer {
  const items = meetingListDtoList.map((item, at) => (at === 0 ? bytesOf(item).subarray(COMMA_BYTES) : bytesOf(item)));
  return Buffer.concat([HEAD, ...items, Buffer.from(`],"hasMore":${hasMore}}`)]);
}

/** A row as the contract shows it. */
export function toListItem({ imageKey, ...row }: Row): Item {
  return {
    ...row,
    imageUrl: imageUrl(imageKey),
    scheduledAt: toSeoulTime(row.scheduledAt),
    createdAt: row.createdAt.toISOString(),
  };
}
