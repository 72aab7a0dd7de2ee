/** Every scenario that is written out; what follows from the contract alone is in generic.ts. */
import { accountScenarios } from "./accounts.ts";
import { meetingScenarios } from "./meetings.ts";
import { memberScenarios } from "./members.ts";
import { operatorScenarios } from "./operators.ts";
import type { Scenarios } from "./stage.ts";
import { togetherScenarios } from "./together.ts";

export const writtenScenarios: Scenarios = {
  ...accountScenarios,
  ...memberScenarios,
  ...meetingScenarios,
  ...togetherScenarios,
  ...operatorScenarios,
};
