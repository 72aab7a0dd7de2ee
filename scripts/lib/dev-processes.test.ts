import { expect, it } from "vitest";
import { devProcesses } from "./dev-processes.ts";

const urlsOf = (...parameters: Parameters<typeof devProcesses>) =>
  Object.fromEntries(devProcesses(...parameters).map(({ name, url }) => [name, url]));
const envOf = (name: string, processes: ReturnType<typeof devProcesses>) =>
  processes.filter((each) => each.name !== name).map(({ env }) => env);

it("PORT moves the backend and the apps, which proxy to it", () => {
  const env = { PORT: "9090" };
  expect(urlsOf(env)).toEqual({
    server: "http://127.0.0.1:9090",
    member: "http://localhost:9091/app/",
    admin: "http://localhost:9092/admin/",
    site: "http://localhost:9093/",
  });
  for (const app of envOf("server", devProcesses(env)))
    expect(app).toEqual({ PORT: "9090", BABCHINGU_BACKEND: "http://127.0.0.1:9090" });
  expect(urlsOf({ PORT: "" })).toMatchObject({ server: "http://127.0.0.1:8080", member: "http://localhost:5173/app/" });
  expect(() => devProcesses({ PORT: "http" })).toThrow("PORT=http is no port");
});

it("a proxy that BABCHINGU_BACKEND names stands between the apps and the server", () => {
  const proxy = "http://127.0.0.1:4020";
  for (const app of envOf("server", devProcesses({ BABCHINGU_BACKEND: proxy })))
    expect(app["BABCHINGU_BACKEND"]).toBe(proxy);
});

it("starts no backend when VITE_API_BASE_URL names one", () => {
  const env = { VITE_API_BASE_URL: "https://api.example.com" };
  expect(Object.keys(urlsOf(env))).toEqual(["member", "admin", "site"]);
  expect(() => devProcesses(env, { isMock: true })).toThrow("leave out --mock");
});

it("the mock takes the server's place, on PORT too", () => {
  expect(urlsOf({}, { isMock: true })).toMatchObject({
    mock: "http://127.0.0.1:4010",
    member: "http://localhost:5173/app/",
  });
  const processes = devProcesses({ PORT: "9090" }, { isMock: true });
  expect(processes[0]).toMatchObject({ name: "mock", url: "http://127.0.0.1:9090" });
  for (const app of envOf("mock", processes)) expect(app["VITE_API_BASE_URL"]).toBe("http://127.0.0.1:9090");
});
