import type { Migration } from "kysely/migration";
import * as init from "./0001_init.ts";
import * as cells from "./0002_cells.ts";
import * as consolePages from "./0003_console.ts";

/** Every migration in order. A released one is never changed; a change is a new file. */
export const migrations: Record<string, Migration> = {
  "0001_init": init,
  "0002_cells": cells,
  "0003_console": consolePages,
};
