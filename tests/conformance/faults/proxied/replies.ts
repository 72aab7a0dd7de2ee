/** Faults of the chat socket: receipts, refusals, frames and their contents. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ProxyFault } from "../fault.ts";
import { changeJson, count, isRefusal, onChat, socketFault } from "./socket-tools.ts";

export const replyFaults: ProxyFault[] = [
  socketFault(
    "no-receipt",
    "Messages get no receipt.",
    {
      onServerFrame: (frame, socket) => (frame.command === "RECEIPT" && count(socket, "receipt") > 2 ? [] : [frame]),
    },
    "chat.send",
  ),
  socketFault(
    "receipt-without-storing",
    "A message gets a receipt and is thrown away.",
    {
      onClientFrame: (frame, socket) => {
        if (frame.command !== "SEND" || count(socket, "sent") % 2 === 1) return [frame];
        const receipt = frame.headers["receipt"];
        if (receipt !== undefined)
          socket.toClient({ command: "RECEIPT", headers: { "receipt-id": receipt }, body: "" });
        return [];
      },
    },
    "chat.send.receipt-after-commit",
    "chat.order",
    "chat.history",
  ),
  socketFault(
    "wrong-receipt",
    "A receipt names another frame.",
    {
      onServerFrame: (frame) =>
        frame.command === "RECEIPT"
          ? [{ ...frame, headers: { "receipt-id": `${frame.headers["receipt-id"] ?? ""}x` } }]
          : [frame],
    },
    "chat.send",
  ),
  socketFault(
    "refusal-without-receipt",
    "A refusal doesn't say which frame it is about.",
    {
      onServerFrame: (frame) => {
        if (!isRefusal(frame)) return [frame];
        const { "receipt-id": _receipt, ...headers } = frame.headers;
        return [{ ...frame, headers }];
      },
    },
    "chat.send.rights",
  ),
  socketFault(
    "refusals-not-sent",
    "Refused frames are dropped in silence.",
    {
      onServerFrame: (frame) => (isRefusal(frame) ? [] : [frame]),
    },
    "chat.send.rights",
  ),
  socketFault(
    "everybody-may-listen",
    "Outsiders may subscribe.",
    {
      onServerFrame: (frame) => {
        const receipt = frame.headers["receipt-id"];
        return isRefusal(frame) &&
          receipt !== undefined &&
          (frame.headers["refused-destination"] ?? "").startsWith("/topic/")
          ? [{ command: "RECEIPT", headers: { "receipt-id": receipt }, body: "" }]
          : [frame];
      },
    },
    "chat.send.rights",
    "chat.subscribe",
    "chat.send.tokens",
  ),
  socketFault(
    "everybody-may-write",
    "A message that is refused is acknowledged.",
    {
      onServerFrame: (frame) => {
        const receipt = frame.headers["receipt-id"];
        return isRefusal(frame) &&
          receipt !== undefined &&
          (frame.headers["refused-destination"] ?? "").startsWith("/app/")
          ? [{ command: "RECEIPT", headers: { "receipt-id": receipt }, body: "" }]
          : [frame];
      },
    },
    "chat.send.rights",
  ),
  socketFault(
    "retry-twice",
    "A retry with the same client-id is stored again.",
    {
      onClientFrame: (frame) => {
        const { "client-id": _id, ...headers } = frame.headers;
        return [frame.command === "SEND" ? { ...frame, headers } : frame];
      },
    },
    "chat.send.retry",
  ),
  socketFault(
    "client-id-left-out",
    "The client-id isn't echoed.",
    {
      onServerFrame: onChat((frame) => [changeJson(frame, (body) => void delete body["clientId"])]),
    },
    "chat.send.retry",
    "chat.send.delivered",
  ),
  socketFault(
    "sender-as-name",
    "The sender is in another field.",
    {
      onServerFrame: onChat((frame) => [
        changeJson(frame, (body) => {
          body["senderId"] = body["memberId"];
          delete body["memberId"];
        }),
      ]),
    },
    "chat.send.delivered",
  ),
  socketFault(
    "time-without-zone",
    "Messages bear a time without a zone.",
    {
      onServerFrame: onChat((frame) => [
        changeJson(frame, (body) => void (body["createdAt"] = String(body["createdAt"]).replace("Z", ""))),
      ]),
    },
    "chat.send.delivered",
  ),
  socketFault(
    "id-as-text",
    "Messages have their ids as text.",
    {
      onServerFrame: onChat((frame) => [changeJson(frame, (body) => void (body["id"] = String(body["id"])))]),
    },
    "chat.send.delivered",
  ),
  socketFault(
    "content-untrimmed",
    "White space around a message stays.",
    {
      onServerFrame: onChat((frame) => [
        changeJson(frame, (body) => {
          if (body["type"] === "TEXT") body["content"] = ` ${String(body["content"])}`;
        }),
      ]),
    },
    "chat.send.any-text",
    "chat.send.delivered",
  ),
  socketFault(
    "wrong-subscription",
    "Messages name another subscription.",
    {
      onServerFrame: onChat((frame) => [{ ...frame, headers: { ...frame.headers, subscription: "sub-0" } }]),
    },
    "chat.rooms-apart",
    "chat.send.delivered",
    "chat.all-devices",
  ),
  socketFault(
    "english-refusal",
    "Refusals on the socket are in English.",
    {
      onServerFrame: (frame) =>
        isRefusal(frame) ? [changeJson(frame, (body) => void (body["message"] = "Forbidden"))] : [frame],
    },
    "chat.send.rights",
  ),
  socketFault(
    "wrong-code",
    "Every refusal on the socket has the same code.",
    {
      onServerFrame: (frame) =>
        isRefusal(frame) ? [changeJson(frame, (body) => void (body["code"] = errorCodes.INVALID_REQUEST))] : [frame],
    },
    "chat.send.rights",
  ),
  socketFault(
    "error-not-sent",
    "The socket closes without an ERROR frame.",
    {
      onServerFrame: (frame) => (frame.command === "ERROR" ? [] : [frame]),
    },
    "chat.connect.bad-token",
  ),
  socketFault(
    "long-messages",
    "Messages of more than 300 characters are cut and taken.",
    {
      onClientFrame: (frame) => {
        if (frame.command !== "SEND" || !frame.body.includes("content")) return [frame];
        return [
          changeJson(
            frame,
            (body) => void (body["content"] = Array.from(String(body["content"])).slice(0, 300).join("")),
          ),
        ];
      },
    },
    "chat.send.length",
  ),
  socketFault(
    "short-messages-only",
    "Messages of 300 characters are refused.",
    {
      onClientFrame: (frame) => {
        if (frame.command !== "SEND" || !frame.body.includes("content")) return [frame];
        return [
          changeJson(frame, (body) => {
            if (Array.from(String(body["content"])).length === 300) body["content"] = `${String(body["content"])}.`;
          }),
        ];
      },
    },
    "chat.send.length",
  ),
  socketFault(
    "old-version",
    "CONNECTED names version 1.0.",
    {
      onServerFrame: (frame) =>
        frame.command === "CONNECTED" ? [{ ...frame, headers: { ...frame.headers, version: "1.0" } }] : [frame],
    },
    "chat.connect.versions",
  ),
  socketFault(
    "no-heart-beat",
    "CONNECTED offers no heart-beat.",
    {
      onServerFrame: (frame) =>
        frame.command === "CONNECTED" ? [{ ...frame, headers: { ...frame.headers, "heart-beat": "0,0" } }] : [frame],
    },
    "chat.connect",
  ),
];
