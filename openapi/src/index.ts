export * from "./client.ts";
export * from "./failures.ts";
export * from "./messages.ts";
export * from "./rules.ts";
export * from "./seoul.ts";
export * from "./session.ts";
export * from "./storage.ts";
