/** What operators write, and what they read of members, is shown as it was written. */
import { readingBackChecks, writesThatOperatorsSee } from "../support/reading-back.ts";

export const checks = readingBackChecks("admin", ["sms", "operator"], writesThatOperatorsSee);
