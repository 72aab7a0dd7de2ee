/** The meeting list's answer as bytes: items are the same objects from page to page, so their JSON is kept. */
import type { components } from "@babchingu/openapi/types";

type Item = components["schemas"]["MeetingListItem"];
type Page = components["schemas"]["MeetingListResponse"];

/** Items are not changed once they are made, and a list answers with the same ones again and again. */
const itemBytes = new WeakMap<Item, Buffer>();

function bytesOf(item: Item): Buffer {
  const cached = itemBytes.get(item);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(`,${JSON.stringify(item)}`);
  itemBytes.set(item, bytes);
  return bytes;
}

const HEAD = Buffer.from('{"meetingListDtoList":[');
const COMMA_BYTES = 1;

/** The JSON of a page, put together from that of its items: for the text of a page, encoding costs more than copying. */
export function serializeMeetingPage({ meetingListDtoList, hasMore }: Page): Buffer {
  const items = meetingListDtoList.map((item, at) => (at === 0 ? bytesOf(item).subarray(COMMA_BYTES) : bytesOf(item)));
  return Buffer.concat([HEAD, ...items, Buffer.from(`],"hasMore":${hasMore}}`)]);
}
