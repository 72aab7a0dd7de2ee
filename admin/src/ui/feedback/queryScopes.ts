import type { ResourceName } from "../../dataProvider/resource.ts";

/** The operators' inbox, which every write may change (D59). */
export const INBOX_SCOPE = "inbox";

/** What a query's key begins with: a resource, or data that belongs to none. */
export type Scope = ResourceName | "dashboard" | typeof INBOX_SCOPE;
