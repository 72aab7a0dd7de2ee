import { expect, it } from "vitest";
import { devProcesses } from "./dev-processes.ts";

const backendsOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(devProcesses(env).map(({ name, env }) => [name, env["BABCHINGU_BACKEND"]]));

it("the apps' dev servers proxy to the backend on the configured port", () => {
  const backend = "http://127.0.0.1:9090";
  expect(backendsOf({ PORT: "9090" })).toEqual({ server: undefined, member: backend, admin: backend, site: backend });
  expect(devProcesses({ PORT: "9090" })[0]?.url).toBe(backend);
});

it("starts no backend when VITE_API_BASE_URL names one", () => {
  expect(devProcesses({ VITE_API_BASE_URL: "https://api.example.com" }).map(({ name }) => name)).toEqual([
    "member",
    "admin",
    "site",
  ]);
});
