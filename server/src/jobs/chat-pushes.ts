import { SECOND_MS } from "@babchingu/openapi";
import type { Deps } from "../deps.ts";
import { queueChatPushes } from "../domain/chat/pushes.ts";
import type { Job } from "./registry.ts";

/** The job that queues push messages about chats (D52). */
export function chatPushJob({ db, postedRooms }: Pick<Deps, "db" | "postedRooms">): Job {
  return {
    name: "chat.push",
    everyMs: SECOND_MS,
    run: async (now) => {
      const due = postedRooms.takeDue(now);
      try {
        await queueChatPushes({ db, now }, due);
      } catch (error) {
        for (const meetingId of due) postedRooms.add(meetingId, now);
        throw error;
      }
    },
  };
}
