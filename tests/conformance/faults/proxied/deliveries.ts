/** Faults of chat deliveries: lost, duplicated, late, unordered, or sent to the wrong members. */
import type { ProxiedFrame, ProxyFault } from "../fault.ts";
import {
  SWAP_DELAY_MS,
  incrementCount,
  isChat,
  isRefusal,
  recordSubscription,
  onChat,
  onRefusal,
  onServer,
  socketFault,
  broadcastToFormerSubscribers,
} from "./socket-tools.ts";

const isSeatLost = (frame: ProxiedFrame) => frame.headers["receipt-id"] === undefined;

export const deliveryFaults: ProxyFault[] = [
  onServer(
    "lost",
    "Every third message isn't delivered.",
    ["chat.order", "chat.send.delivered"],
    onChat((frame, socket) => (incrementCount(socket, "chat") % 3 === 0 ? [] : [frame])),
  ),
  onServer(
    "never-delivered",
    "No message is delivered.",
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
    "Two consecutive messages are delivered in reverse order.",
    ["chat.order"],
    onChat((frame, socket) => {
      const delayed = socket.state.get("delayed") as ProxiedFrame | undefined;
      if (delayed) {
        socket.state.delete("delayed");
        return [frame, delayed];
      }
      socket.state.set("delayed", frame);
      setTimeout(() => {
        if (socket.state.get("delayed") !== frame) return;
        socket.state.delete("delayed");
        socket.sendToClient(frame);
      }, SWAP_DELAY_MS);
      return [];
    }),
  ),
  socketFault("not-to-the-sender", "The sender doesn't receive their own message.", ["chat.send.delivered"], {
    onClientFrame: (frame, socket) => {
      if (frame.command === "SEND")
        socket.state.set("own", [...((socket.state.get("own") as string[] | undefined) ?? []), frame.body]);
      return [frame];
    },
    onServerFrame: onChat((frame, socket) => {
      const { content } = JSON.parse(frame.body) as { content: string };
      return ((socket.state.get("own") as string[] | undefined) ?? []).some((body) => body.includes(content))
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
        if (isRefusal(frame) && isSeatLost(frame)) socket.state.set("ended", true);
        return isChat(frame) ? broadcastToFormerSubscribers(frame, socket) : [frame];
      },
    },
  ),
  onServer(
    "end-not-sent",
    "A member who lost the seat gets no error when the subscription ends.",
    ["chat.end.left"],
    onRefusal((frame) => (isSeatLost(frame) ? [] : [frame])),
  ),
];
