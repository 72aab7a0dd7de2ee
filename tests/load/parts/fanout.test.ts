import { expect, test } from "vitest";
import { deliveryFindings } from "./fanout.ts";

const counts = { sent: 100, persisted: 100, delivered: 2000 };

test("everything that was sent is stored and delivered to all 20", () => {
  expect(deliveryFindings([counts, counts])).toEqual([
    "messages that were not stored: 0.00 (target ≤ 0, met)",
    "deliveries that did not arrive: 0.00 (target ≤ 0, met)",
  ]);
});

test("one lost message or delivery misses the target", () => {
  expect(deliveryFindings([counts, { ...counts, persisted: 99, delivered: 1979 }])).toEqual([
    "messages that were not stored: 1.00 (target ≤ 0, missed)",
    "deliveries that did not arrive: 21.0 (target ≤ 0, missed)",
  ]);
});
