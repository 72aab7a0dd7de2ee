/** Defects of the chat socket: what is lost, doubled, late, unordered, or for others' eyes. */
import type { ProxiedFrame, ProxyFault } from "../fault.ts";
import {
  LATE_MS,
  count,
  isChat,
  isRefusal,
  noteSubscription,
  onChat,
  socketFault,
  toAllWhoEverCame,
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
        const held = socket.memory.get("held") as ProxiedFrame | undefined;
        if (held) {
          socket.memory.delete("held");
          return [frame, held];
        }
        socket.memory.set("held", frame);
        setTimeout(() => {
          if (socket.memory.get("held") !== frame) return;
          socket.memory.delete("held");
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
    "Who lost the seat goes on hearing the room.",
    {
      onClientFrame: noteSubscription,
      onServerFrame: (frame, socket) => {
        if (isRefusal(frame) && frame.headers["receipt-id"] === undefined) socket.memory.set("ended", true);
        return isChat(frame) ? toAllWhoEverCame(frame, socket) : [frame];
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
