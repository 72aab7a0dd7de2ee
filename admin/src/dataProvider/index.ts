import { apiBase } from "../config.ts";
import { api, session } from "../session.ts";
import { createDataProvider } from "./createDataProvider.ts";

export const dataProvider = createDataProvider(api, session, apiBase);
