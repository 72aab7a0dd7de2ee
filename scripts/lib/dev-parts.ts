/** The processes of `npm run dev`: the backend, unless the apps talk to one elsewhere, and the three apps. */

export interface DevPart {
  name: string;
  command: string;
  parameters: string[];
  address: string;
  env: NodeJS.ProcessEnv;
}

export function devParts(env: NodeJS.ProcessEnv): DevPart[] {
  const backend: DevPart = {
    name: "server",
    command: "node",
    parameters: ["--watch-path=server/src", "--watch-path=openapi", "--watch-preserve-output", "server/src/server.ts"],
    address: `http://127.0.0.1:${env["PORT"] ?? "8080"}`,
    env,
  };
  const hasOwnBackend = !env["VITE_API_BASE_URL"];
  const app = (name: string, port: number, path: string): DevPart => ({
    name,
    command: "vite",
    parameters: [name, "--port", String(port), "--strictPort", "--clearScreen", "false"],
    address: `http://localhost:${port}${path}`,
    // The proxies of the apps' development servers lead there.
    env: { ...env, ...(hasOwnBackend ? { BABCHINGU_BACKEND: backend.address } : {}) },
  });
  return [
    ...(hasOwnBackend ? [backend] : []),
    app("member", 5173, "/app/"),
    app("admin", 5174, "/admin/"),
    app("site", 5175, "/"),
  ];
}
