/** All seeded defects, and the smaller set that every CI run tries. */
import type { Fault } from "./fault.ts";
import { patchFaults } from "./patches/index.ts";
import { answerFaults } from "./proxied/answers.ts";
import { boundFaults } from "./proxied/bounds.ts";
import { dataFaults } from "./proxied/data.ts";
import { deliveryFaults } from "./proxied/deliveries.ts";
import { fieldFaults } from "./proxied/fields.ts";
import { replyFaults } from "./proxied/replies.ts";

export const faults: readonly Fault[] = [
  ...fieldFaults,
  ...answerFaults,
  ...boundFaults,
  ...dataFaults,
  ...deliveryFaults,
  ...replyFaults,
  ...patchFaults,
];

const STEP = 8;

/** Every eighth, so that each kind is among them. */
export const fewFaults: readonly Fault[] = faults.filter((_, index) => index % STEP === 0);
