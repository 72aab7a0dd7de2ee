/** Reads a profile from its file and validates it, so that a misspelt key isn't taken for a missing one. */
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import type { BackendProfile } from "./profile.ts";

const folder = new URL("../profiles/", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("profile.schema.json", folder), "utf8")) as object;
const validate = new Ajv2020({ allErrors: true }).compile<Partial<BackendProfile>>(schema);

function describe({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath === "" ? "the profile" : instancePath;
  const { additionalProperty } = params as { additionalProperty?: string };
  return keyword === "additionalProperties" ? `${at} has the unknown key "${additionalProperty}"` : `${at} ${message}`;
}

/** @param name a path, or the name of one of the kit's profiles. @throws Error with everything that is wrong. */
export function readProfileFile(name: string): Partial<BackendProfile> {
  const isNamed = !name.includes("/") && !name.endsWith(".json");
  const profile: unknown = JSON.parse(readFileSync(isNamed ? new URL(`${name}.json`, folder) : name, "utf8"));
  if (validate(profile)) return profile;
  throw new Error((validate.errors ?? []).map(describe).join("; "));
}
