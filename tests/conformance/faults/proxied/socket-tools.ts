/** Helpers of the socket faults. */
import type { ProxiedFrame, ProxiedSocket, ProxyFault } from "../fault.ts";

export type FrameHook = (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];

type SocketFault = (id: string, title: string, checks: readonly string[], hook: FrameHook) => ProxyFault;

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
const forFrames =
  (isAffected: (frame: ProxiedFrame) => boolean) =>
  (hook: FrameHook): FrameHook =>
  (frame, socket) =>
    isAffected(frame) ? hook(frame, socket) : [frame];
export const onCommand = (command: string) => forFrames((frame) => frame.command === command);
export const onChat = forFrames(isChat);
export const onRefusal = forFrames(isRefusal);

type JsonChange = (body: Record<string, unknown>) => void;
const changeJson =
  (change: JsonChange): FrameHook =>
  (frame) => {
    const body = JSON.parse(frame.body) as Record<string, unknown>;
    change(body);
    return [{ ...frame, body: JSON.stringify(body) }];
  };
export const changeChat = (change: JsonChange) => onChat(changeJson(change));
export const changeRefusal = (change: JsonChange) => onRefusal(changeJson(change));
/** Changes a message that a client sends. */
export const changeSentMessage = (change: JsonChange) =>
  forFrames(({ command, body }) => command === "SEND" && body.includes("content"))(changeJson(change));
export const setHeaders =
  (changes: Record<string, string>): FrameHook =>
  (frame) => [{ ...frame, headers: { ...frame.headers, ...changes } }];

export const receiptFor = (receipt: string): ProxiedFrame => ({
  command: "RECEIPT",
  headers: { "receipt-id": receipt },
  body: "",
});
export const incrementCount = (socket: ProxiedSocket, key: string) => {
  const next = ((socket.state.get(key) as number | undefined) ?? 0) + 1;
  socket.state.set(key, next);
  return next;
};
export const SWAP_DELAY_MS = 150;

/** Records every subscription to a room. */
export const recordSubscription: FrameHook = (frame, socket) => {
  if (frame.command === "SUBSCRIBE")
    socket.state.set(`room ${frame.headers["destination"] ?? ""}`, frame.headers["id"]);
  return [frame];
};

/** Sends the message to every socket that ever subscribed to the room. */
export const broadcastToFormerSubscribers: FrameHook = (frame, socket) => {
  const room = frame.headers["destination"] ?? "";
  for (const other of socket.openSockets()) {
    const subscription = other.state.get(`room ${room}`) as string | undefined;
    if (other !== socket && subscription !== undefined && other.state.get("ended") === true) {
      other.sendToClient({ ...frame, headers: { ...frame.headers, subscription } });
    }
  }
  return [frame];
};
