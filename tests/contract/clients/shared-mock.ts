/** One Prism for the tests of all clients, because starting it takes seconds. */
import type { TestProject } from "vitest/node";
import { startMock } from "../../../mocks/src/mock-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    mockPort: number;
  }
}

export default async function shareMock(project: TestProject): Promise<() => Promise<void>> {
  const mock = await startMock({
    port: 0,
    host: "127.0.0.1",
    isDynamic: false,
    origins: [],
    prefer: [],
    log: () => {},
  });
  project.provide("mockPort", mock.port);
  return () => mock.stop();
}
