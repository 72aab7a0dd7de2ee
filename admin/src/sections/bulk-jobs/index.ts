export { doneOrStarted, useOpenJob } from "./start.ts";
