/** The kit's only references to the rest of the repository: processes that it starts, no imported modules. */
import { join } from "node:path";

export const repository = join(import.meta.dirname, "..", "..", "..");
/** The sources of the reference backend, into which defects are seeded. */
export const serverSource = join(repository, "server", "src");
export const serverEntry = join(serverSource, "server.ts");
/** Prism's validation proxy, as `npm run mock:proxy` starts it. */
export const prismProxyEntry = join(repository, "mocks", "src", "proxy.ts");
