// Generated from the contract by "npm run generate". Do not edit.

export * as limits from "./limits-of-schemas.ts";
export * as parameterLimits from "./limits-of-parameters.ts";
