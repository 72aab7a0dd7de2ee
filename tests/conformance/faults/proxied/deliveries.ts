/** Faults of chat deliveries: lost, duplicated, late, unordered, or sent to the wrong members. */
import type { ProxiedFrame, ProxyFault } from "../fault.ts";
import {
  LATE_MS,
  count,
  isChat,
  isRefusal,
  recordSubscription,
  onChat,
  socketFault,
  broadcastToFormerSubscribers,
} from "./socket-tools.ts";

export const deliveryFaults: ProxyFault[] = [
  socketFault(
    "lost",
    "Every third message isn't delivered.",
    {
      onServerFrame: onChat((frame, socket) => (count(socket, "chat") % 3 === 0 ? [] : [frame])),
    },
    "chat.order",
    "chat.send.delivered",
  ),
  socketFault(
    "never-delivered",
    "Nobody gets any message.",
    { onServerFrame: onChat(() => []) },
    "chat.send.delivered",
  ),
  socketFault(
    "doubled",
    "Every message is delivered twice.",
    { onServerFrame: onChat((frame) => [frame, frame]) },
    "chat.order",
    "chat.send.delivered",
    "chat.send.retry",
  ),
  socketFault(
    "swapped",
    "Two messages in a row change places.",
    {
      onServerFrame: onChat((frame, socket) => {
        const delayed = socket.memory.get("delayed") as ProxiedFrame | undefined;
        if (delayed) {
          socket.memory.delete("delayed");
          return [frame, delayed];
        }
        socket.memory.set("delayed", frame);
        setTimeout(() => {
          if (socket.memory.get("delayed") !== frame) return;
          socket.memory.delete("delayed");
          socket.toClient(frame);
        }, LATE_MS);
        return [];
      }),
    },
    "chat.order",
  ),
  socketFault(
    "not-to-the-sender",
    "The sender doesn't get the own message.",
    {
      onClientFrame: (frame, socket) => {
        if (frame.command === "SEND")
          socket.memory.set("own", [...((socket.memory.get("own") as string[] | undefined) ?? []), frame.body]);
        return [frame];
      },
      onServerFrame: onChat((frame, socket) => {
        const { content } = JSON.parse(frame.body) as { content: string };
        return ((socket.memory.get("own") as string[] | undefined) ?? []).some((body) => body.includes(content))
          ? []
          : [frame];
      }),
    },
    "chat.send.delivered",
  ),
  socketFault(
    "after-leaving",
    "A member who lost the seat still receives the room's messages.",
    {
      onClientFrame: recordSubscription,
      onServerFrame: (frame, socket) => {
        if (isRefusal(frame) && frame.headers["receipt-id"] === undefined) socket.memory.set("ended", true);
        return isChat(frame) ? broadcastToFormerSubscribers(frame, socket) : [frame];
      },
    },
    "chat.end.left",
    "chat.end.expelled",
  ),
  socketFault(
    "end-not-sent",
    "The member who lost the seat gets no message.",
    {
      onServerFrame: (frame) => (isRefusal(frame) && frame.headers["receipt-id"] === undefined ? [] : [frame]),
    },
    "chat.end.left",
  ),
];
