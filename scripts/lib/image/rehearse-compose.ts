/** The rehearsal of compose.yaml: the proxy answers through every change of the servers behind it. */
import { once } from "node:events";
import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { type ComposedService, startComposed } from "./compose.ts";
import type { Rehearsal } from "./rehearse.ts";

const PAUSE_MS = 50;

async function statusOf({ origin, ca }: ComposedService, path: string): Promise<number> {
  const sent = request(`${origin}${path}`, { ca, timeout: 10_000 });
  sent.on("timeout", () => sent.destroy(new Error("no answer in ten seconds")));
  sent.end();
  const [response] = (await once(sent, "response")) as [{ statusCode: number; resume: () => void }];
  response.resume();
  return response.statusCode;
}

/** The proxy's log is the only one with the addresses of all requests (docs/running.md). */
async function requireLog(service: ComposedService): Promise<void> {
  await statusOf(service, "/api/v1/members/me?position=37.5,127");
  const line = service
    .proxyLog()
    .split("\n")
    .findLast((written) => written.includes("/api/v1/members/me"));
  if (line?.includes('"remote_ip":"127.0.0.1"') !== true || line.includes("37.5"))
    throw new Error(`The proxy's log should have the address without the query: ${line}`);
}

async function requireAnswers(service: ComposedService): Promise<void> {
  const expected = { "/": 200, "/app/": 200, "/admin/": 200, "/ready": 200, "/api/v1/members/me": 401 };
  for (const [path, status] of Object.entries(expected)) {
    const found = await statusOf(service, path);
    if (found !== status) throw new Error(`${path} answered ${found} through the proxy.`);
  }
  const { host } = new URL(service.origin);
  const socket = new WebSocket(`wss://${host}/ws`, ["v12.stomp"], { ca: service.ca, origin: service.origin });
  await once(socket, "open");
  socket.send("CONNECT\naccept-version:1.2\nhost:x\n\n\0");
  const [frame] = (await once(socket, "message")) as [Buffer];
  socket.terminate();
  if (!frame.toString().startsWith("ERROR")) throw new Error("The chat socket accepted a connection without a token.");
}

/** Asks pages and API through the proxy until the work is done. Throws when an answer failed. @returns how many there were. */
async function withLoad(service: ComposedService, work: () => Promise<void>): Promise<number> {
  const failures: string[] = [];
  let count = 0;
  const end = new AbortController();
  const load = (async () => {
    while (!end.signal.aborted) {
      const status = await statusOf(service, "/api/v1/members/me").catch((error: Error) => error.message);
      count += 1;
      if (status !== 401) failures.push(String(status));
      await sleep(PAUSE_MS);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await load;
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${count} answers failed: ${failures[0]}`);
  return count;
}

export async function rehearseCompose({ image, previous, step }: Rehearsal): Promise<void> {
  const service = await step(
    "compose.yaml: two servers, PostgreSQL, Redis, Caddy",
    async () => await startComposed(previous ?? image),
  );
  try {
    await step("pages, API and socket through the proxy", async () => await requireAnswers(service));
    await step("the proxy's log: addresses, no queries", async () => await requireLog(service));
    await step("a server is killed and started: no failed answer", async () => {
      await withLoad(service, async () => {
        await service.kill("server-1");
        await service.replace("server-1", previous ?? image);
      });
    });
    const replaceBoth = async (by: string) => {
      await withLoad(service, async () => {
        await service.replace("server-1", by);
        await service.replace("server-2", by);
      });
      await requireAnswers(service);
    };
    await step("both are replaced, one after the other: no failed answer", async () => await replaceBoth(image));
    if (previous !== null) await step("and by the release before", async () => await replaceBoth(previous));
  } finally {
    await service.close();
  }
}
