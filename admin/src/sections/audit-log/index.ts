export { AuditLogAvailabilityGate } from "./AvailabilityGate.tsx";
