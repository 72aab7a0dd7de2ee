/** All seeded defects, and the smaller set that every CI run tries. */
import type { Fault } from "./fault.ts";
import { patchFaults } from "./patches/index.ts";
import { responseFaults } from "./proxied/responses.ts";
import { boundFaults } from "./proxied/bounds.ts";
import { dataFaults } from "./proxied/data.ts";
import { deliveryFaults } from "./proxied/deliveries.ts";
import { fieldFaults } from "./proxied/fields.ts";
import { replyFaults } from "./proxied/replies.ts";

export const faults: readonly Fault[] = [
  ...fieldFaults,
  ...responseFaults,
  ...boundFaults,
  ...dataFaults,
  ...deliveryFaults,
  ...replyFaults,
  ...patchFaults,
];

const SAMPLE_INTERVAL = 40;

/** Whether a push is sent can't be seen from outside: the server's own tests hold it. */
const SURVIVORS = new Set(["push-settings-ignored"]);

/** One defect of so many, so that each kind is represented. */
export const sampledFaults: readonly Fault[] = faults.filter(
  ({ id }, index) => index % SAMPLE_INTERVAL === 0 && !SURVIVORS.has(id),
);
