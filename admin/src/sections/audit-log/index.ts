export { auditLog } from "./resource.ts";
