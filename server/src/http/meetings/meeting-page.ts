/** The public page of a shared meeting, `/m/{id}` (D55): the site's page, filled in by the server, without JavaScript. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  fillMeetingPage,
  meetingPageFiles,
  meetingPagePath,
  type MeetingPageValues,
  parseSeoulTime,
  PREVIEW_CACHE_SECONDS,
  SECOND_MS,
  tablePicturePath,
} from "@babchingu/openapi";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";
import { sendBusyPage } from "../../contract/errors.ts";
import { type PublicMeeting, readPublicMeeting } from "../../domain/meetings/preview.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createAddressLimiter } from "../../lib/request-limits.ts";

const PAGES_MAX = 1000;
/** Chat apps ask once for a link that hundreds open. */
const PER_MINUTE_IP = 120;
const ID = /^[1-9]\d{0,14}$/;

const formatTime = (time: Date): string =>
  time.toLocaleString("ko-KR", {
    timeZone: "Asia/Seoul",
    month: "long",
    day: "numeric",
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });

function seatsOf({ status, memberCount, maxCapacity }: PublicMeeting): string {
  if (memberCount >= maxCapacity) return `${maxCapacity}자리가 모두 찼어요`;
  const taken = `${maxCapacity}자리 중 ${memberCount}자리가 찼어요`;
  return status === "RECRUITING" ? taken : `${taken}. 모집은 끝났어요`;
}

/** The sentence and the label of the link to the meeting, in which only one that recruits with a free seat asks to join. */
function invitationOf({ status, memberCount, maxCapacity }: PublicMeeting): Pick<MeetingPageValues, "lead" | "action"> {
  if (status !== "RECRUITING")
    return { lead: "모집이 끝난 모임이에요. 다른 모임도 기다리고 있어요.", action: "모임 보기" };
  if (memberCount >= maxCapacity)
    return { lead: "지금은 자리가 다 찼어요. 빈자리가 나면 알려 드려요.", action: "모임 보고 빈자리 알림 받기" };
  return { lead: "밥친구에서 열린 식사 모임이에요. 같이 먹어요.", action: "모임 보고 참여하기" };
}

function valuesOf(meeting: PublicMeeting): MeetingPageValues {
  return {
    id: String(meeting.meetingId),
    title: meeting.title,
    when: formatTime(parseSeoulTime(meeting.scheduledAt)),
    where: meeting.district ?? "밥친구에서 알려 드려요",
    seats: seatsOf(meeting),
    ...invitationOf(meeting),
    picture: tablePicturePath(meeting.memberCount, meeting.maxCapacity),
  };
}

interface MeetingPage {
  status: 200 | 410;
  html: string;
}

interface MeetingPageOptions {
  siteRoot: string;
  /** In place of `reply.callNotFound()`, after which this handler's reply and the other's would both wait for the response. */
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Serves the pages when the site is built; an address without a meeting gets the site's page for unknown addresses. */
export function serveMeetingPages(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
  { siteRoot, sendNotFound }: MeetingPageOptions,
): void {
  const read = (file: string) => readFileSync(join(siteRoot, file), "utf8");
  const template = read(meetingPageFiles.meeting);
  const gone = read(meetingPageFiles.gone);
  const busy = read(meetingPageFiles.busy);
  const pages = new LRUCache<number, MeetingPage>({ max: PAGES_MAX, ttl: PREVIEW_CACHE_SECONDS * SECOND_MS });
  const limit = config.isRateLimited
    ? createAddressLimiter(app, { perAddress: PER_MINUTE_IP, name: "meeting-pages" })
    : null;

  async function render(meetingId: number): Promise<MeetingPage | null> {
    try {
      return { status: 200, html: fillMeetingPage(template, valuesOf(await readPublicMeeting(db, meetingId))) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errorName === "MEETING_GONE") return { status: 410, html: gone };
      if (error.errorName === "MEETING_NOT_FOUND") return null;
      throw error;
    }
  }

  /** Kept from when it was read: what is opened all the time has to be read again, too. */
  async function renderAndKeep(meetingId: number): Promise<MeetingPage | null> {
    const page = await render(meetingId);
    if (page !== null) pages.set(meetingId, page);
    return page;
  }

  app.get<{ Params: { meetingId: string } }>(
    meetingPagePath(":meetingId"),
    { errorHandler: (error, request, reply) => sendBusyPage(busy, error, request, reply) },
    async (request, reply) => {
      await limit?.(request);
      const { meetingId: text } = request.params;
      const meetingId = ID.test(text) ? Number(text) : null;
      const page = meetingId === null ? null : (pages.get(meetingId) ?? (await renderAndKeep(meetingId)));
      if (page === null) return sendNotFound(request, reply);
      return reply
        .code(page.status)
        .type("text/html; charset=utf-8")
        .header("cache-control", `public, max-age=${PREVIEW_CACHE_SECONDS}`)
        .send(page.html);
    },
  );
}
