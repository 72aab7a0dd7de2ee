/** Helpers of the socket faults. */
import type { ProxiedFrame, ProxiedSocket, ProxyFault } from "../fault.ts";

export type Hook = (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];

export function socketFault(
  id: string,
  title: string,
  hooks: Pick<ProxyFault, "onClientFrame" | "onServerFrame">,
  ...checks: string[]
): ProxyFault {
  return {
    by: "proxy",
    id: `socket-${id}`,
    title,
    kind: "socket",
    checks,
    operations: [],
    ...hooks,
  };
}

export const isChat = ({ command, headers }: ProxiedFrame) =>
  command === "MESSAGE" && (headers["destination"] ?? "").startsWith("/topic/chat/");
export const isRefusal = ({ command, headers }: ProxiedFrame) =>
  command === "MESSAGE" && headers["destination"] === "/user/queue/errors";
export const onChat =
  (change: Hook): Hook =>
  (frame, socket) =>
    isChat(frame) ? change(frame, socket) : [frame];
export const changeJson = (frame: ProxiedFrame, change: (body: Record<string, unknown>) => void): ProxiedFrame => {
  const body = JSON.parse(frame.body) as Record<string, unknown>;
  change(body);
  return { ...frame, body: JSON.stringify(body) };
};
export const count = (socket: ProxiedSocket, key: string) => {
  const next = ((socket.memory.get(key) as number | undefined) ?? 0) + 1;
  socket.memory.set(key, next);
  return next;
};
export const LATE_MS = 150;

/** Records every subscription to a room. */
export const recordSubscription: Hook = (frame, socket) => {
  if (frame.command === "SUBSCRIBE")
    socket.memory.set(`room ${frame.headers["destination"] ?? ""}`, frame.headers["id"]);
  return [frame];
};

/** Sends the message to every socket that ever subscribed to the room. */
export const broadcastToFormerSubscribers: Hook = (frame, socket) => {
  const room = frame.headers["destination"] ?? "";
  for (const other of socket.all()) {
    const subscription = other.memory.get(`room ${room}`) as string | undefined;
    if (other !== socket && subscription !== undefined && other.memory.get("ended") === true) {
      other.toClient({ ...frame, headers: { ...frame.headers, subscription } });
    }
  }
  return [frame];
};
