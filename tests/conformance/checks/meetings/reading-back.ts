/** What members write is shown as they wrote it. */
import { readingBackChecks, writesOfMembers } from "../support/reading-back.ts";

export const checks = readingBackChecks("meetings", ["sms"], writesOfMembers);
