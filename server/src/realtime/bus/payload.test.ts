import { expect, test } from "vitest";
import { decodePayload, encodePayloads, PAYLOAD_BYTES_MAX } from "./payload.ts";

test("many ids are split into payloads within NOTIFY's limit, without losing any", () => {
  const ids = Array.from({ length: 3000 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
  const payloads = encodePayloads("1b4e28ba-2fa1-11d2-883f-0016d3cca427", ids);
  expect(payloads.length).toBeGreaterThan(5);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(PAYLOAD_BYTES_MAX);
  expect(payloads.flatMap((payload) => decodePayload(payload)?.meetingIds)).toEqual(ids);
});

test("no ids give no payload", () => {
  expect(encodePayloads("a", [])).toEqual([]);
});

test.each(["", "a", "a ", "a 1,", "a 1;2", "a b", " 1", "a 12345678901234567"])("%j is an invalid payload", (text) => {
  expect(decodePayload(text)).toBeNull();
});
