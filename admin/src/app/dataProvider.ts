import { apiBase } from "@babchingu/web/api.ts";
import { createDataProvider } from "../dataProvider/createDataProvider.ts";
import { logFailures } from "../dataProvider/logFailures.ts";
import { resources } from "../sections/index.ts";
import { api, session } from "../session.ts";

export const dataProvider = logFailures(createDataProvider({ api, session, apiBase: apiBase(), resources }));
