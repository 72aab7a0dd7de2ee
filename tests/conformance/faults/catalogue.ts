/** All seeded defects, and the smaller set that every CI run tries. */
import type { Fault } from "./fault.ts";
import { patchFaults } from "./patches/index.ts";
import { answerFaults } from "./proxied/answers.ts";
import { requestFaults } from "./proxied/requests.ts";
import { socketFaults } from "./proxied/sockets.ts";

export const faults: readonly Fault[] = [...answerFaults, ...requestFaults, ...socketFaults, ...patchFaults];

const STEP = 8;

/** Every eighth, so that each kind is among them. */
export const fewFaults: readonly Fault[] = faults.filter((_, index) => index % STEP === 0);
