export { AuditLogAvailability } from "./Availability.tsx";
