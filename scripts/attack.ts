/** `npm run attack -- requests [--count 200000] [--seed 1]`: a test of server/src/acceptance/attack in its full length. */
import { runLongTest } from "./lib/long-tests.ts";

process.exitCode = await runLongTest("attack", "server/src/acceptance/attack", {
  requests: { variable: "REQUESTS", count: 200_000 },
  frames: { variable: "FRAMES", count: 30_000 },
  files: { variable: "FILES", count: 232 },
  floods: { variable: "SECONDS", count: 8 },
  races: { variable: "RACES", count: 530 },
});
