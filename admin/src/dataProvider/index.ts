import { apiBase } from "../config.ts";
import { api, session } from "../session.ts";
import { createDataProvider } from "./createDataProvider.ts";
import { logFailures } from "./logFailures.ts";

export const dataProvider = logFailures(createDataProvider(api, session, apiBase));
