// @vitest-environment node
import { expect, test, vi } from "vitest";
import { tileAttribution } from "./tiles.ts";
import { createTrustedTypesPolicy, passMarkup, type Policy } from "./trustedTypes.ts";

function policyFor(scriptUrls?: readonly string[]): Policy | undefined {
  const createPolicy = vi.fn<(name: string, policy: Policy) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  createTrustedTypesPolicy(scriptUrls);
  return createPolicy.mock.lastCall?.[1];
}

test("markup passes only if it is Leaflet's, the attribution of the tiles once the map is loaded", () => {
  const { createHTML } = policyFor() ?? {};
  expect(createHTML?.(tileAttribution)).toBeNull();
  passMarkup(tileAttribution);
  for (const markup of ["", "<svg/>", tileAttribution]) expect(createHTML?.(markup)).toBe(markup);
  for (const markup of ["<svg/><script>", `${tileAttribution}<img src=x onerror=alert(1)>`, "밥"])
    expect(createHTML?.(markup)).toBeNull();
});

test("scripts are loaded only from the named addresses", () => {
  expect(policyFor()?.createScriptURL).toBeUndefined();
  const { createScriptURL } = policyFor(["/app/sw.js"]) ?? {};
  expect(createScriptURL?.("/app/sw.js")).toBe("/app/sw.js");
  expect(createScriptURL?.("https://a.example/app/sw.js")).toBeNull();
});
