/** Imported first: a policy only decides about what runs after it. */
import { createTrustedTypesPolicy } from "@babchingu/web/map/trustedTypes.ts";
import { WORKER_URL } from "../offline/workerUrl.ts";

createTrustedTypesPolicy([WORKER_URL]);
