export { probeWorking } from "./calls.ts";
