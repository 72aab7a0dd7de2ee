/** The processes of `npm run dev`: the backend, unless VITE_API_BASE_URL names another one, and the three apps. */

export interface DevProcess {
  name: string;
  command: string;
  parameters: string[];
  url: string;
  env: NodeJS.ProcessEnv;
}

export function devProcesses(env: NodeJS.ProcessEnv): DevProcess[] {
  const backend: DevProcess = {
    name: "server",
    command: "node",
    parameters: ["--watch-path=server/src", "--watch-path=openapi", "--watch-preserve-output", "server/src/server.ts"],
    url: `http://127.0.0.1:${env["PORT"] ?? "8080"}`,
    env,
  };
  const hasOwnBackend = !env["VITE_API_BASE_URL"];
  const app = (name: string, port: number, path: string): DevProcess => ({
    name,
    command: "vite",
    parameters: [name, "--port", String(port), "--strictPort", "--clearScreen", "false"],
    url: `http://localhost:${port}${path}`,
    // The target of the development servers' proxies.
    env: { ...env, ...(hasOwnBackend ? { BABCHINGU_BACKEND: backend.url } : {}) },
  });
  return [
    ...(hasOwnBackend ? [backend] : []),
    app("member", 5173, "/app/"),
    app("admin", 5174, "/admin/"),
    app("site", 5175, "/"),
  ];
}
