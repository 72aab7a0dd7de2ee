/** Helpers of the socket faults. */
import type { ProxiedFrame, ProxiedSocket, ProxyFault } from "../fault.ts";

export type Hook = (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];

type SocketFault = (id: string, title: string, checks: readonly string[], hook: Hook) => ProxyFault;

export function socketFault(
  id: string,
  title: string,
  checks: readonly string[],
  hooks: Pick<ProxyFault, "onClientFrame" | "onServerFrame">,
): ProxyFault {
  return { by: "proxy", id: `socket-${id}`, title, kind: "socket", checks, operations: [], ...hooks };
}

/** A fault of what clients send. */
export const onClient: SocketFault = (id, title, checks, onClientFrame) =>
  socketFault(id, title, checks, { onClientFrame });
/** A fault of what the server sends. */
export const onServer: SocketFault = (id, title, checks, onServerFrame) =>
  socketFault(id, title, checks, { onServerFrame });

export const isChat = ({ command, headers }: ProxiedFrame) =>
  command === "MESSAGE" && (headers["destination"] ?? "").startsWith("/topic/chat/");
export const isRefusal = ({ command, headers }: ProxiedFrame) =>
  command === "MESSAGE" && headers["destination"] === "/user/queue/errors";

/** Applies a hook to some frames only. */
const only =
  (isMeant: (frame: ProxiedFrame) => boolean) =>
  (hook: Hook): Hook =>
  (frame, socket) =>
    isMeant(frame) ? hook(frame, socket) : [frame];
export const onCommand = (command: string) => only((frame) => frame.command === command);
export const onChat = only(isChat);
export const onRefusal = only(isRefusal);

type JsonChange = (body: Record<string, unknown>) => void;
const changeJson =
  (change: JsonChange): Hook =>
  (frame) => {
    const body = JSON.parse(frame.body) as Record<string, unknown>;
    change(body);
    return [{ ...frame, body: JSON.stringify(body) }];
  };
export const changeChat = (change: JsonChange) => onChat(changeJson(change));
export const changeRefusal = (change: JsonChange) => onRefusal(changeJson(change));
/** Changes a message that a client sends. */
export const changeSent = (change: JsonChange) =>
  only(({ command, body }) => command === "SEND" && body.includes("content"))(changeJson(change));
export const setHeaders =
  (changes: Record<string, string>): Hook =>
  (frame) => [{ ...frame, headers: { ...frame.headers, ...changes } }];

export const receiptFor = (receipt: string): ProxiedFrame => ({
  command: "RECEIPT",
  headers: { "receipt-id": receipt },
  body: "",
});
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
