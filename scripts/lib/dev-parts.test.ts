import { expect, it } from "vitest";
import { devParts } from "./dev-parts.ts";

const backendsOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(devParts(env).map(({ name, env }) => [name, env["BABCHINGU_BACKEND"]]));

it("the apps' proxies lead to the backend on the chosen port", () => {
  const backend = "http://127.0.0.1:9090";
  expect(backendsOf({ PORT: "9090" })).toEqual({ server: undefined, member: backend, admin: backend, site: backend });
  expect(devParts({ PORT: "9090" })[0]?.url).toBe(backend);
});

it("the apps of an API elsewhere need no backend", () => {
  expect(devParts({ VITE_API_BASE_URL: "https://api.example.com" }).map(({ name }) => name)).toEqual([
    "member",
    "admin",
    "site",
  ]);
});
