/** The processes of `npm run dev`: the backend, or the mock, or none when VITE_API_BASE_URL names one; and the three apps. */

export interface DevProcess {
  name: string;
  command: string;
  parameters: string[];
  url: string;
  /** Answers once the process serves. */
  readyUrl: string;
  env: NodeJS.ProcessEnv;
}

interface Ports {
  backend: number;
  member: number;
  admin: number;
  site: number;
}

/** PORT moves all: the apps follow it, so that two checkouts run beside each other. */
function choosePorts(port: string | undefined, isMock: boolean): Ports {
  if (!port) return { backend: isMock ? 4010 : 8080, member: 5173, admin: 5174, site: 5175 };
  const backend = Number(port);
  if (!Number.isInteger(backend) || backend < 1 || backend > 65_532) throw new Error(`PORT=${port} is no port.`);
  return { backend, member: backend + 1, admin: backend + 2, site: backend + 3 };
}

function backendProcess(env: NodeJS.ProcessEnv, port: number, isMock: boolean): DevProcess {
  const url = `http://127.0.0.1:${port}`;
  const parameters = isMock ? ["mocks/src/mock.ts", "--quiet", "--port", String(port)] : ["server/src/server.ts"];
  return { name: isMock ? "mock" : "server", command: "node", parameters, url, readyUrl: `${url}/ready`, env };
}

/** @throws Error when PORT is no port, or a mock is asked for beside another backend. */
export function devProcesses(env: NodeJS.ProcessEnv, { isMock = false } = {}): DevProcess[] {
  const otherBackend = env["VITE_API_BASE_URL"];
  if (otherBackend && isMock)
    throw new Error(`VITE_API_BASE_URL names ${otherBackend}: leave out --mock, or unset it.`);
  const ports = choosePorts(env["PORT"], isMock);
  const backend = otherBackend ? null : backendProcess(env, ports.backend, isMock);
  // The development servers pass what belongs to the server on to it. The mock allows other origins and is called directly.
  const target = isMock ? "VITE_API_BASE_URL" : "BABCHINGU_BACKEND";
  const app = (name: keyof Ports, path: string): DevProcess => {
    const url = `http://localhost:${ports[name]}${path}`;
    const parameters = [
      name,
      "--port",
      String(ports[name]),
      "--strictPort",
      "--clearScreen",
      "false",
      "--logLevel",
      "warn",
    ];
    const backendEnv = backend ? { [target]: backend.url } : {};
    // What is set already goes first: the validating proxy stands between the apps and the server.
    return { name, command: "vite", parameters, url, readyUrl: url, env: { ...backendEnv, ...env } };
  };
  return [...(backend ? [backend] : []), app("member", "/app/"), app("admin", "/admin/"), app("site", "/")];
}
