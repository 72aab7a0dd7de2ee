/** Faults of chat deliveries: lost, duplicated, late, unordered, or sent to the wrong members. */
import type { ProxiedFrame, ProxyFault } from "../fault.ts";
import {
  LATE_MS,
  count,
  isChat,
  isRefusal,
  recordSubscription,
  onChat,
  onRefusal,
  onServer,
  socketFault,
  broadcastToFormerSubscribers,
} from "./socket-tools.ts";

const isEndOfSeat = (frame: ProxiedFrame) => frame.headers["receipt-id"] === undefined;

export const deliveryFaults: ProxyFault[] = [
  onServer(
    "lost",
    "Every third message isn't delivered.",
    ["chat.order", "chat.send.delivered"],
    onChat((frame, socket) => (count(socket, "chat") % 3 === 0 ? [] : [frame])),
  ),
  onServer(
    "never-delivered",
    "Nobody gets any message.",
    ["chat.send.delivered"],
    onChat(() => []),
  ),
  onServer(
    "doubled",
    "Every message is delivered twice.",
    ["chat.order", "chat.send.delivered", "chat.send.retry"],
    onChat((frame) => [frame, frame]),
  ),
  onServer(
    "swapped",
    "Two messages in a row change places.",
    ["chat.order"],
    onChat((frame, socket) => {
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
  ),
  socketFault("not-to-the-sender", "The sender doesn't get the own message.", ["chat.send.delivered"], {
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
  }),
  socketFault(
    "after-leaving",
    "A member who lost the seat still receives the room's messages.",
    ["chat.end.left", "chat.end.expelled"],
    {
      onClientFrame: recordSubscription,
      onServerFrame: (frame, socket) => {
        if (isRefusal(frame) && isEndOfSeat(frame)) socket.memory.set("ended", true);
        return isChat(frame) ? broadcastToFormerSubscribers(frame, socket) : [frame];
      },
    },
  ),
  onServer(
    "end-not-sent",
    "The member who lost the seat gets no message.",
    ["chat.end.left"],
    onRefusal((frame) => (isEndOfSeat(frame) ? [] : [frame])),
  ),
];
