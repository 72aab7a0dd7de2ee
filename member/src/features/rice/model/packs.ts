import { RiceProductIdLabels, RiceProductIdValues } from "@babchingu/openapi/enums";

/** What one purchase can have, as text: "500알, 1,000알, 2,000알". */
export const ricePacks = RiceProductIdValues.map((id) => RiceProductIdLabels[id].replace("쌀알 ", "")).join(", ");
