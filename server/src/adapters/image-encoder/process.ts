/** A process that re-encodes images, one at a time; requests come first. */
import { constants, setPriority } from "node:os";
import workerpool from "workerpool";
import { reencode } from "./reencode.ts";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
workerpool.worker({ reencode });
