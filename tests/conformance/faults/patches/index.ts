/** Every defect that is made in the backend's code. */
import type { PatchFault } from "../fault.ts";
import { accountPatches } from "./accounts.ts";
import { meetingPatches } from "./meetings.ts";
import { riceAndNoticePatches } from "./rice-and-notices.ts";
import { lifecyclePatches } from "./lifecycle.ts";
import { addedPatches } from "./added.ts";
import { deletionAndSecretPatches } from "./deletions-and-secrets.ts";
import { timeAndPlacePatches } from "./times-and-places.ts";
import { accountRulePatches } from "./by-rule-accounts.ts";
import { meetingRulePatches } from "./by-rule-meetings.ts";
import { peopleRulePatches } from "./by-rule-people.ts";
import { operatorRulePatches } from "./by-rule-operators.ts";
import { textAndBystanderPatches } from "./texts-and-bystanders.ts";

export const patchFaults: readonly PatchFault[] = [
  ...meetingPatches,
  ...lifecyclePatches,
  ...accountPatches,
  ...riceAndNoticePatches,
  ...addedPatches,
  ...textAndBystanderPatches,
  ...deletionAndSecretPatches,
  ...timeAndPlacePatches,
  ...accountRulePatches,
  ...meetingRulePatches,
  ...peopleRulePatches,
  ...operatorRulePatches,
];
