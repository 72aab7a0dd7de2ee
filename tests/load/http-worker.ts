/** Puts one URL under load and writes autocannon's result to the standard output; http-load.ts starts it. */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import type { AutocannonResult, HttpJob } from "./lib/http-load.ts";

// The package has no types; these are the parts in use.
const autocannon = createRequire(import.meta.url)("autocannon") as (job: object) => Promise<AutocannonResult>;

const { url, paths, headers, connections, seconds, timeoutSeconds } = JSON.parse(await text(process.stdin)) as HttpJob;
const requests = paths.map((path) => ({ path, headers }));
const result = await autocannon({ url, requests, connections, duration: seconds, timeout: timeoutSeconds });
process.stdout.write(JSON.stringify(result));
