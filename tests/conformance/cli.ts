#!/usr/bin/env node
/** `npm run conformance -- --base-url <url>`: tests that a backend keeps the contract. See README.md. */
import { runCli } from "./command.ts";

process.exitCode = await runCli(process.argv.slice(2));
