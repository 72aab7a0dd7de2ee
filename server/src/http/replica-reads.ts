import type { Handlers } from "../contract/types.ts";
import type { Replica } from "../db/replica.ts";

const READS = /^(list|search|getAdmin)/;
/** Reads that use the ids of the primary's snapshots, mark messages as read, or ask another service. */
const ON_PRIMARY = new Set(["listMeetings", "listChats", "listNotifications", "searchPlaces"]);

type Handler = (request: object) => Promise<unknown>;

/** Whether an operation may be served by a replica: searches, lists and the console's reads. */
export function isReplicaRead(operationId: string): boolean {
  return READS.test(operationId) && !ON_PRIMARY.has(operationId);
}

/** Serves searches, lists and the console's reads with the handlers on the replica while it is up to date. */
export function readFromReplica(replica: Replica, onPrimary: Handlers, onReplica: Handlers): Handlers {
  const primaryHandlers = Object.entries(onPrimary) as [string, Handler][];
  const replicaHandlers = onReplica as Record<string, Handler>;
  const routed = primaryHandlers.map(([operationId, primary]): [string, Handler] => {
    const onStandby = replicaHandlers[operationId];
    if (!onStandby || !isReplicaRead(operationId)) return [operationId, primary];
    return [
      operationId,
      (request) =>
        replica.read(
          () => onStandby(request),
          () => primary(request),
        ),
    ];
  });
  return Object.fromEntries(routed);
}
