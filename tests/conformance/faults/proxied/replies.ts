/** Faults of the chat socket: receipts, refusals, frames and their contents. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ProxyFault } from "../fault.ts";
import {
  changeChat,
  changeRefusal,
  changeSentMessage,
  incrementCount,
  onChat,
  onClient,
  onCommand,
  onRefusal,
  onServer,
  receiptFor,
  setHeaders,
} from "./socket-tools.ts";

/** Sends a receipt instead of the refusal of frames to these destinations. */
const acknowledgeRefused = (beginning: string) =>
  onRefusal((frame) => {
    const { "receipt-id": receipt, "refused-destination": destination = "" } = frame.headers;
    return receipt !== undefined && destination.startsWith(beginning) ? [receiptFor(receipt)] : [frame];
  });

export const replyFaults: ProxyFault[] = [
  onServer(
    "no-receipt",
    "Messages get no receipt.",
    ["chat.send"],
    onCommand("RECEIPT")((frame, socket) => (incrementCount(socket, "receipt") > 2 ? [] : [frame])),
  ),
  onClient(
    "receipt-without-storing",
    "A message gets a receipt but isn't stored.",
    ["chat.send.receipt-after-commit", "chat.order", "chat.history"],
    onCommand("SEND")((frame, socket) => {
      if (incrementCount(socket, "sent") % 2 === 1) return [frame];
      const receipt = frame.headers["receipt"];
      if (receipt !== undefined) socket.sendToClient(receiptFor(receipt));
      return [];
    }),
  ),
  onServer(
    "wrong-receipt",
    "A receipt names another frame.",
    ["chat.send"],
    onCommand("RECEIPT")(({ headers }) => [receiptFor(`${headers["receipt-id"] ?? ""}x`)]),
  ),
  onServer(
    "refusal-without-receipt",
    "A refusal doesn't say which frame it is about.",
    ["chat.send.rights"],
    onRefusal((frame) => {
      const { "receipt-id": _receipt, ...headers } = frame.headers;
      return [{ ...frame, headers }];
    }),
  ),
  onServer(
    "refusals-not-sent",
    "Refused frames are dropped silently.",
    ["chat.send.rights"],
    onRefusal(() => []),
  ),
  onServer(
    "everybody-may-listen",
    "Outsiders can subscribe to rooms.",
    ["chat.send.rights", "chat.subscribe", "chat.send.tokens"],
    acknowledgeRefused("/topic/"),
  ),
  onServer(
    "everybody-may-write",
    "A message that is refused is acknowledged.",
    ["chat.send.rights"],
    acknowledgeRefused("/app/"),
  ),
  onClient(
    "retry-twice",
    "A retry with the same client-id is stored again.",
    ["chat.send.retry"],
    onCommand("SEND")((frame) => {
      const { "client-id": _id, ...headers } = frame.headers;
      return [{ ...frame, headers }];
    }),
  ),
  onServer(
    "client-id-left-out",
    "The client-id isn't echoed.",
    ["chat.send.retry", "chat.send.delivered"],
    changeChat((body) => void delete body["clientId"]),
  ),
  onServer(
    "sender-as-name",
    "The sender is in another field.",
    ["chat.send.delivered"],
    changeChat((body) => {
      body["senderId"] = body["memberId"];
      delete body["memberId"];
    }),
  ),
  onServer(
    "time-without-zone",
    "Messages have a time without a zone.",
    ["chat.send.delivered"],
    changeChat((body) => void (body["createdAt"] = String(body["createdAt"]).replace("Z", ""))),
  ),
  onServer(
    "id-as-text",
    "The ids of messages are strings.",
    ["chat.send.delivered"],
    changeChat((body) => void (body["id"] = String(body["id"]))),
  ),
  onServer(
    "content-untrimmed",
    "White space around a message stays.",
    ["chat.send.any-text", "chat.send.delivered"],
    changeChat((body) => {
      if (body["type"] === "TEXT") body["content"] = ` ${String(body["content"])}`;
    }),
  ),
  onServer(
    "wrong-subscription",
    "Messages name another subscription.",
    ["chat.rooms-apart", "chat.send.delivered", "chat.all-devices"],
    onChat(setHeaders({ subscription: "sub-0" })),
  ),
  onServer(
    "english-refusal",
    "Refusals on the socket are in English.",
    ["chat.send.rights"],
    changeRefusal((body) => void (body["message"] = "Forbidden")),
  ),
  onServer(
    "wrong-code",
    "Every refusal on the socket has the same code.",
    ["chat.send.rights"],
    changeRefusal((body) => void (body["code"] = errorCodes.INVALID_REQUEST)),
  ),
  onServer(
    "error-not-sent",
    "The socket closes without an ERROR frame.",
    ["chat.connect.bad-token"],
    onCommand("ERROR")(() => []),
  ),
  onClient(
    "long-messages",
    "Messages of more than 300 characters are truncated and accepted.",
    ["chat.send.length"],
    changeSentMessage((body) => void (body["content"] = Array.from(String(body["content"])).slice(0, 300).join(""))),
  ),
  onClient(
    "short-messages-only",
    "Messages of 300 characters are refused.",
    ["chat.send.length"],
    changeSentMessage((body) => {
      if (Array.from(String(body["content"])).length === 300) body["content"] = `${String(body["content"])}.`;
    }),
  ),
  onServer(
    "old-version",
    "CONNECTED names version 1.0.",
    ["chat.connect.versions"],
    onCommand("CONNECTED")(setHeaders({ version: "1.0" })),
  ),
  onServer(
    "no-heart-beat",
    "CONNECTED offers no heart-beat.",
    ["chat.connect"],
    onCommand("CONNECTED")(setHeaders({ "heart-beat": "0,0" })),
  ),
];
