export { useWorkingQuery } from "./useWorkingQuery.ts";
