/**
 * Floods from one address each, while honest members read: each flood is bounded, and the others are answered. SECONDS changes the run:
 * `npm run attack -- floods`, which also holds how long the honest wait; in `npm test` other tests share the machine.
 */
import { SECOND_MS } from "@babchingu/openapi";
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FloodContext } from "./flood-context.ts";
import { type FloodTarget, startInMemory, startOnPostgres } from "./flood-target.ts";
import { floodsOfConnections } from "./floods-of-connections.ts";
import { floodsOfRequests } from "./floods-of-requests.ts";
import { HonestMembers, type Login } from "./honest-member.ts";

const isMeasured = process.env["SECONDS"] !== undefined;
const SECONDS = Number(process.env["SECONDS"] ?? 0.7);
/** Long enough that the slowest hundredth are several requests. */
const IDLE_MS = 10 * SECOND_MS;
/** So many that none reads more than a member may. */
const HONEST_MEMBERS = 10;
/** How much longer the honest may wait, and what is short enough on any machine. */
const P99_RATIO_MAX = 3;
const P99_MS = 50;

const floods = [...floodsOfRequests, ...floodsOfConnections].filter(({ isShort }) => isMeasured || isShort === true);

let target: FloodTarget;
let honest: HonestMembers;
let login: Login;

beforeAll(async () => {
  target = await (isMeasured ? startOnPostgres() : startInMemory());
  const members = await Promise.all(Array.from({ length: HONEST_MEMBERS }, () => target.member()));
  honest = new HonestMembers(target.url, members);
  if (!isMeasured) return;
  const password = "babbab12";
  login = { phone: (await target.member({ password })).phone ?? "", password };
  // What a server does for the first time takes longer, and would count as idle.
  await honest.readBeside(() => sleep(IDLE_MS), login);
  // The attackers' thread alone. Their computers are others than the server's, whose processors it would take here.
  setPriority(constants.priority.PRIORITY_LOW);
}, 400_000);
afterAll(async () => {
  await honest.close();
  await target.close();
});

test.for(floods)(
  "$name",
  { timeout: 400_000 },
  async ({ outcomes, secondsMin = 0, isBesideLogins = false, prepare }, { annotate }) => {
    const ctx = new FloodContext(target);
    const flood = await prepare(ctx);
    const logsIn = isBesideLogins ? login : undefined;
    const idleMs = isMeasured ? await honest.readBeside(() => sleep(IDLE_MS), logsIn) : 0;
    const attack = () => {
      ctx.start(Math.max(SECONDS, secondsMin));
      return flood();
    };
    const p99Ms = await honest.readBeside(attack, logsIn);
    const seen = [...ctx.outcomes].map(([name, count]) => `${count} ${name}`).join(", ");
    await annotate(`${seen}; p99 ${Math.round(idleMs)} ms idle, ${Math.round(p99Ms)} ms in ${honest.reads} requests`);
    expect(honest.failures).toEqual([]);
    expect(ctx.outcomes.keys()).toContain(outcomes[0]);
    expect([...ctx.outcomes.keys()].filter((outcome) => !outcomes.includes(outcome))).toEqual([]);
    if (!isMeasured) return;
    expect(p99Ms).toBeLessThanOrEqual(Math.max(P99_RATIO_MAX * idleMs, P99_MS));
  },
);
