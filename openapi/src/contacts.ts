/** Which operators see the phones and positions of members in full (D60); the others see a part of a phone, and search by none. */
import type { OperatorRoleValue } from "../generated/enums.ts";

const contactsSeenBy: Readonly<Record<OperatorRoleValue, boolean>> = {
  OWNER: true,
  SUPPORT: true,
  FINANCE: true,
  VIEWER: false,
};

/** False for who isn't an operator. */
export function seesContacts(role: OperatorRoleValue | null): boolean {
  return role !== null && contactsSeenBy[role];
}
