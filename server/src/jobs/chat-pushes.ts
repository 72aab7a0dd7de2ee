import { SECOND_MS } from "@babchingu/openapi";
import type { Deps } from "../deps.ts";
import { CHAT_PUSH_DELAY_MS, queueChatPushes } from "../domain/chat/pushes.ts";
import { addMs } from "../lib/time.ts";
import type { Job } from "./registry.ts";

/** The job that queues push messages about chats (D52). */
export function chatPushJob({ db, postedRooms }: Pick<Deps, "db" | "postedRooms">): Job {
  return {
    name: "chat.push",
    everyMs: SECOND_MS,
    run: async (now) => {
      const due = postedRooms.takeDue(now);
      try {
        // A younger message may be about to be read in an open room.
        await queueChatPushes({ db, now }, due, addMs(now, -CHAT_PUSH_DELAY_MS));
      } catch (error) {
        for (const meetingId of due) postedRooms.add(meetingId, now);
        throw error;
      }
    },
  };
}
