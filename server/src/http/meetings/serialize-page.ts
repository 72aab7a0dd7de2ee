/** Serializes the meeting list. Cached items are the same objects in every response, so their JSON is cached too. */
import type { components } from "@babchingu/openapi/types";

type Item = components["schemas"]["MeetingListItem"];
type Page = components["schemas"]["MeetingListResponse"];

/** The JSON of each item, preceded by a comma; items are immutable. */
const itemBytes = new WeakMap<Item, Buffer>();

function serializeItem(item: Item): Buffer {
  const cached = itemBytes.get(item);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(`,${JSON.stringify(item)}`);
  itemBytes.set(item, bytes);
  return bytes;
}

const HEAD = Buffer.from('{"meetingListDtoList":[');
const COMMA_BYTES = 1;

/** Concatenates the JSON of the page's items: copying bytes costs less than encoding the text. */
export function serializeMeetingPage({ meetingListDtoList, hasMore }: Page): Buffer {
  const items = meetingListDtoList.map((item, index) =>
    index === 0 ? serializeItem(item).subarray(COMMA_BYTES) : serializeItem(item),
  );
  return Buffer.concat([HEAD, ...items, Buffer.from(`],"hasMore":${hasMore}}`)]);
}
