/** Puts one address under load and writes autocannon's figures to the standard output; http-load.ts starts it. */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import type { AutocannonResult, HttpOrder } from "./lib/http-load.ts";

// The package has no types; what is used of it is written down here.
const autocannon = createRequire(import.meta.url)("autocannon") as (order: object) => Promise<AutocannonResult>;

const { url, paths, headers, connections, seconds, timeoutSeconds } = JSON.parse(
  await text(process.stdin),
) as HttpOrder;
const requests = paths.map((path) => ({ path, headers }));
const result = await autocannon({ url, requests, connections, duration: seconds, timeout: timeoutSeconds });
process.stdout.write(JSON.stringify(result));
