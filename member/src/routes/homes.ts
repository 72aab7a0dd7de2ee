import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { paths } from "../paths.ts";

/** The home for each status (member §2, route guard). WITHDRAWN has none of its own and gets the meetings. */
export const homeByStatus = {
  ACTIVE: paths.meetings,
  CREATED: paths.welcome,
  PHONE_V_REQUIRED: paths.forcePhoneVerification,
  BANNED: paths.banned,
  WITHDRAWN: paths.meetings,
} as const satisfies Record<MemberStatusValue, string>;
