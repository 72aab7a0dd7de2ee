/**
 * Malformed frames from a member without a seat, while two honest members talk: the server lives, answers with documented codes only,
 * and the honest ones lose nothing. FRAMES and SEED change the run: `npm run attack -- frames`.
 */
import { INTERNAL } from "@babchingu/openapi/error-codes";
import { errorCatalogue } from "@babchingu/openapi/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, TestClient, type TestServer } from "../../realtime/testing.ts";
import { eventually } from "../../testing/eventually.ts";
import { randomOf } from "../../testing/random.ts";
import { attackWithBytes, attackWithFrames } from "./hostile-frames.ts";

const SEED = Number(process.env["SEED"] ?? 1);
const FRAMES = Number(process.env["FRAMES"] ?? 300);
const PARALLEL = 8;
const TEST_MS_MAX = 60_000 + FRAMES * 20;
/** Every so many connections the attacker breaks the WebSocket protocol instead. */
const BYTES_EVERY = 4;

const documentedCodes = new Set<string>(Object.values(errorCatalogue).map(({ code }) => code));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    messagesPer10SecondsMax: 100_000,
    roomSubscribesPer10SecondsMax: 100_000,
    sweepMs: 500,
  });
});
afterAll(() => server.close());

test(
  `${FRAMES} malformed frames, seed ${SEED}`,
  async ({ annotate }) => {
    const random = randomOf(SEED);
    const { meetingId, tokens } = await server.room(2);
    const [host, guest] = await Promise.all(tokens.map((token) => TestClient.connect(server.url, token)));
    if (host === undefined || guest === undefined) throw new Error("The room has two members.");
    await Promise.all([host.subscribeToRoom(meetingId), guest.subscribeToRoom(meetingId)]);
    const { token } = await server.member();
    const victim = { url: server.url, meetingId, token };

    const codes = new Map<string, number>();
    const said: string[] = [];
    let frames = 0;
    let connections = 0;
    const attackInTurn = async () => {
      while (frames < FRAMES) {
        connections += 1;
        if (connections % BYTES_EVERY === 0) {
          frames += 1;
          await attackWithBytes(victim, random);
          continue;
        }
        const result = await attackWithFrames(victim, random);
        frames += result.sent;
        for (const code of result.codes) codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    };
    const attacks = new AbortController();
    const talk = async () => {
      while (!attacks.signal.aborted) {
        const content = `안녕하세요 ${said.length}`;
        said.push(content);
        await host.send(meetingId, content, { "client-id": `h-${said.length}` });
      }
    };
    const attacked = Promise.all(Array.from({ length: PARALLEL }, attackInTurn)).finally(() => attacks.abort());
    await Promise.all([talk(), attacked]);

    await annotate(
      `${frames} frames on ${connections} connections, ${said.length} messages beside them: ${JSON.stringify([...codes])}`,
    );
    await eventually(() => expect(guest.chats.map(({ content }) => content)).toEqual(said));
    expect([...codes.keys()].filter((code) => !documentedCodes.has(code) || code === INTERNAL)).toEqual([]);
    expect(codes.size).toBeGreaterThan(0);
    await Promise.all([host.disconnect(), guest.disconnect()]);
    await eventually(() => expect(server.hub.connections.size).toBe(0));
  },
  TEST_MS_MAX,
);
