export { summaryOf } from "./auditChanges.ts";
export { auditLog } from "./resource.ts";
