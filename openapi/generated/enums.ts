// Generated from the contract by "npm run generate". Do not edit.

export * from "./enums-of-states.ts";
export * from "./enums-of-kinds.ts";
