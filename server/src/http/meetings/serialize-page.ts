/** Serializes the meeting list and the map. Cached items are the same objects in every response, so their JSON is cached too. */
import type { components } from "@babchingu/openapi/types";

type Schemas = components["schemas"];

/** The JSON of each item, preceded by a comma; items are immutable. */
const itemBytes = new WeakMap<object, Buffer>();

function serializeItem(item: object): Buffer {
  const cached = itemBytes.get(item);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(`,${JSON.stringify(item)}`);
  itemBytes.set(item, bytes);
  return bytes;
}

const COMMA_BYTES = 1;

/** Concatenates the JSON of the items: copying bytes costs less than encoding the text. */
function concatItems(head: string, items: readonly object[], tail: string): Buffer {
  const bytes = items.map((item, index) =>
    index === 0 ? serializeItem(item).subarray(COMMA_BYTES) : serializeItem(item),
  );
  return Buffer.concat([Buffer.from(head), ...bytes, Buffer.from(tail)]);
}

export function serializeMeetingPage({ meetingListDtoList, hasMore }: Schemas["MeetingListResponse"]): Buffer {
  return concatItems('{"meetingListDtoList":[', meetingListDtoList, `],"hasMore":${hasMore}}`);
}

export function serializeMap({ meetingMapDtoList }: Schemas["MeetingMapResponse"]): Buffer {
  return concatItems('{"meetingMapDtoList":[', meetingMapDtoList, "]}");
}
