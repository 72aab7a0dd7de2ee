/** Imported first: a policy only decides about what runs after it. */
import { createTrustedTypesPolicy } from "@babchingu/web/map/trustedTypes.ts";

createTrustedTypesPolicy();
