export { summaryOf } from "./summary.ts";
export { auditLog } from "./resource.ts";
