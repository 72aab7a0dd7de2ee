/** The bus payload `<sender> <id>,<id>,…`, split into parts short enough for PostgreSQL's NOTIFY. */

/** NOTIFY takes less than 8,000 bytes; the sender's name and the ids are ASCII, so a character is a byte. */
export const PAYLOAD_BYTES_MAX = 7_900;

export function encodePayloads(sender: string, meetingIds: Iterable<number>): string[] {
  const payloads: string[] = [];
  let text = "";
  for (const id of meetingIds) {
    const extended = text === "" ? `${sender} ${id}` : `${text},${id}`;
    if (extended.length > PAYLOAD_BYTES_MAX) {
      payloads.push(text);
      text = `${sender} ${id}`;
    } else text = extended;
  }
  return text === "" ? payloads : [...payloads, text];
}

/** Null for an invalid payload. */
export function decodePayload(text: string): { sender: string; meetingIds: number[] } | null {
  const match = /^([\w-]{1,64}) (\d{1,16}(?:,\d{1,16})*)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { sender: match[1], meetingIds: match[2].split(",").map(Number) };
}
