import { RiceProductIdLabels, RiceProductIdValues } from "@babchingu/openapi/enums";

/** The packs as text: "500알, 1,000알, 2,000알". */
export const ricePacks = RiceProductIdValues.map((id) => RiceProductIdLabels[id].replace("쌀알 ", "")).join(", ");
